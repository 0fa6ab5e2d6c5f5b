/** Everyday items of a learner's partition as stored. */
import * as z from 'zod';

export const LEARNER_SCHEMA_VERSION = 1;

export const EntitlementRecord = z.object({
  entity: z.literal('entitlement'),
  /** The sort key's last part; unique for the learner. */
  name: z.string(),
  kind: z.enum(['purchase', 'subscription', 'seat', 'trial']),
  courseIds: z.array(z.int()).nullable(),
  startedAt: z.string(),
  endsAt: z.string().nullable(),
});

export const EnrollmentRecord = z.object({
  entity: z.literal('enrollment'),
  /** ULID. */
  id: z.string(),
  courseId: z.int(),
  createdAt: z.string(),
  completedModuleIds: z.array(z.string()),
  completedAt: z.string().nullable(),
  lastModuleId: z.string().nullable(),
  /** Grows with each change of the completed modules. */
  version: z.int(),
});

export const ProgressRecord = z.object({
  entity: z.literal('moduleProgress'),
  courseId: z.int(),
  moduleId: z.string(),
  completed: z.boolean(),
  timeSpentMinutes: z.int(),
  completedAt: z.string().nullable(),
});

export const CourseMarkRecord = z.object({
  entity: z.enum(['bookmark', 'wish']),
  courseId: z.int(),
  createdAt: z.string(),
});

export const NoteRecord = z.object({
  entity: z.literal('note'),
  courseId: z.int(),
  moduleId: z.string(),
  text: z.string(),
  version: z.int(),
  updatedAt: z.string(),
});

export type EntitlementRecord = z.infer<typeof EntitlementRecord>;
export type EnrollmentRecord = z.infer<typeof EnrollmentRecord>;
export type ProgressRecord = z.infer<typeof ProgressRecord>;
export type CourseMarkRecord = z.infer<typeof CourseMarkRecord>;
export type NoteRecord = z.infer<typeof NoteRecord>;
