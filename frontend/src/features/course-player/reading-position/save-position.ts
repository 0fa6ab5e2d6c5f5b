import { useQueryClient } from '@tanstack/react-query';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { withModuleProgress } from '../module-progress.ts';

interface Position {
  moduleId: string;
  /** 0-based paragraph at the top of the screen; absent keeps the stored one. */
  lastBlock?: number;
  isLeaving?: boolean;
}

/** Saves the open module and the paragraph in it, to resume there. Failures stay silent: only the place is lost. */
export function useSavePosition(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = courseStateQuery(learnerId, courseId);
  return useApiMutation('savePosition', {
    // One after the other: the paragraph of the module that was left must not overtake the module that was opened.
    scope: { id: `position-${learnerId}-${courseId}` },
    call: ({ moduleId, lastBlock }: Position) => ({
      params: { userId: learnerId, id: courseId },
      body: { moduleId, ...(lastBlock === undefined ? {} : { lastBlock }) },
    }),
    callOptions: ({ isLeaving = false }) => ({ keepalive: isLeaving }),
    onMutate: async ({ moduleId, lastBlock }) => {
      if (lastBlock === undefined) return;
      await updateCached(queryClient, queryKey, (state) =>
        withModuleProgress(state, moduleId, () => ({ lastBlock })),
      );
    },
    onSuccess: (_answer, { moduleId, lastBlock }) =>
      updateCached(queryClient, queryKey, (state) => {
        const next =
          lastBlock === undefined
            ? state
            : withModuleProgress(state, moduleId, () => ({ lastBlock }));
        return next.enrollment
          ? { ...next, enrollment: { ...next.enrollment, lastModuleId: moduleId } }
          : next;
      }),
  });
}
