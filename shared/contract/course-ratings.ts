/** Course ratings. Source: rules/learning.md L12, L13; rules/privacy.md P3. */
import * as z from 'zod';
import { CourseIdParam, Instant, Name, UserId, VisibleText } from './fields.ts';
import { REVIEW_HOLDS } from './review-holds.ts';
import { defineRoutes } from './route.ts';

export const Stars = z.int().min(1).max(5);

export const CourseRating = z
  .object({
    /** Cannot be traced to the learner's account. */
    id: z.string(),
    /** The name the learner signed with. */
    authorName: z.string(),
    rating: Stars,
    text: z.string(),
    createdAt: Instant,
    /** null if it was never edited. */
    editedAt: Instant.nullable(),
  })
  .meta({ id: 'CourseRating' });

/** Why others do not see the learner's course rating; null while they do. Source: rules/learning.md L47, L48 */
const ownModeration = z
  .object({
    /** `held` waits for an operator, `hidden` is decided. */
    state: z.enum(REVIEW_HOLDS),
    /** What the operator wrote to the author. */
    statement: z.string(),
    at: Instant,
  })
  .nullable();

const courseParams = z.strictObject({ id: CourseIdParam });
const userCourse = z.strictObject({ userId: UserId, id: CourseIdParam });

/** Rating and number of course ratings, after the change. */
const figures = {
  /** Decimal text with one decimal; `5.0` while `reviewCount` is 0. */
  rating: z.string(),
  reviewCount: z.int().min(0),
};

export const courseRatingRoutes = defineRoutes({
  listCourseRatings: {
    method: 'GET',
    path: '/api/courses/{id}/reviews',
    summary: 'Course ratings, newest first, ten per page',
    group: 'course-ratings',
    access: 'public',
    params: courseParams,
    query: z.strictObject({ cursor: z.string().max(512).optional() }),
    response: z.object({
      reviews: z.array(CourseRating),
      ...figures,
      /** Number of course ratings with 1, 2, 3, 4 and 5 stars. */
      ratingCounts: z.array(z.int().min(0)).length(5),
      /** null on the last page. */
      nextCursor: z.string().nullable(),
    }),
    errors: ['course_not_found'],
  },
  getOwnCourseRating: {
    method: 'GET',
    path: '/api/users/{userId}/courses/{id}/review',
    summary: "The learner's course rating, if any, and whether they may write one",
    group: 'course-ratings',
    access: 'learner',
    params: userCourse,
    response: z.object({
      review: CourseRating.nullable(),
      moderation: ownModeration,
      /** True if nothing is missing. */
      mayReview: z.boolean(),
      /** What a learner needs before a first course rating: the course bought or in a plan, or half of it completed; null if nothing. */
      missing: z.enum(['purchase', 'progress']).nullable(),
    }),
    errors: ['course_not_found'],
  },
  saveCourseRating: {
    method: 'PUT',
    path: '/api/users/{userId}/courses/{id}/review',
    summary: "Write or edit the learner's course rating",
    group: 'course-ratings',
    access: 'learner',
    refusesDemo: true,
    params: userCourse,
    body: z.strictObject({
      rating: Stars,
      text: VisibleText(2_000),
      authorName: Name(60),
    }),
    response: z.object({ review: CourseRating, moderation: ownModeration, ...figures }),
    errors: [
      'course_not_found',
      'not_enrolled',
      'review_not_paid',
      'review_not_open',
      'write_conflict',
    ],
  },
  deleteCourseRating: {
    method: 'DELETE',
    path: '/api/users/{userId}/courses/{id}/review',
    summary: "Delete the learner's course rating; safe to repeat",
    group: 'course-ratings',
    access: 'learner',
    refusesDemo: true,
    params: userCourse,
    response: z.object(figures),
    errors: ['course_not_found', 'write_conflict'],
  },
});

export type CourseRating = z.infer<typeof CourseRating>;
