import { Box, chakra } from '@chakra-ui/react';
import type { AccessSummary } from '@learning/shared/contract/access';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { accessSourceOf } from '#queries/course-offer.ts';
import { dashboardQuery } from '#queries/dashboard.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';

interface Props {
  learnerId: string;
  access: AccessSummary | undefined;
}

/** Offers the course that comes next, with Start if the learner can open it. */
export function NextCourse({ learnerId, access }: Props) {
  const { data: dashboard } = useQuery(dashboardQuery(learnerId));
  const next = dashboard?.recommendations[0];
  const canStart = next && access && accessSourceOf(access, next.id) !== undefined;
  return (
    <Box mt="8" pt="6" borderTopWidth="1px" borderColor="success.border" minH="36">
      {next && (
        <>
          <chakra.p textStyle="small" color="fg.muted">
            Next course
          </chakra.p>
          <chakra.h3 textStyle="h3" mt="1">
            {next.title}
          </chakra.h3>
          <Box mt="4">
            {canStart ? (
              <StartButton learnerId={learnerId} courseId={next.id} title={next.title} />
            ) : (
              <LinkButton to="/courses/$courseId" params={{ courseId: String(next.id) }}>
                View Course
              </LinkButton>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}

interface StartProps {
  learnerId: string;
  courseId: number;
  title: string;
}

/** Enrolls the learner and opens the course. An enrollment that exists already is returned, not repeated. */
function StartButton({ learnerId, courseId, title }: StartProps) {
  const navigate = useNavigate();
  const start = useApiMutation('createEnrollment', {
    call: () => ({ body: { userId: learnerId, courseId, progress: '0' } }),
  });
  return (
    <Button
      aria-label={`Start ${title}`}
      pendingText={start.isPending && 'Starting...'}
      onClick={() =>
        start.mutate(undefined, {
          onSuccess: () =>
            void navigate({ to: '/course/$courseId/play', params: { courseId: String(courseId) } }),
          onError: (error) =>
            showToast({
              title: 'Enrollment Failed',
              description: userMessageOf(error),
              tone: 'error',
            }),
        })
      }
    >
      Start
    </Button>
  );
}
