/** The items of retests, as stored. */
import { SkillCheckConfig } from '@learning/content/schema';
import { SkillCheckAnswers } from '@learning/shared/contract/activities';
import { RETEST_DAYS } from '@learning/shared/domain/retest/retest-rules';
import * as z from 'zod';
import { SectionPlace } from '#activities/skill-check/skill-check-config.ts';
import { jsonText, storedItem } from '#table/stored-item.ts';

const Days = z.literal(RETEST_DAYS);

/** What the holder of a certificate has shown since; in the learner's partition, where certificates read it. */
export const RetestsRecord = z.object({
  entity: z.literal('retests'),
  courseId: z.int(),
  /** Of the certificate that they belong to: one that is claimed again, after a payment was returned, has none. */
  claimedAt: z.string(),
  stillKnown: z.array(z.object({ days: Days, passedAt: z.string() })),
  /** After a failed one: when the next try opens. */
  nextAttemptAt: z.string().nullable(),
  /** Grows with each change. */
  version: z.int(),
});

/** The open retest of a course, or the last submitted one. */
export const RetestAttemptRecord = z.object({
  entity: z.literal('retestAttempt'),
  /** ULID. */
  id: z.string(),
  courseId: z.int(),
  days: Days,
  status: z.enum(['open', 'submitted']),
  startedAt: z.string(),
  submittedAt: z.string().nullable(),
  /** Seed of the draw: shows later how it came about. Never leaves the server. */
  seed: z.int(),
  /** Where the questions come from, so that the next retest asks others. */
  sources: z.array(z.string()),
  /** Holds the correct answers: never leaves the server before a pass. */
  asked: jsonText(
    z.object({
      questions: SkillCheckConfig.shape.questions,
      /** Percent. */
      passingScore: z.int(),
      /** The sections its questions link to. */
      sections: z.array(SectionPlace),
    }),
  ),
  answers: SkillCheckAnswers,
});

export const retestsItem = storedItem(RetestsRecord);
export const retestAttemptItem = storedItem(RetestAttemptRecord);

export type RetestsRecord = z.infer<typeof RetestsRecord>;
export type RetestAttemptRecord = z.infer<typeof RetestAttemptRecord>;
