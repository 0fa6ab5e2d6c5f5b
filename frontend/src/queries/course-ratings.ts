import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { cacheRating } from './cache-rating.ts';

/** The list may lag behind the learner's own change, so it is not refetched each time it opens. */
const FRESH_MS = 60_000;

/** Reads the ratings of a course page by page, newest first. Each page also updates the cached rating of the course. */
export const courseRatingsQuery = (courseId: number) =>
  infiniteQueryOptions({
    queryKey: ['listCourseRatings', { params: { id: courseId } }] as const,
    queryFn: async ({ client, pageParam, signal }) => {
      const page = await api.listCourseRatings(
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

/** Reads the learner's own course rating and whether they may write one, which changes as they complete modules. */
export const ownCourseRatingQuery = (learnerId: string, courseId: number) =>
  apiQuery('getOwnCourseRating', { params: { userId: learnerId, id: courseId } }, ALWAYS_REFETCH);
