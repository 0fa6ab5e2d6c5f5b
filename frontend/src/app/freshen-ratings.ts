import type { Course } from '@learning/shared/contract/catalog';
import type { QueryClient } from '@tanstack/react-query';
import {
  courseQuery,
  coursesQuery,
  featuredCoursesQuery,
} from '../features/catalog/api/catalog.ts';
import { api } from '../lib/api-client.ts';

/** Safari has no requestIdleCallback; the page has long been taken over by then. */
const LATEST_MS = 3_000;

/**
 * Pages rendered ahead carry the ratings of the day they were built. Once the browser has nothing better to do, one call brings the ratings
 * of every course on the page up to date; when it fails, the page stays as it is.
 */
export function freshenRatingsWhenIdle(queryClient: QueryClient): void {
  const start = () => void freshenRatings(queryClient);
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LATEST_MS });
  else setTimeout(start, LATEST_MS);
}

export async function freshenRatings(queryClient: QueryClient): Promise<void> {
  const cached = queryClient.getQueryCache();
  const isShown = ['getCourse', 'listCourses', 'listFeaturedCourses'].some(
    (name) => cached.findAll({ queryKey: [name] }).length > 0,
  );
  if (!isShown) return;
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
