import type { Course } from '@learning/shared/contract/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { callKey } from './api-query.ts';

type Figures = Pick<Course, 'rating' | 'reviewCount'>;

/** Updates a course's rating wherever the course is cached. Catalog answers may be a minute old, so a refetch would not do. */
export function cacheRating(
  queryClient: QueryClient,
  courseId: number,
  { rating, reviewCount }: Figures,
): void {
  const changed = (course: Course): Course =>
    course.id === courseId ? { ...course, rating, reviewCount } : course;
  queryClient.setQueriesData({ queryKey: callKey('getCourse') }, (course: Course | undefined) =>
    course ? changed(course) : undefined,
  );
  for (const list of ['listCourses', 'listFeaturedCourses'] as const) {
    queryClient.setQueriesData({ queryKey: callKey(list) }, (courses: Course[] | undefined) =>
      courses?.map(changed),
    );
  }
}
