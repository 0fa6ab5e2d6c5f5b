import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { callKey } from '#queries/api-query.ts';

/** Enrolls the learner in a bought course; the server answers the enrollment that exists when there is one. */
export function useStartCourse(learnerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (courseId: number) =>
      api.createEnrollment({ body: { userId: learnerId, courseId, progress: '0' } }),
    onSuccess: () =>
      Promise.all(
        (['getCourseState', 'listEnrollments', 'getDashboard'] as const).map((name) =>
          queryClient.invalidateQueries({ queryKey: callKey(name) }),
        ),
      ),
  });
}
