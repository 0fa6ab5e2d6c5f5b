import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { AccessSummary } from '@learning/shared/contract/access';
import { useQuery } from '@tanstack/react-query';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { dollars } from '#lib/dollars.ts';
import { courseOffer, sourceLabel } from '#queries/course-offer.ts';
import { dashboardQuery } from '#queries/dashboard.ts';
import { useStartCourse } from '#queries/use-start-course.ts';

interface Props {
  learnerId: string;
  access: AccessSummary | undefined;
}

/** Offers the course that comes next, after the certificate: Start if it is open to the learner, else its price. Source: rules/wording.md W29 */
export function NextCourse({ learnerId, access }: Props) {
  const { data: dashboard } = useQuery(dashboardQuery(learnerId));
  const next = dashboard?.recommendations[0];
  // A recommended course is never one that the learner has enrolled in.
  const offer = next && access && courseOffer(next.id, null, access);
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
          <HStack mt="4" gap="4" flexWrap="wrap" minH="11">
            {offer?.action === 'start' && (
              <StartButton learnerId={learnerId} courseId={next.id} title={next.title} />
            )}
            {offer && offer.action !== 'start' && (
              <LinkButton
                to="/courses/$courseId"
                params={{ courseId: String(next.id) }}
                variant="outline"
              >
                View Course
              </LinkButton>
            )}
            {offer && (
              <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                {offer.source ? sourceLabel(offer.source) : dollars(next.price)}
              </chakra.span>
            )}
          </HStack>
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

/** Enrolls the learner and opens the first module. */
function StartButton({ learnerId, courseId, title }: StartProps) {
  const { start, isPending } = useStartCourse(learnerId, courseId, (error) =>
    showToast({ title: 'Enrollment Failed', description: userMessageOf(error), tone: 'error' }),
  );
  return (
    <Button
      variant="outline"
      aria-label={`Start ${title}`}
      pendingText={isPending && 'Starting...'}
      onClick={start}
    >
      Start
    </Button>
  );
}
