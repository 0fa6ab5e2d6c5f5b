import type { CourseState } from '@learning/shared/contract/learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { courseStateQuery } from './course-state.ts';

/** Bookmarks a course or removes the bookmark; shown once the server has it (specification section 4). */
export function useSetBookmark(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (bookmarked: boolean) =>
      api.toggleBookmark({ params: { id: courseId }, body: { userId: learnerId, bookmarked } }),
    onSuccess: ({ bookmarked }) => {
      queryClient.setQueryData(
        courseStateQuery(learnerId, courseId).queryKey,
        (state: CourseState | undefined) => state && { ...state, bookmarked },
      );
    },
  });
}
