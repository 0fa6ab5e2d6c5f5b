import type { CourseState } from '@learning/shared/contract/learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { callKey } from '#queries/api-query.ts';
import { courseStateQuery } from '#queries/learning.ts';

interface Bookmark {
  bookmarked: boolean;
  /** The module that is open; undefined while none is. */
  moduleId: string | undefined;
}

/** Bookmarks a course or removes the bookmark; shown once the server has it (specification section 4). */
export function useSetBookmark(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ bookmarked, moduleId }: Bookmark) =>
      api.toggleBookmark({
        params: { id: courseId },
        body: { userId: learnerId, bookmarked, ...(moduleId ? { moduleId } : {}) },
      }),
    onSuccess: async ({ bookmarked }) => {
      queryClient.setQueryData(
        courseStateQuery(learnerId, courseId).queryKey,
        (state: CourseState | undefined) => state && { ...state, bookmarked },
      );
      await queryClient.invalidateQueries({ queryKey: callKey('getDashboard') });
    },
  });
}
