import type { ApiContract } from '@learning/shared/contract/contract';
import type { CourseRating } from '@learning/shared/contract/course-ratings';
import type { BodyOf } from '@learning/shared/contract/route';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { type CourseRatingChange, pagesAfterChange } from '../pages-after-change.ts';
import { cacheRating } from '#queries/cache-rating.ts';
import { ownCourseRatingQuery, courseRatingsQuery } from '#queries/course-ratings.ts';

export type CourseRatingInput = BodyOf<ApiContract['saveCourseRating']>;

/** Writes the learner's course rating, or edits it. */
export function useSaveCourseRating(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useApiMutation('saveCourseRating', {
    call: (body: CourseRatingInput) => ({ params: { userId: learnerId, id: courseId }, body }),
    onSuccess: ({ review: after, ...figures }) =>
      cacheChange(queryClient, learnerId, courseId, {
        before: ownCourseRating(queryClient, learnerId, courseId),
        after,
        ...figures,
      }),
  });
}

export function useDeleteCourseRating(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useApiMutation('deleteCourseRating', {
    call: () => ({ params: { userId: learnerId, id: courseId } }),
    onSuccess: (figures) =>
      cacheChange(queryClient, learnerId, courseId, {
        before: ownCourseRating(queryClient, learnerId, courseId),
        after: null,
        ...figures,
      }),
  });
}

function ownCourseRating(
  queryClient: QueryClient,
  learnerId: string,
  courseId: number,
): CourseRating | null {
  return (
    queryClient.getQueryData(ownCourseRatingQuery(learnerId, courseId).queryKey)?.review ?? null
  );
}

async function cacheChange(
  queryClient: QueryClient,
  learnerId: string,
  courseId: number,
  change: CourseRatingChange,
) {
  const own = ownCourseRatingQuery(learnerId, courseId).queryKey;
  const list = courseRatingsQuery(courseId).queryKey;
  await Promise.all([
    queryClient.cancelQueries({ queryKey: own }),
    queryClient.cancelQueries({ queryKey: list }),
  ]);
  queryClient.setQueryData(own, (state) => state && { ...state, review: change.after });
  queryClient.setQueryData(
    list,
    (loaded) => loaded && { ...loaded, pages: pagesAfterChange(loaded.pages, change) },
  );
  cacheRating(queryClient, courseId, change);
}
