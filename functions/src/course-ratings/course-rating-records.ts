import * as z from 'zod';

export const COURSE_RATING_SCHEMA_VERSION = 1;

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
  /** Grows with each edit. */
  version: z.int(),
});

export type CourseRatingRecord = z.infer<typeof CourseRatingRecord>;
export type Stars = CourseRatingRecord['rating'];
