import { Suspense } from 'react';
import { lazyExtra } from '#components/feedback/lazy-extra.ts';
import { pageQuiet } from '#lib/page-quiet.ts';
import { useSession } from '#lib/session/use-session.ts';

const OfflineStatus = lazyExtra(async () => {
  await pageQuiet();
  return (await import('./offline-status.tsx')).OfflineStatus;
});

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
