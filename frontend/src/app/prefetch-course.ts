import type { QueryClient } from '@tanstack/react-query';
import { parseCourseId } from '@learning/shared/domain/course';
import { courseQuery, modulesQuery } from '#queries/catalog.ts';

/** Begins to load what a course page shows, without holding the page back. `courseId` is the text in the path. */
export function prefetchCourse(queryClient: QueryClient, courseId: string): void {
  const id = parseCourseId(courseId);
  if (id === undefined) return;
  void queryClient.prefetchQuery(courseQuery(id));
  void queryClient.prefetchQuery(modulesQuery(id));
}
