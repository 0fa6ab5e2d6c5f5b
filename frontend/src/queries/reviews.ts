import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { cacheRating } from './cache-rating.ts';

/** Right after a learner's own change the list can still lag, so it is not refetched on every opening. */
const FRESH_MS = 60_000;

/** A course's reviews, newest first, page by page. Each page also updates the course's rating wherever it is cached. */
export const reviewsQuery = (courseId: number) =>
  infiniteQueryOptions({
    queryKey: ['listReviews', { params: { id: courseId } }] as const,
    queryFn: async ({ client, pageParam, signal }) => {
      const page = await api.listReviews(
        { params: { id: courseId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      );
      cacheRating(client, courseId, page);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: FRESH_MS,
  });

/** The learner's own review, and whether they may write one, which changes as they complete modules. */
export const ownReviewQuery = (learnerId: string, courseId: number) =>
  apiQuery('getOwnReview', { params: { userId: learnerId, id: courseId } }, ALWAYS_REFETCH);
