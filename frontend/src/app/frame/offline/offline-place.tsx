import { Box } from '#ui/chakra/box.ts';
import { Suspense } from 'react';
import { lazyExtra } from '#components/feedback/lazy-extra.ts';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { pageQuiet } from '#lib/page-quiet.ts';
import { useSession } from '#lib/session/use-session.ts';

const load = () => import('./offline-status.tsx');

const OfflineStatus = lazyExtra(async () => {
  await pageQuiet();
  return (await load()).OfflineStatus;
});

const SavedList = lazyExtra(async () => (await load()).SavedList);

/** Lets a learner work offline on any page of the app, once the page is complete. */
export function OfflinePlace() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <OfflineStatus key={session.learner.id} learnerId={session.learner.id} />
    </Suspense>
  );
}

interface SavedProps {
  /** Also says how old the dashboard below is. */
  isOnDashboard?: boolean;
}

/** While there is no connection, leads a learner to what can be read without one. Source: rules/wording.md W33 */
export function SavedOnDevice(props: SavedProps) {
  const session = useSession();
  if (useIsOnline() || session.status !== 'signed-in') return null;
  return (
    <Suspense fallback={<Box minH="64" aria-busy="true" />}>
      <SavedList key={session.learner.id} learnerId={session.learner.id} {...props} />
    </Suspense>
  );
}
