import { Box } from '@chakra-ui/react';
import { LinkButton } from '#components/ui/link-button.tsx';
import { useSession } from '#lib/session/use-session.ts';
import { LearnerMenu } from './learner-menu.tsx';

/** Shows 'Sign In', or the menu of the signed-in learner. A prerendered page has both, and `html.has-session` chooses. */
export function AccountMenu() {
  const session = useSession();
  if (session.status === 'signed-in') {
    return <LearnerMenu name={session.learner.name} email={session.learner.email} />;
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
        <LearnerMenu name="" email="" />
      </Box>
    </>
  );
}
