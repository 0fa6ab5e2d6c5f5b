import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Team } from '@learning/shared/contract/teams';
import { mayInTeam } from '@learning/shared/domain/team-roles';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { handoversQuery, teamQuery } from '#queries/teams.ts';
import { ActivitySection } from '../activity/activity-section.tsx';
import { useTeamMembers } from '../api/use-team-members.ts';
import { GroupsSection } from '../groups/groups-section.tsx';
import { HandoverOfferSection, PaidTeamNote } from '../handover/handover-offers.tsx';
import { HandoverStatus } from '../handover/handover-status.tsx';
import { ConnectionsSection } from '../connections/lazy-connections.ts';
import { AssignmentsSection } from './assignments-section.tsx';
import { CertificatesSection } from './certificates-section.tsx';
import { ClosedTeam } from './closed-team.tsx';
import { MembersSection } from './members-section.tsx';
import { SeatSection } from './seat-section.tsx';
import { SeatsSection } from './seats-section.tsx';
import { SkillsSection } from './skills-section.tsx';

const TAKEN_OVER = 'You run this team now.';
const DECLINED =
  'You declined. Your seat stays as it is, and the owner of the team can see your answer.';

/** Renders `/account/team`: what the learner is asked about a team, their seats in teams of others, then their own team. */
export function TeamPage({ learnerId }: { learnerId: string }) {
  const handovers = useQuery(handoversQuery(learnerId));
  const { offers = [], paidTeams = [], seats = [] } = handovers.data ?? {};
  const answer = useRef<HTMLParagraphElement>(null);
  const [answered, setAnswered] = useState('');
  // The page does not jump when they come later than the team.
  if (handovers.isPending) return <TeamSkeleton />;
  return (
    <>
      <chakra.p
        ref={answer}
        tabIndex={-1}
        outline="none"
        pt={answered ? '8' : '0'}
        color="fg.success"
        fontWeight="medium"
      >
        {answered}
      </chakra.p>
      {offers.map((offer) => (
        <HandoverOfferSection
          key={offer.orderId}
          learnerId={learnerId}
          offer={offer}
          onAnswered={(isAccepted) => {
            flushSync(() => setAnswered(isAccepted ? TAKEN_OVER : DECLINED));
            answer.current?.focus();
          }}
        />
      ))}
      {paidTeams.map((team) => (
        <PaidTeamNote key={team.tierName} team={team} />
      ))}
      {seats.map((seat) => (
        <SeatSection key={seat.seatId} seat={seat} />
      ))}
      <OwnTeam
        learnerId={learnerId}
        hasOther={offers.length + paidTeams.length + seats.length > 0}
      />
    </>
  );
}

function TeamSkeleton() {
  return (
    <Stack gap="6" pt="8" aria-hidden="true">
      <Skeleton height="32" />
      <Skeleton height="64" />
    </Stack>
  );
}

/** Shows the team that the learner owns or has a role in. */
function OwnTeam({ learnerId, hasOther }: { learnerId: string; hasOther: boolean }) {
  const { data: team, error, refetch } = useQuery(teamQuery(learnerId));
  const hasOwnSeatOnly = team?.maxUsers === 1 && team.memberCount === 0;
  if (hasCode(error, 'team_not_found') || hasOwnSeatOnly) {
    if (hasOther) return null;
    return (
      <Box pt="8">
        <EmptyState
          title="No team seats yet"
          action={<LinkButton to="/pricing">See Plans</LinkButton>}
        >
          Team plans include seats. Invite colleagues by email: each gets their own account, and you
          see their progress, certificates and passed skill checks.
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
  if (!team) return <TeamSkeleton />;
  if (team.endedAt !== null) return <ClosedTeam team={team} endedAt={team.endedAt} />;
  return <ActiveTeam learnerId={learnerId} team={team} />;
}

/** Shows who is where, what is assigned, what the team can do, and the seats, each for the roles that may see it. */
function ActiveTeam({ learnerId, team }: { learnerId: string; team: Team }) {
  const seats = useRef<HTMLParagraphElement>(null);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const shown = useTeamMembers(learnerId, team);
  const hasMembers = team.memberCount > 0;
  const { members, skills } = shown;
  const seatsSection = mayInTeam(team.role, 'invite') && (
    // With a key, it stays the same component when the first member joins or the last one leaves.
    <SeatsSection
      key="seats"
      learnerId={learnerId}
      team={team}
      titleRef={seats}
      invited={invited}
      onInvited={setInvited}
    />
  );
  const hasGroups = team.groups.length > 0 || (hasMembers && mayInTeam(team.role, 'changeGroups'));
  return (
    <>
      <HandoverStatus learnerId={learnerId} team={team} />
      {[
        ...(hasMembers ? [] : [seatsSection]),
        <MembersSection
          key="members"
          learnerId={learnerId}
          team={team}
          shown={shown}
          titleRef={seats}
          onInvited={(email) => setInvited([email])}
        />,
        ...(hasGroups
          ? [<GroupsSection key="groups" learnerId={learnerId} team={team} members={members} />]
          : []),
        <AssignmentsSection key="assignments" learnerId={learnerId} team={team} />,
        ...(hasMembers
          ? [
              <SkillsSection key="skills" members={members} skills={skills} />,
              <CertificatesSection key="certificates" members={members} />,
              seatsSection,
            ]
          : []),
        mayInTeam(team.role, 'seeActivity') && (
          <ActivitySection key="activity" learnerId={learnerId} team={team} />
        ),
      ]}
      {team.hasConnections && (
        <Suspense fallback={null}>
          <ConnectionsSection learnerId={learnerId} />
        </Suspense>
      )}
    </>
  );
}
