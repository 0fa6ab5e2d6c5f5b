import { chakra } from '#ui/chakra/factory.ts';
import type { Team } from '@learning/shared/contract/teams';
import type { RefObject } from 'react';
import { PageSection } from '#components/layout/page-section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';

interface Props {
  learnerId: string;
  team: Team;
  /** The line with the number of seats, which gets the focus when a row has disappeared. */
  titleRef: RefObject<HTMLParagraphElement | null>;
  /** The addresses just invited. */
  invited: readonly string[];
  onInvited: (emails: readonly string[]) => void;
}

/** Shows how many seats are taken, invites people, and lists the open invitations. */
export function SeatsSection({ learnerId, team, titleRef, invited, onInvited }: Props) {
  const free = team.maxUsers - team.seatsUsed;
  // Hide invitations that were canceled or accepted.
  const stillInvited = invited.filter((email) =>
    team.invitations.some((invitation) => invitation.email === email),
  );
  return (
    <PageSection
      title="Seats"
      lead={
        team.maxUsers > 1
          ? `Each seat gives one person, with their own account, the courses in ${team.tierName}.`
          : `Your plan, ${team.tierName}, has one seat, which is yours. The members from your earlier plan are paused.`
      }
    >
      <chakra.p ref={titleRef} tabIndex={-1} outline="none" textStyle="h4" mb="5">
        {team.maxUsers > 1
          ? `${team.seatsUsed} of ${team.maxUsers} seats taken, including yours`
          : '1 seat, taken by you'}
      </chakra.p>
      {free > 0 ? (
        <InviteForm learnerId={learnerId} team={team} onInvited={onInvited} />
      ) : (
        <FullTeam team={team} />
      )}
      <chakra.output
        display="block"
        mt="3"
        color="fg.success"
        fontWeight="medium"
        overflowWrap="anywhere"
      >
        {stillInvited.length > 0 && `Invited: ${stillInvited.join(', ')}`}
      </chakra.output>
      {team.invitations.length > 0 && (
        <chakra.div mt="8">
          <chakra.h3 textStyle="h4" mb="2">
            Open invitations
          </chakra.h3>
          {team.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.invitationId}
              learnerId={learnerId}
              invitation={invitation}
              titleRef={titleRef}
            />
          ))}
        </chakra.div>
      )}
    </PageSection>
  );
}

/** Says how someone can be invited again; only the owner can change the plan. */
function FullTeam({ team: { role, maxUsers } }: { team: Team }) {
  if (role !== 'owner') {
    return <p>To invite someone, remove a member first, or ask the owner for more seats.</p>;
  }
  return (
    <p>
      {maxUsers > 1
        ? 'To invite someone, remove a member first, or switch to a plan with more seats under'
        : 'To give your members their access back, switch to a plan with more seats under'}{' '}
      <TextLink to="/account/purchases">Purchases</TextLink>.
    </p>
  );
}
