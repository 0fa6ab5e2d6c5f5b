import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { ownerView } from '@learning/content/site/owner-view';
import type { Invitation } from '@learning/shared/contract/teams';
import { useEffect } from 'react';
import { LinkButton } from '#ui/link-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { printDate } from '#lib/print-date.ts';
import { rememberInvitedAddress } from '#lib/session/invited-address.ts';
import { useSession } from '#lib/session/use-session.ts';
import { JoinButton } from './join-button.tsx';

interface Props {
  token: string;
  invitation: Invitation;
}

/** Shows what the seat includes, what the owner sees, and the join button; or why joining is impossible. */
export function JoinOffer({ token, invitation }: Props) {
  const session = useSession();
  const redirect = '/join';
  const { invitedBy, email, tierName, state } = invitation;
  // The forms for an account begin with it.
  useEffect(() => rememberInvitedAddress(email), [email]);
  if (state !== 'open') {
    return (
      <Panel maxW="2xl">
        <chakra.p textStyle="body" overflowWrap="anywhere">
          {invitedBy} invited {email} to a seat in the {tierName} plan.
        </chakra.p>
        <chakra.p mt="4" fontWeight="medium">
          {closedReason(invitation)} Contact the person who invited you.
        </chakra.p>
      </Panel>
    );
  }
  return (
    <Panel maxW="2xl">
      <chakra.p textStyle="body" overflowWrap="anywhere">
        {invitedBy} invites {email} to a seat in the {tierName} plan. You get its courses for as
        long as the plan is active, at no cost to you.
      </chakra.p>
      <chakra.p color="fg.muted" mt="4">
        The owner of the plan will see {ownerView.sees}, but never {ownerView.never}.
      </chakra.p>
      {session.status === 'signed-in' && (
        <JoinButton token={token} email={session.learner.email} invitedEmail={email} />
      )}
      {session.status === 'signed-out' && (
        <HStack mt="6" gap="3" flexWrap="wrap">
          <LinkButton to="/login" search={{ mode: 'create-account', redirect }}>
            Create Account and Join
          </LinkButton>
          <LinkButton to="/login" search={{ redirect }} variant="outline" colorPalette="neutral">
            Sign In
          </LinkButton>
        </HStack>
      )}
    </Panel>
  );
}

/** Explains why joining is impossible; an unexpired invitation ends with its plan. */
function closedReason({ state, expiresAt }: Invitation): string {
  if (state === 'full') return 'All seats in this plan are taken.';
  return new Date(expiresAt) < new Date()
    ? `The invitation expired on ${printDate(expiresAt)}.`
    : 'This plan is not active.';
}
