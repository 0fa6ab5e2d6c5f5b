import type { CourseState } from '@learning/shared/contract/learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/api-query.ts';
import { courseStateQuery } from './course-state.ts';

/** Remembers the open module, to resume there. A failure costs nothing but the place, and stays silent. */
export function useSavePosition(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (moduleId: string) =>
      api.savePosition({ params: { userId: learnerId, id: courseId }, body: { moduleId } }),
    onSuccess: async ({ moduleId }) => {
      queryClient.setQueryData(
        courseStateQuery(learnerId, courseId).queryKey,
        (state: CourseState | undefined) =>
          state?.enrollment
            ? { ...state, enrollment: { ...state.enrollment, lastModuleId: moduleId } }
            : state,
      );
      await queryClient.invalidateQueries({ queryKey: callKey('getDashboard') });
    },
  });
}
