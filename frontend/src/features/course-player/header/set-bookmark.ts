import { useQueryClient } from '@tanstack/react-query';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';

interface Bookmark {
  bookmarked: boolean;
  /** The module that is open; undefined while none is. */
  moduleId: string | undefined;
}

/** Bookmarks a course or removes the bookmark; shown once the server has stored it. */
export function useSetBookmark(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useApiMutation('toggleBookmark', {
    call: ({ bookmarked, moduleId }: Bookmark) => ({
      params: { id: courseId },
      body: { userId: learnerId, bookmarked, ...(moduleId ? { moduleId } : {}) },
    }),
    onSuccess: ({ bookmarked }) =>
      updateCached(queryClient, courseStateQuery(learnerId, courseId).queryKey, (state) => ({
        ...state,
        bookmarked,
      })),
  });
}
