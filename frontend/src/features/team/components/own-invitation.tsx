import { chakra, HStack } from '@chakra-ui/react';
import type { Invitation } from '@learning/shared/contract/teams';
import { LinkButton } from '#components/ui/link-button.tsx';
import { Panel } from '#components/ui/panel.tsx';

/** For the owner of the plan, who has a seat without it. */
export function OwnInvitation({ invitation }: { invitation: Invitation }) {
  return (
    <Panel maxW="2xl">
      <chakra.p textStyle="body" overflowWrap="anywhere">
        This link is for {invitation.email}, whom you invited. {invitation.tierName} is your own
        plan: you have the owner’s seat in it.
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <LinkButton to="/account/team">Manage Seats</LinkButton>
      </HStack>
    </Panel>
  );
}
