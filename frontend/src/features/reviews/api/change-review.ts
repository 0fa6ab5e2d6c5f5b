import type { ApiContract } from '@learning/shared/contract/contract';
import type { Review } from '@learning/shared/contract/reviews';
import type { BodyOf } from '@learning/shared/contract/route';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { type ReviewChange, reviewsAfter } from '../reviews-after.ts';
import { showFigures } from '#queries/course-figures.ts';
import { ownReviewQuery, reviewsQuery } from '#queries/reviews.ts';

export type ReviewInput = BodyOf<ApiContract['saveReview']>;

/** Writes the learner's review of a course, or edits it. */
export function useSaveReview(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  const call = { params: { userId: learnerId, id: courseId } };
  return useMutation({
    mutationFn: (body: ReviewInput) => api.saveReview({ ...call, body }),
    onSuccess: ({ review: after, ...figures }) =>
      showChange(queryClient, learnerId, courseId, {
        before: ownReview(queryClient, learnerId, courseId),
        after,
        ...figures,
      }),
  });
}

/** Takes the learner's review back. */
export function useDeleteReview(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  const call = { params: { userId: learnerId, id: courseId } };
  return useMutation({
    mutationFn: () => api.deleteReview(call),
    onSuccess: async (figures) => {
      const before = ownReview(queryClient, learnerId, courseId);
      await showChange(queryClient, learnerId, courseId, { before, after: null, ...figures });
    },
  });
}

function ownReview(queryClient: QueryClient, learnerId: string, courseId: number): Review | null {
  return queryClient.getQueryData(ownReviewQuery(learnerId, courseId).queryKey)?.review ?? null;
}

async function showChange(
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
    (loaded) => loaded && { ...loaded, pages: reviewsAfter(loaded.pages, change) },
  );
  showFigures(queryClient, courseId, change);
}
