import * as z from 'zod';

export const REVIEW_SCHEMA_VERSION = 1;

/** A learner's review of a course as stored, in the course's partition. */
export const ReviewRecord = z.object({
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
  /** Grows with each edit. */
  version: z.int(),
});

export type ReviewRecord = z.infer<typeof ReviewRecord>;
export type Rating = ReviewRecord['rating'];
