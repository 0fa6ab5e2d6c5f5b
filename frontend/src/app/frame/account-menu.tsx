import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { LinkButton } from '#components/ui/link-button.tsx';
import { useSession } from '#lib/session/use-session.ts';
import { LearnerMenuPlace } from './learner-menu-place.tsx';

const LearnerMenu = lazy(() => import('./learner-menu.tsx'));

/** Shows 'Sign In', or the menu of the signed-in learner. A prerendered page has both, and `html.has-session` chooses. */
export function AccountMenu() {
  const session = useSession();
  if (session.status === 'signed-in') {
    return (
      <Suspense fallback={<LearnerMenuPlace />}>
        <LearnerMenu name={session.learner.name} email={session.learner.email} />
      </Suspense>
    );
  }
  const signIn = (
    <LinkButton to="/login" size="sm" variant="outline" colorPalette="neutral">
      Sign In
    </LinkButton>
  );
  if (session.status === 'signed-out') return signIn;
  return (
    <>
      <Box css={{ '.has-session &': { display: 'none' } }}>{signIn}</Box>
      <Box display="none" css={{ '.has-session &': { display: 'block' } }}>
        <LearnerMenuPlace />
      </Box>
    </>
  );
}
