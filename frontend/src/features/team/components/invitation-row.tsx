import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { TeamInvitation } from '@learning/shared/contract/teams';
import { type RefObject, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDate } from '#lib/print-date.ts';
import { useInviteMember, useCancelInvitation } from '../api/change-team.ts';
import { isOpen } from '../team-words.ts';
import { LinkToPassOn } from './link-to-pass-on.tsx';

interface Props {
  learnerId: string;
  invitation: TeamInvitation;
  /** Gets the focus when the invitation has disappeared. */
  titleRef: RefObject<HTMLElement | null>;
}

export function InvitationRow({ learnerId, invitation, titleRef }: Props) {
  const resending = useInviteMember(learnerId);
  const cancellation = useCancelInvitation(learnerId);
  const [askedAt, setAskedAt] = useState<string>();
  const emailId = useId();
  const error = resending.error ?? cancellation.error;
  const { email, isSent, linkToPassOn } = invitation;
  // The response removes this row, so a callback of `mutate` would not run.
  const cancelInvitation = () =>
    cancellation.mutateAsync(invitation.invitationId).then(
      () => titleRef.current?.focus(),
      () => undefined,
    );
  return (
    <Box py="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <HStack justify="space-between" gap="4" flexWrap="wrap">
        <Box minW="0">
          <chakra.p id={emailId} fontWeight="medium" overflowWrap="anywhere">
            {email}
          </chakra.p>
          <chakra.p textStyle="small" color={isSent ? 'fg.muted' : 'fg.error'}>
            {isSent ? expiryText(invitation) : unsentText(linkToPassOn !== null)}
          </chakra.p>
        </Box>
        <HStack gap="2">
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-describedby={emailId}
            pendingText={resending.isPending && 'Inviting...'}
            onClick={() => {
              setAskedAt(invitation.invitedAt);
              resending.mutate(email);
            }}
          >
            Invite Again
          </Button>
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-describedby={emailId}
            pendingText={cancellation.isPending && 'Canceling...'}
            onClick={() => void cancelInvitation()}
          >
            Cancel Invitation
          </Button>
        </HStack>
      </HStack>
      {linkToPassOn !== null && <LinkToPassOn email={email} link={linkToPassOn} />}
      <div role="alert">
        {error && <chakra.p color="fg.error">{userMessageOf(error)}</chakra.p>}
      </div>
      <chakra.output display="block" textStyle="small" color="fg.success">
        {resending.isSuccess &&
          isSent &&
          (askedAt === invitation.invitedAt
            ? 'We sent this invitation a few minutes ago, and its link works. You can send it again after 10 minutes.'
            : 'Sent again. The old link no longer works.')}
      </chakra.output>
    </Box>
  );
}

function unsentText(hasLink: boolean): string {
  return hasLink
    ? 'We couldn’t email this invitation, but it is valid. Pass its link on yourself.'
    : 'We couldn’t email this invitation. Check the address, then invite again: you get a link to pass on if the email fails again.';
}

function expiryText(invitation: TeamInvitation): string {
  return `${isOpen(invitation) ? 'Expires' : 'Expired on'} ${printDate(invitation.expiresAt)}`;
}
