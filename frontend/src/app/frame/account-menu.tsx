import { lazy, Suspense } from 'react';
import { LinkButton } from '#components/ui/link-button.tsx';
import { useSession } from '#lib/session/use-session.ts';

const LearnerMenu = lazy(() => import('./learner-menu.tsx'));

/** Shows 'Sign In', or the menu of the signed-in learner. */
export function AccountMenu() {
  const session = useSession();
  if (session.status !== 'signed-in') {
    return (
      <LinkButton to="/login" size="sm" variant="outline" colorPalette="neutral">
        Sign In
      </LinkButton>
    );
  }
  return (
    <Suspense fallback={null}>
      <LearnerMenu name={session.learner.name} email={session.learner.email} />
    </Suspense>
  );
}
