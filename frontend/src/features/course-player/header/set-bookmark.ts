import { useQueryClient } from '@tanstack/react-query';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';

interface Bookmark {
  bookmarked: boolean;
  /** Open module; undefined while none is open. */
  moduleId: string | undefined;
}

/** Bookmarks a course or removes the bookmark. Shown once the server has stored it. */
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
