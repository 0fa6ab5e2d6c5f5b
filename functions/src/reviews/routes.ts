import { reviewRoutes } from '@learning/shared/contract/reviews';
import { requireCourse } from '#catalog/find-course.ts';
import type { Implementations } from '#http/create-handler.ts';
import { enforce } from '#limits/enforce.ts';
import { deleteReview } from './delete-review.ts';
import type { ReviewDependencies } from './dependencies.ts';
import { listReviews } from './list-reviews.ts';
import { reviewPermission } from './review-permission.ts';
import { presentRatings, presentReview } from './present-review.ts';
import { saveReview } from './save-review.ts';

export function reviewImplementations(
  deps: ReviewDependencies,
): Implementations<typeof reviewRoutes> {
  const { catalog, learners, limits, reviews } = deps;
  return {
    listReviews: ({ params, query }) =>
      listReviews({ courseId: params.id, cursor: query.cursor }, deps),
    getOwnReview: async ({ params, userId, now }) => {
      const [course, learner, review] = await Promise.all([
        requireCourse(catalog, params.id),
        learners.read(userId),
        reviews.find(params.id, userId),
      ]);
      const { missing } = reviewPermission(learner, course, now);
      return {
        review: review && presentReview(review),
        mayReview: missing === null,
        missing,
      };
    },
    saveReview: async ({ params, body, userId, now }) => {
      // Source: rules/access.md A25
      enforce(await limits.take('reviewsPerLearner', userId, now));
      const saved = await saveReview({ userId, courseId: params.id, ...body, now }, deps);
      return { review: presentReview(saved.review), ...presentRatings(saved.ratings) };
    },
    deleteReview: async ({ params, userId }) =>
      presentRatings(await deleteReview({ userId, courseId: params.id }, deps)),
  };
}
