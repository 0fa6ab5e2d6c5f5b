import type { Course } from '@learning/shared/contract/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { callKey } from './api-query.ts';

type Rating = Pick<Course, 'rating' | 'reviewCount'>;

/** Updates a course's rating wherever the course is cached. A refetch could return a catalog that is up to a minute old. */
export function cacheRating(
  queryClient: QueryClient,
  courseId: number,
  { rating, reviewCount }: Rating,
): void {
  const withRating = (course: Course): Course =>
    course.id === courseId ? { ...course, rating, reviewCount } : course;
  queryClient.setQueriesData({ queryKey: callKey('getCourse') }, (course: Course | undefined) =>
    course ? withRating(course) : undefined,
  );
  for (const list of ['listCourses', 'listFeaturedCourses'] as const) {
    queryClient.setQueriesData({ queryKey: callKey(list) }, (courses: Course[] | undefined) =>
      courses?.map(withRating),
    );
  }
}
