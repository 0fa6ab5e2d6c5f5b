/** What operators do with courses: its implementations. */
import { operatorCourseRoutes } from '@learning/shared/contract/operators/courses';
import type { Implementations } from '#http/create-handler.ts';
import { changeCourseListing } from './change-course-listing.ts';
import type { OperatedCourses } from './dependencies.ts';
import { listOperatedCourses } from './list-operated-courses.ts';
import { previewModule } from './preview-module.ts';

export function operatedCourseImplementations(
  deps: OperatedCourses,
): Implementations<typeof operatorCourseRoutes> {
  return {
    listOperatedCourses: ({ now }) => listOperatedCourses(deps, now),
    changeCourseListing: ({ params, body, operator, now }) =>
      changeCourseListing({ ...params, ...body }, operator, deps, now),
    previewModule: ({ params }) => previewModule(params, deps),
  };
}
