import { Box } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyExtra } from '#components/feedback/lazy-extra.ts';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { useSession } from '#lib/session/use-session.ts';

const SavedList = lazyExtra(async () => (await import('./saved-list.tsx')).SavedList);

interface Props {
  /** Shown on the dashboard, which is older than the list. */
  isOnDashboard?: boolean;
}

/** While there is no connection, leads a learner to what can be read without one. Source: rules/wording.md W33 */
export function SavedOnDevice({ isOnDashboard = false }: Props) {
  const session = useSession();
  const isOnline = useIsOnline();
  if (isOnline || session.status !== 'signed-in') return null;
  const { id } = session.learner;
  return (
    <Suspense fallback={<Box minH="64" aria-busy="true" />}>
      <SavedList key={id} learnerId={id} isOnDashboard={isOnDashboard} />
    </Suspense>
  );
}
