import { useQueryClient } from '@tanstack/react-query';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';

/** Enrolls the learner. Rejects with `payment_required` when no entitlement grants access to the course. */
export function useCreateEnrollment(learnerId: string, courseId: number) {
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
