import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Assignment } from '@learning/shared/contract/teams';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { dueText } from '#lib/due-text.ts';
import { assignmentsQuery } from '#queries/teams.ts';
import { AssignedCoursesSkeleton } from './assigned-courses-skeleton.tsx';

interface Props {
  learnerId: string;
  /** Enrolls in a course, and opens it. */
  startButton: (course: { id: number; title: string }) => ReactNode;
}

/** Shows a member what the owner of their plan has assigned: the next course with its due date, the others on request. */
export function AssignedCourses({ learnerId, startButton }: Props) {
  const { data, error, refetch } = useQuery(assignmentsQuery(learnerId));
  if (error && !data) {
    return (
      <Box mb="5">
        <ErrorState
          title="Your assigned courses could not be loaded"
          onRetry={() => void refetch()}
        >
          {userMessageOf(error)}
        </ErrorState>
      </Box>
    );
  }
  if (!data) return <AssignedCoursesSkeleton />;
  const open = data.filter(({ state }) => state !== 'completed');
  const [next, ...others] = open;
  if (!next) return null;
  return (
    <Box
      as="section"
      aria-labelledby="assigned"
      layerStyle="card"
      px={{ base: '5', md: '8' }}
      py={{ base: '5', md: '6' }}
      mb="5"
      minH={{ base: '56', sm: '36' }}
    >
      <chakra.h2 id="assigned" textStyle="eyebrow" color="fg.muted">
        Assigned by your team
      </chakra.h2>
      <AssignedCourse assignment={next} startButton={startButton} />
      {others.length > 0 && (
        <chakra.details mt="3">
          <chakra.summary cursor="button" fontWeight="medium">
            {others.length === 1 ? '1 more course' : `${others.length} more courses`}
          </chakra.summary>
          <Stack as="ul" listStyleType="none" gap="2">
            {others.map((assignment) => (
              <li key={`${assignment.tierName} ${assignment.courseId}`}>
                <AssignedCourse assignment={assignment} startButton={startButton} />
              </li>
            ))}
          </Stack>
        </chakra.details>
      )}
    </Box>
  );
}

function AssignedCourse({
  assignment,
  startButton,
}: { assignment: Assignment } & Pick<Props, 'startButton'>) {
  const { courseId, title, state, isLate, dueOn, percent, note, assignedBy } = assignment;
  return (
    <HStack justify="space-between" align="center" gap="4" mt="2" flexWrap="wrap">
      <Box minW="0" flex="1 1 16rem">
        <chakra.h3 textStyle="h4">{title}</chakra.h3>
        <chakra.p textStyle="small" color={isLate ? 'fg.error' : 'fg.muted'}>
          {dueText(dueOn, isLate)}
          {state === 'inProgress' && ` ${percent}% done.`}
          {assignedBy !== null && ` From ${assignedBy}.`}
        </chakra.p>
        {note !== '' && (
          <chakra.p textStyle="small" mt="1" overflowWrap="anywhere">
            {note}
          </chakra.p>
        )}
      </Box>
      {state === 'notStarted' ? (
        startButton({ id: courseId, title })
      ) : (
        <LinkButton
          to="/course/$courseId/play"
          params={{ courseId: String(courseId) }}
          variant="outline"
          aria-label={`Continue ${title}`}
        >
          Continue
        </LinkButton>
      )}
    </HStack>
  );
}
