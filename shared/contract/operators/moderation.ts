/** Moderation of what learners publish. Source: rules/learning.md L47, L48, L49 */
import * as z from 'zod';
import { CourseRating } from '../course-ratings.ts';
import { CourseIdParam, Instant } from '../fields.ts';
import { REVIEW_HOLDS } from '../review-holds.ts';
import { defineRoutes } from '../route.ts';
import { Cursor, LearnerId, Reason, Statement } from './fields.ts';

export const ModeratedReview = z
  .object({
    ...CourseRating.shape,
    courseId: z.int(),
    courseTitle: z.string(),
    learnerId: z.string(),
    state: z.enum(['published', ...REVIEW_HOLDS]),
    /** What the author reads about the decision; null while everyone sees the review. */
    statement: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: Instant.nullable(),
    /** Goes with a decision: another one is a conflict. */
    version: z.int(),
  })
  .meta({ id: 'ModeratedReview' });

const group = 'operating';

export const operatorModerationRoutes = defineRoutes({
  listReviews: {
    method: 'GET',
    path: '/api/operator/reviews',
    summary: 'Reviews of courses as learners wrote them, the newest first, by state and course',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'reads',
    query: z.strictObject({
      /** @default published */
      state: z.enum(['published', ...REVIEW_HOLDS]).optional(),
      courseId: CourseIdParam.optional(),
      cursor: Cursor.optional(),
    }),
    response: z.object({ reviews: z.array(ModeratedReview), nextCursor: z.string().nullable() }),
    errors: ['course_not_found'],
  },
  moderateReview: {
    method: 'POST',
    path: '/api/operator/courses/{courseId}/reviews/{learnerId}/moderation',
    summary:
      'Hold, hide or publish a review; the author is told, and the figures of the course follow',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params: z.strictObject({ courseId: CourseIdParam, learnerId: LearnerId }),
    body: z
      .strictObject({
        version: z.int().min(1),
        state: z.enum(['published', ...REVIEW_HOLDS]),
        /** What the author reads; belongs to `held` and `hidden`. */
        statement: Statement.optional(),
        /** For the audit record alone. */
        reason: Reason,
      })
      .refine(({ state, statement }) => (state === 'published') === (statement === undefined), {
        error: 'belongs to held and hidden',
        path: ['statement'],
      }),
    response: ModeratedReview,
    errors: ['course_not_found', 'review_not_found', 'changed_by_operator', 'write_conflict'],
  },
});

export type ModeratedReview = z.infer<typeof ModeratedReview>;
