import type { CourseState } from '@learning/shared/contract/learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { callKey } from '#queries/api-query.ts';
import { courseStateQuery } from '#queries/learning.ts';

/** Enrolls the learner. Rejects with `payment_required` when nothing opens the course. */
export function useCreateEnrollment(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.createEnrollment({ body: { userId: learnerId, courseId, progress: '0' } }),
    onSuccess: async (enrollment) => {
      queryClient.setQueryData(
        courseStateQuery(learnerId, courseId).queryKey,
        (state: CourseState | undefined) => state && { ...state, hasAccess: true, enrollment },
      );
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: callKey('listEnrollments') }),
        queryClient.invalidateQueries({ queryKey: callKey('getDashboard') }),
      ]);
    },
  });
}
