import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#components/feedback/toast.ts';
import { hasCode } from '#lib/api-error.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';

/**
 * Returns how to enroll the learner in the course whose player is open, which then shows the course. The toasts belong to the mutation: what
 * started it is gone when the course shows. Source: rules/wording.md W17
 */
export function useEnroll(learnerId: string, courseId: number, onPaymentRequired: () => void) {
  const queryClient = useQueryClient();
  return useApiMutation('createEnrollment', {
    call: () => ({ body: { userId: learnerId, courseId, progress: '0' } }),
    onSuccess: async (enrollment) => {
      const { queryKey } = courseStateQuery(learnerId, courseId);
      await updateCached(queryClient, queryKey, (state) => ({
        ...state,
        hasAccess: true,
        enrollment,
      }));
      showToast({
        title: 'Enrollment Successful!',
        description: 'You’ve been enrolled in this course. Start learning now!',
        tone: 'success',
      });
    },
    onError: (error) => {
      if (hasCode(error, 'payment_required')) return onPaymentRequired();
      showToast({
        title: 'Enrollment Failed',
        description: 'Unable to enroll in course. Please try again.',
        tone: 'error',
      });
    },
  });
}
