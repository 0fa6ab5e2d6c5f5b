import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dueText } from '#lib/due-text.ts';
import { assignmentsQuery } from '#queries/teams.ts';

/** Shows by when the course is to be completed, and who asked for it; nothing for a course that was not assigned. */
export function AssignmentNote({ learnerId, courseId }: { learnerId: string; courseId: number }) {
  const { data } = useQuery(assignmentsQuery(learnerId));
  const titleId = useId();
  const assignment = data?.find(
    (candidate) => candidate.courseId === courseId && candidate.state !== 'completed',
  );
  if (!assignment) return null;
  const { dueOn, isLate, assignedBy, note } = assignment;
  return (
    <Box as="section" aria-labelledby={titleId} borderTopWidth="1px" mt="6" pt="6" px="3">
      <chakra.h2 id={titleId} textStyle="label">
        Assigned by your team
      </chakra.h2>
      <chakra.p
        textStyle="small"
        mt="2"
        color={isLate ? 'fg.error' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {dueText(dueOn, isLate)}
        {assignedBy !== null && ` From ${assignedBy}.`}
      </chakra.p>
      {note !== '' && (
        <chakra.p textStyle="small" mt="2" overflowWrap="anywhere">
          {note}
        </chakra.p>
      )}
    </Box>
  );
}
