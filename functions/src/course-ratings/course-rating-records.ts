import { REVIEW_HOLDS } from '@learning/shared/contract/review-holds';
import * as z from 'zod';

export const COURSE_RATING_SCHEMA_VERSION = 2;

/** Why others do not see a course rating. Source: rules/learning.md L47 */
export const Moderation = z.object({
  /** `held` waits for an operator; `hidden` is decided. */
  state: z.enum(REVIEW_HOLDS),
  /** What the author reads. */
  statement: z.string(),
  by: z.string(),
  at: z.string(),
});
export type Moderation = z.infer<typeof Moderation>;

/** A learner's course rating as stored, in the course's partition. */
export const CourseRatingRecord = z.object({
  entity: z.literal('review'),
  /** ULID; random, so that it reveals nothing about the learner. */
  id: z.string(),
  courseId: z.int(),
  userId: z.string(),
  authorName: z.string(),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** Grows with each edit, and with each decision about it. */
  version: z.int(),
  /** null while everyone sees it. Version 1 had no moderation. */
  moderation: Moderation.nullable().default(null),
  /** Deleted by its author while it was not shown: only the decision is left, so that another text waits for an operator. */
  isWithdrawn: z.boolean().default(false),
});

export type CourseRatingRecord = z.infer<typeof CourseRatingRecord>;
export type Stars = CourseRatingRecord['rating'];
