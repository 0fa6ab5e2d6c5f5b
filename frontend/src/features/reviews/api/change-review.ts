import type { ApiContract } from '@learning/shared/contract/contract';
import type { Review } from '@learning/shared/contract/reviews';
import type { BodyOf } from '@learning/shared/contract/route';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { type ReviewChange, pagesAfterChange } from '../reviews-after.ts';
import { cacheRating } from '#queries/cache-rating.ts';
import { ownReviewQuery, reviewsQuery } from '#queries/reviews.ts';

export type ReviewInput = BodyOf<ApiContract['saveReview']>;

/** Writes the learner's review of a course, or edits it. */
export function useSaveReview(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useApiMutation('saveReview', {
    call: (body: ReviewInput) => ({ params: { userId: learnerId, id: courseId }, body }),
    onSuccess: ({ review: after, ...figures }) =>
      cacheChange(queryClient, learnerId, courseId, {
        before: ownReview(queryClient, learnerId, courseId),
        after,
        ...figures,
      }),
  });
}

export function useDeleteReview(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useApiMutation('deleteReview', {
    call: () => ({ params: { userId: learnerId, id: courseId } }),
    onSuccess: (figures) =>
      cacheChange(queryClient, learnerId, courseId, {
        before: ownReview(queryClient, learnerId, courseId),
        after: null,
        ...figures,
      }),
  });
}

function ownReview(queryClient: QueryClient, learnerId: string, courseId: number): Review | null {
  return queryClient.getQueryData(ownReviewQuery(learnerId, courseId).queryKey)?.review ?? null;
}

async function cacheChange(
  queryClient: QueryClient,
  learnerId: string,
  courseId: number,
  change: ReviewChange,
) {
  const own = ownReviewQuery(learnerId, courseId).queryKey;
  const list = reviewsQuery(courseId).queryKey;
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
