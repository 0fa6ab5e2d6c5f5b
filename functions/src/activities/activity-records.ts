/** A learner's items of one activity. */
import { SkillCheckConfig } from '@learning/content/schema';
import { SkillCheckAnswers, SkillCheckConfidence } from '@learning/shared/contract/activities';
import { CaseFile } from '@learning/shared/contract/case-files';
import * as z from 'zod';
import { jsonText, storedItem } from '#table/stored-item.ts';
import { SectionPlace } from './skill-check/skill-check-config.ts';

/**
 * The check that an attempt asks and is graded by: the questions that were drawn, with their figures and with their options in the
 * order shown, as published when the attempt started, even if it was published again since.
 */
export const AskedCheck = SkillCheckConfig.pick({
  questions: true,
  feedback: true,
  badge: true,
}).extend({
  /** Percent. */
  passingScore: z.int(),
  /** The sections its questions link to. Missing in attempts of older releases. */
  sections: z.array(SectionPlace).default([]),
  /** The file beside the questions, with the figures of this attempt. */
  caseFile: CaseFile.optional(),
});

/** A skill check that was started: the open attempt, or the last one that was submitted. */
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
  /** Seed of the draw: shows later how it came about. Never leaves the server. */
  seed: z.int().optional(),
  questionIds: z.array(z.string()),
  /** How often this attempt and all earlier ones asked each question of the bank, by its id. */
  seen: z.record(z.string(), z.int()).default({}),
  /** Questions of the bank that were answered correctly by earlier attempts and, once submitted, by this one. */
  right: z.array(z.string()).default([]),
  /** Holds the correct answers: never leaves the server before the attempt is submitted. */
  asked: jsonText(AskedCheck),
  answers: SkillCheckAnswers,
  /** Once submitted: how sure the learner said they were. Missing where they said nothing, and in attempts of older releases. */
  confidence: SkillCheckConfidence.default({}),
  /** Once submitted and failed: when the next attempt opens. */
  nextAttemptAt: z.string().optional(),
  /** Grows with each save, so that only the latest answers are graded. */
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
  /** Of a failed skill check: when the next attempt opens. */
  nextAttemptAt: z.string().optional(),
});

export const DraftRecord = z.object({
  entity: z.literal('draft'),
  activityId: z.string(),
  values: z.record(z.string(), z.string()),
  updatedAt: z.string(),
});

export const attemptItem = storedItem(AttemptRecord);
export const submissionItem = storedItem(SubmissionRecord);
export const draftItem = storedItem(DraftRecord);

export type AskedCheck = z.infer<typeof AskedCheck>;
export type AttemptRecord = z.infer<typeof AttemptRecord>;
export type SubmissionRecord = z.infer<typeof SubmissionRecord>;
export type DraftRecord = z.infer<typeof DraftRecord>;
