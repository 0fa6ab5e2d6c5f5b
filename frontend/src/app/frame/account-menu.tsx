import { Box } from '#ui/chakra/box.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { LearnerPicture } from '#components/learner-picture/learner-picture.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useSession } from '#lib/session/use-session.ts';
import { BellLink } from './bell-link.tsx';
import { LearnerMenu } from './learner-menu.tsx';
import { OwnPicture } from './own-picture.tsx';
import { UnreadLink } from './unread-link.tsx';

/** Shows 'Sign In', or the menu of the signed-in learner. A prerendered page has both, and `html.has-session` chooses. */
export function AccountMenu() {
  const session = useSession();
  if (session.status === 'signed-in') {
    const { learner } = session;
    return (
      <>
        <UnreadLink learnerId={learner.id} />
        <LearnerMenu
          name={learner.name}
          email={learner.email}
          isOperator={learner.isOperator === true}
          picture={<OwnPicture key={learner.id} learner={learner} />}
        />
      </>
    );
  }
  const signIn = (
    <HStack flexShrink="0" whiteSpace="nowrap" gap="2">
      {/* Phones have the link in the menu. */}
      <Box hideBelow="lg">
        <BellLink />
      </Box>
      <LinkButton to="/login" size="sm" variant="outline" colorPalette="neutral">
        Sign In
      </LinkButton>
    </HStack>
  );
  if (session.status === 'signed-out') return signIn;
  return (
    <>
      <Box css={{ '.has-session &': { display: 'none' } }}>{signIn}</Box>
      <Box
        display="none"
        alignItems="center"
        gap="2"
        css={{ '.has-session &': { display: 'flex' } }}
      >
        <BellLink />
        <LearnerMenu name="" email="" picture={<LearnerPicture name="" email="" size="sm" />} />
      </Box>
    </>
  );
}
