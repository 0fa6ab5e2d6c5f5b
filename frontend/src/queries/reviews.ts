import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { apiQuery } from './api-query.ts';
import { showFigures } from './course-figures.ts';

/** What others write is fetched again after a minute. */
const FRESH_MS = 60_000;

/** A course's reviews, newest first, page by page. What they say of the course, the rest of the page says, too. */
export const reviewsQuery = (courseId: number) =>
  infiniteQueryOptions({
    queryKey: ['listReviews', { params: { id: courseId } }] as const,
    queryFn: async ({ client, pageParam, signal }) => {
      const page = await api.listReviews(
        { params: { id: courseId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      );
      showFigures(client, courseId, page);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: FRESH_MS,
  });

/** The learner's own review, and whether they may write one. */
export const ownReviewQuery = (learnerId: string, courseId: number) =>
  apiQuery('getOwnReview', { params: { userId: learnerId, id: courseId } });
