import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { hasCode } from '#lib/api-error.ts';
import { dollars } from '#lib/dollars.ts';
import { isForSale } from '#queries/course-offer.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { useAccessSource } from '#queries/use-access-source.ts';
import { AccessDialog } from './access-dialog.tsx';

interface Props {
  course: Course;
  learnerId: string;
}

/** Enrolls the learner in the course whose player they opened. Source: rules/learning.md L4; rules/access.md A15 */
export function EnrollPanel({ course, learnerId }: Props) {
  const source = useAccessSource(course.id);
  const enrollment = useCreateEnrollment(learnerId, course.id);
  const [isChoosing, setIsChoosing] = useState(false);
  const enroll = () =>
    enrollment.mutate(undefined, {
      onSuccess: () => {
        setIsChoosing(false);
        showToast({
          title: 'Enrollment Successful!',
          description: 'You’ve been enrolled in this course. Start learning now!',
          tone: 'success',
        });
      },
      onError: (error) => {
        if (hasCode(error, 'payment_required')) {
          setIsChoosing(true);
          return;
        }
        showToast({
          title: 'Enrollment Failed',
          description: 'Unable to enroll in course. Please try again.',
          tone: 'error',
        });
      },
    });
  return (
    <Box display="grid" gap="3">
      <Button
        width="100%"
        size="lg"
        pendingText={enrollment.isPending && 'Enrolling...'}
        onClick={enroll}
      >
        Enroll Now
      </Button>
      <chakra.div minH="11">
        {source !== 'unknown' && isForSale(source) && (
          <LinkButton to="/checkout" search={{ course: course.id }} variant="outline" width="100%">
            Buy This Course for {dollars(course.price)}
          </LinkButton>
        )}
      </chakra.div>
      <AccessDialog
        course={course}
        learnerId={learnerId}
        open={isChoosing}
        isEnrolling={enrollment.isPending}
        onClose={() => setIsChoosing(false)}
        onAccess={enroll}
      />
    </Box>
  );
}

/** Rejects with `payment_required` when no entitlement grants access to the course. */
function useCreateEnrollment(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useApiMutation('createEnrollment', {
    call: () => ({ body: { userId: learnerId, courseId, progress: '0' } }),
    onSuccess: (enrollment) =>
      updateCached(queryClient, courseStateQuery(learnerId, courseId).queryKey, (state) => ({
        ...state,
        hasAccess: true,
        enrollment,
      })),
  });
}
