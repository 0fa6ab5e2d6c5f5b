import { type ComponentType, lazy, Suspense } from 'react';
import { pageQuiet } from '#lib/page-quiet.ts';
import { useSession } from '#lib/session/use-session.ts';

const OfflineStatus = lazy(async (): Promise<{ default: ComponentType<{ learnerId: string }> }> => {
  await pageQuiet();
  try {
    return { default: (await import('./offline-status.tsx')).OfflineStatus };
  } catch {
    // Without a connection, and without the code on this device.
    return { default: () => null };
  }
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
