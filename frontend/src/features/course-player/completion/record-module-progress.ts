import { useQueryClient } from '@tanstack/react-query';
import { hasCode } from '#lib/api-error.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { withModuleProgress } from '../module-progress.ts';

interface Recording {
  moduleId: string;
  completed: boolean;
}

/** Marks a module complete, or reopens it. */
export function useRecordModuleProgress(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = courseStateQuery(learnerId, courseId);
  return useApiMutation('recordModuleProgress', {
    call: ({ moduleId, completed }: Recording) => ({
      params: { userId: learnerId, moduleId },
      body: { completed },
    }),
    onSuccess: ({ moduleProgress, enrollment }) =>
      updateCached(queryClient, queryKey, (state) => ({
        ...withModuleProgress(state, moduleProgress.moduleId, () => moduleProgress),
        enrollment,
      })),
    onError: async (error) => {
      // Access ended, or an activity was passed or added in another tab.
      if (hasCode(error, 'payment_required', 'activities_incomplete')) {
        await queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
