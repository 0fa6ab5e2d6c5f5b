import { courseRatingRoutes } from '@learning/shared/contract/course-ratings';
import { requireCourse } from '#catalog/find-course.ts';
import type { Implementations } from '#http/create-handler.ts';
import { enforce } from '#limits/enforce.ts';
import { deleteCourseRating } from './delete-course-rating.ts';
import type { CourseRatingDependencies } from './dependencies.ts';
import { listCourseRatings } from './list-course-ratings.ts';
import { courseRatingPermission } from './course-rating-permission.ts';
import { presentModeration, presentTotals, presentCourseRating } from './present-course-rating.ts';
import { saveCourseRating } from './save-course-rating.ts';

export function courseRatingImplementations(
  deps: CourseRatingDependencies,
): Implementations<typeof courseRatingRoutes> {
  const { catalog, learners, limits, courseRatings } = deps;
  return {
    listCourseRatings: ({ params, query }) =>
      listCourseRatings({ courseId: params.id, cursor: query.cursor }, deps),
    getOwnCourseRating: async ({ params, userId, now }) => {
      const [course, learner, courseRating] = await Promise.all([
        requireCourse(catalog, params.id),
        learners.read(userId),
        courseRatings.find(params.id, userId),
      ]);
      const { missing } = courseRatingPermission(learner, course, now);
      return {
        review:
          courseRating && !courseRating.isWithdrawn ? presentCourseRating(courseRating) : null,
        moderation: courseRating && presentModeration(courseRating),
        mayReview: missing === null,
        missing,
      };
    },
    saveCourseRating: async ({ params, body, userId, now }) => {
      // Source: rules/access.md A25
      enforce(await limits.take('reviewsPerLearner', userId, now));
      const saved = await saveCourseRating({ userId, courseId: params.id, ...body, now }, deps);
      return {
        review: presentCourseRating(saved.courseRating),
        moderation: presentModeration(saved.courseRating),
        ...presentTotals(saved.totals),
      };
    },
    deleteCourseRating: async ({ params, userId }) =>
      presentTotals(await deleteCourseRating({ userId, courseId: params.id }, deps)),
  };
}
