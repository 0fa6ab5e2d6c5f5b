import type { Course } from '@learning/shared/contract/catalog';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#lib/api-client.ts';
import { courseQuery, coursesQuery, featuredCoursesQuery } from '#queries/catalog.ts';

const RATED = ['getCourse', 'listCourses', 'listFeaturedCourses'];

/** Safari has no requestIdleCallback. */
const LATEST_MS = 3_000;

/**
 * Pages rendered ahead carry the ratings of the day they were built. Once such a page is taken over and the browser has nothing better to do, one
 * call brings the ratings of its courses up to date; when it fails, the page stays as it is.
 */
export function useRatingsRefresh(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const start = () => void refreshRatings(queryClient);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(start, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }, [queryClient]);
}

export async function refreshRatings(queryClient: QueryClient): Promise<void> {
  // What came with the page was never fetched.
  const isFromBuild = RATED.some((name) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [name] })
      .some(({ state }) => state.data !== undefined && state.dataUpdatedAt === 0),
  );
  if (!isFromBuild) return;
  const courses = await api.listCourses({}).catch(() => []);
  const current = (course: Course): Course => {
    const listed = courses.find(({ id }) => id === course.id);
    if (!listed) return course;
    const { rating, reviewCount } = listed;
    const isSame = course.rating === rating && course.reviewCount === reviewCount;
    return isSame ? course : { ...course, rating, reviewCount };
  };
  for (const query of [coursesQuery(), featuredCoursesQuery()]) {
    queryClient.setQueryData(query.queryKey, (list: Course[] | undefined) => list?.map(current));
  }
  for (const { id } of courses) {
    queryClient.setQueryData(
      courseQuery(id).queryKey,
      (course: Course | undefined) => course && current(course),
    );
  }
}
