/** Reviews of courses. Source: rules/learning.md L12, L13; rules/privacy.md P3. */
import * as z from 'zod';
import { CourseIdParam, Instant, Name, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

export const Rating = z.int().min(1).max(5);

export const Review = z
  .object({
    /** Cannot be traced to the learner's account. */
    id: z.string(),
    /** The name the learner signed with. */
    authorName: z.string(),
    rating: Rating,
    text: z.string(),
    createdAt: Instant,
    /** null if it was never edited. */
    editedAt: Instant.nullable(),
  })
  .meta({ id: 'Review' });

const courseParams = z.strictObject({ id: CourseIdParam });
const userCourse = z.strictObject({ userId: UserId, id: CourseIdParam });

/** Rating and number of reviews of the course, after the change. */
const figures = {
  /** Decimal text with one decimal; `5.0` while `reviewCount` is 0. */
  rating: z.string(),
  reviewCount: z.int().min(0),
};

export const reviewRoutes = defineRoutes({
  listReviews: {
    method: 'GET',
    path: '/api/courses/{id}/reviews',
    summary: 'Reviews of a course, newest first, ten per page',
    group: 'reviews',
    access: 'public',
    params: courseParams,
    query: z.strictObject({ cursor: z.string().max(512).optional() }),
    response: z.object({
      reviews: z.array(Review),
      ...figures,
      /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
      ratingCounts: z.array(z.int().min(0)).length(5),
      /** null on the last page. */
      nextCursor: z.string().nullable(),
    }),
    errors: ['course_not_found'],
  },
  getOwnReview: {
    method: 'GET',
    path: '/api/users/{userId}/courses/{id}/review',
    summary: "The learner's review of a course, if any, and whether they may write one",
    group: 'reviews',
    access: 'learner',
    params: userCourse,
    response: z.object({
      review: Review.nullable(),
      /** True if nothing is missing. */
      mayReview: z.boolean(),
      /** What a learner needs before a first review: the course bought or in a plan, or half of it completed; null if nothing. */
      missing: z.enum(['purchase', 'progress']).nullable(),
    }),
    errors: ['course_not_found'],
  },
  saveReview: {
    method: 'PUT',
    path: '/api/users/{userId}/courses/{id}/review',
    summary: "Write or edit the learner's review of a course",
    group: 'reviews',
    access: 'learner',
    refusesDemo: true,
    params: userCourse,
    body: z.strictObject({
      rating: Rating,
      text: z.string().trim().max(2_000),
      authorName: Name(60),
    }),
    response: z.object({ review: Review, ...figures }),
    errors: [
      'course_not_found',
      'not_enrolled',
      'review_not_paid',
      'review_not_open',
      'write_conflict',
    ],
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/users/{userId}/courses/{id}/review',
    summary: "Delete the learner's review; safe to repeat",
    group: 'reviews',
    access: 'learner',
    refusesDemo: true,
    params: userCourse,
    response: z.object(figures),
    errors: ['course_not_found', 'write_conflict'],
  },
});

export type Review = z.infer<typeof Review>;
