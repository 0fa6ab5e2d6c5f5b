import type { CourseState } from '@learning/shared/contract/learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { hasCode } from '#lib/api-error.ts';
import { callKey } from '#queries/api-query.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { withModuleProgress } from './keep-progress.ts';

interface Recording {
  moduleId: string;
  completed: boolean;
  /** Minutes of active time that no report carried. */
  timeSpent: number;
}

/** Marks a module complete, or reopens it. */
export function useRecordModuleProgress(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = courseStateQuery(learnerId, courseId);
  return useMutation({
    mutationFn: ({ moduleId, completed, timeSpent }: Recording) =>
      api.recordModuleProgress({
        params: { userId: learnerId, moduleId },
        body: { completed, timeSpent },
      }),
    onSuccess: async ({ moduleProgress, enrollment }) => {
      queryClient.setQueryData(queryKey, (state: CourseState | undefined) => {
        const next = withModuleProgress(state, moduleProgress.moduleId, () => moduleProgress);
        return next && { ...next, enrollment };
      });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: callKey('listEnrollments') }),
        queryClient.invalidateQueries({ queryKey: callKey('getDashboard') }),
        queryClient.invalidateQueries({ queryKey: callKey('getRecertificationLog') }),
      ]);
    },
    onError: async (error) => {
      // Access has ended meanwhile, or an activity was passed or added in another tab.
      if (hasCode(error, 'payment_required', 'activities_incomplete')) {
        await queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
