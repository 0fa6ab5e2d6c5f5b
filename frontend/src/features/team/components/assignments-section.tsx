import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Team, TeamAssignment, TeamMember } from '@learning/shared/contract/teams';
import { mayInTeam } from '@learning/shared/domain/team-roles';
import { useId, useRef, useState } from 'react';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDay } from '#lib/print-date.ts';
import { useRemoveAssignment } from '../api/assign-courses.ts';
import { useRemoveGroupAssignment } from '../api/change-groups.ts';
import { AssignDialog } from './assign-dialog.tsx';

/** Lists the assigned courses, with how many have completed them, and assigns more. */
export function AssignmentsSection({ learnerId, team }: { learnerId: string; team: Team }) {
  const [edited, setEdited] = useState<TeamAssignment>();
  const [isAssigning, setIsAssigning] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  const assignButton = useRef<HTMLButtonElement>(null);
  const { assignments, courses } = team;
  const mayAssign =
    courses.length > 0 && (mayInTeam(team.role, 'assignToAnyone') || team.groups.length > 0);
  const open = (assignment?: TeamAssignment) => {
    setEdited(assignment);
    setOpenCount(openCount + 1);
    setIsAssigning(true);
  };
  return (
    <PageSection
      title="Assigned courses"
      lead="Members see what you assigned and when it is due on their dashboard."
    >
      {assignments.length === 0 ? (
        <chakra.p color="fg.muted">
          No course is assigned yet. Members can take any course of the plan on their own.
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" borderTopWidth="1px">
          {assignments.map((assignment) => (
            <AssignmentRow
              key={`${assignment.courseId}-${assignment.groupId ?? ''}`}
              learnerId={learnerId}
              assignment={assignment}
              team={team}
              onEdit={() => open(assignment)}
              onRemoved={() => assignButton.current?.focus()}
            />
          ))}
        </chakra.ul>
      )}
      {mayAssign && (
        <Button
          mt="5"
          ref={assignButton}
          // Without members, the invitation leads.
          variant={team.memberCount === 0 ? 'outline' : 'solid'}
          onClick={() => open()}
        >
          Assign a Course
        </Button>
      )}
      {mayAssign && (
        <AssignDialog
          // Starts with a new form each time it opens.
          key={openCount}
          learnerId={learnerId}
          team={team}
          assignment={edited}
          open={isAssigning}
          onClose={() => setIsAssigning(false)}
          finalFocus={() => assignButton.current}
        />
      )}
    </PageSection>
  );
}

interface RowProps {
  learnerId: string;
  assignment: TeamAssignment;
  team: Team;
  onEdit: () => void;
  onRemoved: () => void;
}

function AssignmentRow({ learnerId, assignment, team, onEdit, onRemoved }: RowProps) {
  const fromAll = useRemoveAssignment(learnerId);
  const fromGroup = useRemoveGroupAssignment(learnerId, team);
  const titleId = useId();
  const { courseId, title, dueOn, note, seatIds, groupId } = assignment;
  const removal = groupId === null ? fromAll : fromGroup;
  const group = team.groups.find((candidate) => candidate.groupId === groupId);
  const isAssigned = (member: TeamMember) =>
    group === undefined
      ? (seatIds?.includes(member.seatId) ?? true)
      : member.groupIds.includes(group.groupId);
  const assigned = team.members
    .filter(isAssigned)
    .flatMap((member) => member.assignments.filter((entry) => entry.courseId === courseId));
  const completed = assigned.filter(({ state }) => state === 'completed').length;
  const audience = group?.name ?? (seatIds === null ? 'Everyone' : people(seatIds.length));
  // Of a large team, the page does not have everyone's progress.
  const progress =
    team.nextCursor === null ? `: ${completed} of ${assigned.length} completed.` : '.';
  const mayChange = mayInTeam(team.role, groupId === null ? 'assignToAnyone' : 'assignToGroup');
  const remove = () =>
    groupId === null ? fromAll.mutateAsync(courseId) : fromGroup.mutateAsync({ groupId, courseId });
  return (
    <chakra.li borderBottomWidth="1px" py="4" _last={{ borderBottomWidth: '0' }}>
      <HStack justify="space-between" align="start" gap="4" flexWrap="wrap">
        <Box minW="0" flex="1 1 14rem">
          <chakra.h3 id={titleId} fontWeight="semibold">
            {title}
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted">
            {dueOn === null ? 'No due date' : `Due on ${printDay(dueOn)}`}. {audience}
            {progress}
          </chakra.p>
          {note !== '' && (
            <chakra.p mt="1" overflowWrap="anywhere">
              {note}
            </chakra.p>
          )}
        </Box>
        {mayChange && (
          <HStack gap="2">
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              aria-describedby={titleId}
              onClick={onEdit}
            >
              Edit
            </Button>
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              aria-describedby={titleId}
              pendingText={removal.isPending && 'Removing...'}
              // The response removes this row, so a callback of `mutate` would not run.
              onClick={() => void remove().then(onRemoved, () => undefined)}
            >
              Unassign
            </Button>
          </HStack>
        )}
      </HStack>
      <div role="alert">
        {removal.error && <chakra.p color="fg.error">{userMessageOf(removal.error)}</chakra.p>}
      </div>
    </chakra.li>
  );
}

const people = (count: number) => (count === 1 ? '1 member' : `${count} members`);
