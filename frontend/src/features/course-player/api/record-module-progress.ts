import type { CourseState } from '@learning/shared/contract/learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/api-query.ts';
import { courseStateQuery } from './course-state.ts';

interface Recording {
  moduleId: string;
  completed: boolean;
  /** Minutes of active time. */
  timeSpent: number;
}

/** Marks a module complete, or reopens it. */
export function useRecordModuleProgress(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ moduleId, completed, timeSpent }: Recording) =>
      api.recordModuleProgress({
        params: { userId: learnerId, moduleId },
        body: { completed, timeSpent },
      }),
    onSuccess: async ({ moduleProgress, enrollment }) => {
      queryClient.setQueryData(
        courseStateQuery(learnerId, courseId).queryKey,
        (state: CourseState | undefined) =>
          state && {
            ...state,
            enrollment,
            progress: [
              ...state.progress.filter(({ moduleId }) => moduleId !== moduleProgress.moduleId),
              moduleProgress,
            ],
          },
      );
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: callKey('listEnrollments') }),
        queryClient.invalidateQueries({ queryKey: callKey('getDashboard') }),
      ]);
    },
  });
}
