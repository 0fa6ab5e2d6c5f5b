import type { Course } from '@learning/shared/contract/catalog';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#lib/api-client.ts';
import { courseQuery, coursesQuery, featuredCoursesQuery } from '#queries/catalog.ts';

const QUERIES_WITH_RATINGS = ['getCourse', 'listCourses', 'listFeaturedCourses'];

const MAX_WAIT_MS = 3_000;

/**
 * Updates the ratings of a prerendered page, which date from its build, with one call as soon as the browser is idle. When the
 * call fails, the page stays unchanged.
 */
export function useRatingsRefresh(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const start = () => void refreshRatings(queryClient);
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, MAX_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(start, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(request);
  }, [queryClient]);
}

/** Updates the ratings of all cached courses that came with the page. */
export async function refreshRatings(queryClient: QueryClient): Promise<void> {
  // Prerendered data was never fetched, so it carries no time.
  const isPrerendered = QUERIES_WITH_RATINGS.some((name) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [name] })
      .some(({ state }) => state.data !== undefined && state.dataUpdatedAt === 0),
  );
  if (!isPrerendered) return;
  const courses = await api.listCourses({}).catch(() => []);
  const withCurrentRating = (course: Course): Course => {
    const listed = courses.find(({ id }) => id === course.id);
    if (!listed) return course;
    const { rating, reviewCount } = listed;
    const isUnchanged = course.rating === rating && course.reviewCount === reviewCount;
    return isUnchanged ? course : { ...course, rating, reviewCount };
  };
  for (const query of [coursesQuery(), featuredCoursesQuery()]) {
    queryClient.setQueryData(query.queryKey, (list: Course[] | undefined) =>
      list?.map(withCurrentRating),
    );
  }
  for (const { id } of courses) {
    queryClient.setQueryData(
      courseQuery(id).queryKey,
      (course: Course | undefined) => course && withCurrentRating(course),
    );
  }
}
