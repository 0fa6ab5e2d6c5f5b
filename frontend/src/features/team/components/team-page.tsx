import { Box, chakra, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageSection } from '#components/layout/page-section.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { teamQuery } from '#queries/teams.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { openAddresses } from '../team-words.ts';
import { ClosedTeam } from './closed-team.tsx';
import { MemberCard } from './member-card.tsx';

/** Renders `/account/team`: the seats of the learner's own plan. */
export function TeamPage({ learnerId }: { learnerId: string }) {
  const { data: team, error, refetch } = useQuery(teamQuery(learnerId));
  const seats = useRef<HTMLParagraphElement>(null);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const hasOwnSeatOnly = team?.maxUsers === 1 && team.members.length === 0;
  if (hasCode(error, 'team_not_found') || hasOwnSeatOnly) {
    return (
      <Box pt="8">
        <EmptyState
          title="No team seats yet"
          action={<LinkButton to="/pricing">See Plans</LinkButton>}
        >
          Team plans include seats. Invite colleagues by email: each gets their own account, and you
          see their progress and certificates.
        </EmptyState>
      </Box>
    );
  }
  if (error && !team) {
    return (
      <Box pt="8">
        <ErrorState title="Your team could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} Everyone keeps their seat.
        </ErrorState>
      </Box>
    );
  }
  if (!team) {
    return (
      <Stack gap="6" pt="8" aria-hidden="true">
        <Skeleton height="32" />
        <Skeleton height="64" />
      </Stack>
    );
  }
  if (team.endedAt !== null) return <ClosedTeam team={team} endedAt={team.endedAt} />;
  const free = team.maxUsers - team.seatsUsed;
  // Hide invitations that were canceled or accepted.
  const stillInvited = invited.filter((email) =>
    team.invitations.some((one) => one.email === email),
  );
  return (
    <>
      <PageSection
        title="Seats"
        lead={
          team.maxUsers > 1
            ? `Each seat gives one person, with their own account, the courses in ${team.tierName}.`
            : `Your plan, ${team.tierName}, has one seat, which is yours. The members from your earlier plan are paused.`
        }
      >
        <chakra.p ref={seats} tabIndex={-1} outline="none" textStyle="h4" mb="5">
          {team.maxUsers > 1
            ? `${team.seatsUsed} of ${team.maxUsers} seats taken, including yours`
            : '1 seat, taken by you'}
        </chakra.p>
        {free > 0 ? (
          <InviteForm
            learnerId={learnerId}
            freeSeats={free}
            invited={openAddresses(team.invitations)}
            onInvited={setInvited}
          />
        ) : (
          <chakra.p>
            {team.maxUsers > 1
              ? 'To invite someone, remove a member first, or switch to a plan with more seats under'
              : 'To give your members their access back, switch to a plan with more seats under'}{' '}
            <TextLink to="/account/purchases">Purchases</TextLink>.
          </chakra.p>
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
            {team.invitations.map((one) => (
              <InvitationRow
                key={one.invitationId}
                learnerId={learnerId}
                invitation={one}
                titleRef={seats}
              />
            ))}
          </chakra.div>
        )}
      </PageSection>
      <PageSection
        title="Members"
        lead="You see their progress and certificates, not their answers, notes or documents."
      >
        {team.members.length === 0 ? (
          <chakra.p color="fg.muted">No one has joined yet.</chakra.p>
        ) : (
          <Stack gap="5">
            {team.members.map((member) => (
              <MemberCard
                key={member.seatId}
                learnerId={learnerId}
                member={member}
                titleRef={seats}
                onInvited={(email) => setInvited([email])}
              />
            ))}
          </Stack>
        )}
      </PageSection>
    </>
  );
}
