/** Reviews of courses by those who took them (DECISIONS section 4). */
import * as z from 'zod';
import { CourseIdParam, Instant, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

export const Rating = z.int().min(1).max(5);

export const Review = z
  .object({
    /** Cannot be traced to the learner's account. */
    id: z.string(),
    /** As the learner chose to sign it. */
    authorName: z.string(),
    rating: Rating,
    text: z.string(),
    createdAt: Instant,
    /** null when it was never edited. */
    editedAt: Instant.nullable(),
  })
  .meta({ id: 'Review' });

const courseParams = z.strictObject({ id: CourseIdParam });
const userCourse = z.strictObject({ userId: UserId, id: CourseIdParam });

/** The course's figures after the change. */
const figures = {
  /** Decimal text with one decimal; `5.0` while `reviewCount` is 0. */
  rating: z.string(),
  reviewCount: z.int().min(0),
};

export const reviewRoutes = defineRoutes({
  listReviews: {
    method: 'GET',
    path: '/api/courses/{id}/reviews',
    summary: 'Reviews of a course, newest first, ten a page',
    group: 'reviews',
    access: 'public',
    params: courseParams,
    query: z.strictObject({ cursor: z.string().max(512).optional() }),
    response: z.object({
      reviews: z.array(Review),
      ...figures,
      /** How many gave 1, 2, 3, 4 and 5. */
      ratingCounts: z.array(z.int().min(0)).length(5),
      /** null on the last page. */
      nextCursor: z.string().nullable(),
    }),
    errors: ['course_not_found'],
  },
  getOwnReview: {
    method: 'GET',
    path: '/api/users/{userId}/courses/{id}/review',
    summary: "The learner's review of a course, or null, and whether they may write one",
    group: 'reviews',
    access: 'learner',
    params: userCourse,
    response: z.object({
      review: Review.nullable(),
      /** Enrolled, and half of the course or more is complete. */
      mayReview: z.boolean(),
    }),
    errors: ['course_not_found'],
  },
  saveReview: {
    method: 'PUT',
    path: '/api/users/{userId}/courses/{id}/review',
    summary: "Write the learner's one review of a course, or edit it",
    group: 'reviews',
    access: 'learner',
    params: userCourse,
    body: z.strictObject({
      rating: Rating,
      text: z.string().trim().max(2_000),
      authorName: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/[\p{L}\p{N}]/u, 'a name has a letter or a digit')
        .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'has characters that are not allowed'),
    }),
    response: z.object({ review: Review, ...figures }),
    errors: ['course_not_found', 'not_enrolled', 'review_not_open', 'write_conflict'],
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/users/{userId}/courses/{id}/review',
    summary: "Take the learner's review back; safe to repeat",
    group: 'reviews',
    access: 'learner',
    params: userCourse,
    response: z.object(figures),
    errors: ['course_not_found', 'write_conflict'],
  },
});

export type Review = z.infer<typeof Review>;
