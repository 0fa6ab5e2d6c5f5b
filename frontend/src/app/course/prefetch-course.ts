import type { QueryClient } from '@tanstack/react-query';
import { parseCourseId } from '@learning/shared/domain/course';
import { courseQuery, modulesQuery } from '#queries/catalog.ts';

/** Starts loading the data of a course page without delaying the page. `courseId` is the segment of the path. */
export function prefetchCourse(queryClient: QueryClient, courseId: string): void {
  const id = parseCourseId(courseId);
  if (id === undefined) return;
  void queryClient.prefetchQuery(courseQuery(id));
  void queryClient.prefetchQuery(modulesQuery(id));
}
