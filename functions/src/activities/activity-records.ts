/** What a learner has of one activity, as stored beside each other. */
import { SkillCheckAnswers } from '@learning/shared/contract/activities';
import * as z from 'zod';

export const ACTIVITY_SCHEMA_VERSION = 1;

/** A skill check that was started: the open one, or the last that was handed in. */
export const AttemptRecord = z.object({
  entity: z.literal('attempt'),
  /** ULID. */
  id: z.string(),
  activityId: z.string(),
  status: z.enum(['open', 'submitted']),
  startedAt: z.string(),
  deadline: z.string(),
  timeLimitSeconds: z.int(),
  extraTimeFactor: z.number(),
  questionIds: z.array(z.string()),
  /** JSON of `AskedCheck`. Holds the answers: never leaves the server before the attempt is handed in. */
  asked: z.string(),
  answers: SkillCheckAnswers,
  /** Grows with each save, so that nothing is graded that is not the latest. */
  version: z.int(),
});

export const SubmissionRecord = z.object({
  entity: z.literal('submission'),
  attemptId: z.string(),
  activityId: z.string(),
  score: z.int(),
  feedback: z.string(),
  /** JSON of a payload of `shared/contract/activity-payloads.ts`. */
  payload: z.string(),
  completed: z.boolean(),
  completedAt: z.string(),
});

export const DraftRecord = z.object({
  entity: z.literal('draft'),
  activityId: z.string(),
  values: z.record(z.string(), z.string()),
  updatedAt: z.string(),
});

export type AttemptRecord = z.infer<typeof AttemptRecord>;
export type SubmissionRecord = z.infer<typeof SubmissionRecord>;
export type DraftRecord = z.infer<typeof DraftRecord>;
