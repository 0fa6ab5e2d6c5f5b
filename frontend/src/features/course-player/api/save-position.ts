import type { CourseState } from '@learning/shared/contract/learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { callKey } from '#queries/api-query.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { withModuleProgress } from './keep-progress.ts';

interface Position {
  moduleId: string;
  /** 0-based paragraph at the top of the screen; absent leaves what is stored. */
  lastBlock?: number;
  isLeaving?: boolean;
}

/**
 * Remembers the open module and the place in it, to resume there. A failure costs nothing but the place, and stays
 * silent.
 */
export function useSavePosition(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = courseStateQuery(learnerId, courseId);
  return useMutation({
    // One after the other: the place that was left must not overtake the module that was opened.
    scope: { id: `position-${learnerId}-${courseId}` },
    mutationFn: ({ moduleId, lastBlock, isLeaving = false }: Position) =>
      api.savePosition(
        {
          params: { userId: learnerId, id: courseId },
          body: { moduleId, ...(lastBlock === undefined ? {} : { lastBlock }) },
        },
        { keepalive: isLeaving },
      ),
    onMutate: ({ moduleId, lastBlock }) => {
      if (lastBlock === undefined) return;
      queryClient.setQueryData(queryKey, (state: CourseState | undefined) =>
        withModuleProgress(state, moduleId, () => ({ lastBlock })),
      );
    },
    onSuccess: async ({ moduleId }) => {
      queryClient.setQueryData(queryKey, (state: CourseState | undefined) =>
        state?.enrollment
          ? { ...state, enrollment: { ...state.enrollment, lastModuleId: moduleId } }
          : state,
      );
      await queryClient.invalidateQueries({ queryKey: callKey('getDashboard') });
    },
  });
}
