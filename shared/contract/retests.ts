/** Retests: whether the holder of a certificate still knows the course. Source: rules/certificates.md K29; rules/scoring.md S39, S40 */
import * as z from 'zod';
import { RETEST_DAYS } from '#domain/retest/retest-rules.ts';
import { PublicQuestion, SkillCheckAnswer, SkillCheckAnswers } from './activities.ts';
import { AttemptId } from './attempt-id.ts';
import { CertificateId, StillKnown } from './certificates.ts';
import { CourseIdParam, Instant, Percent, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

const Days = z.literal(RETEST_DAYS);

/** An open retest. It has no clock, and nothing in it tells an answer. */
export const RetestAttempt = z
  .object({ id: AttemptId, days: Days, startedAt: Instant, questions: z.array(PublicQuestion) })
  .meta({ id: 'RetestAttempt' });

const RetestQuestionResult = z.object({
  questionId: z.string(),
  correct: z.boolean(),
  userAnswer: SkillCheckAnswer.nullable(),
  /** Only with a pass, as the explanation. */
  correctAnswer: SkillCheckAnswer.optional(),
  explanation: z.string().optional(),
  /** The section that teaches it. */
  readAt: z
    .object({
      moduleId: z.string(),
      moduleTitle: z.string(),
      section: z.string(),
      sectionTitle: z.string(),
    })
    .optional(),
  question: z.string(),
  type: PublicQuestion.shape.type,
  options: z.array(z.string()),
  points: z.int(),
});

/** A retest that was submitted. A failed one changes nothing about the certificate. */
export const RetestResult = z
  .object({
    attemptId: AttemptId,
    days: Days,
    submittedAt: Instant,
    /** Percent of the questions. */
    score: Percent,
    isPassed: z.boolean(),
    questions: z.array(RetestQuestionResult),
  })
  .meta({ id: 'RetestResult' });

export const Retest = z
  .object({
    courseTitle: z.string(),
    certificateId: CertificateId,
    questionCount: z.int().min(0),
    passingScore: Percent,
    /** The retest that is open or opens next; null once nothing is left, or the course has no questions. */
    next: z
      .object({
        days: Days,
        opensAt: Instant,
        /** By the server's clock. */
        isOpen: z.boolean(),
      })
      .nullable(),
    stillKnown: z.array(StillKnown),
    attempt: RetestAttempt.nullable(),
    /** The latest one that was submitted. */
    result: RetestResult.nullable(),
  })
  .meta({ id: 'Retest' });

const params = z.strictObject({ userId: UserId, id: CourseIdParam });
const path = '/api/users/{userId}/courses/{id}/retest' as const;
const route = { group: 'activities', access: 'learner' } as const;
const unavailable = ['course_not_found', 'certificate_not_found', 'certificate_revoked'] as const;

export const retestRoutes = defineRoutes({
  getRetest: {
    ...route,
    method: 'GET',
    path,
    summary: 'Whether the holder of a certificate can show that they still know the course',
    params,
    response: Retest,
    errors: [...unavailable],
  },
  startRetest: {
    ...route,
    method: 'POST',
    path,
    summary: 'Draw the questions of a retest, or get those of the open one',
    params,
    response: RetestAttempt,
    errors: [...unavailable, 'attempt_not_yet', 'no_retest_left', 'write_conflict'],
  },
  submitRetest: {
    ...route,
    method: 'PUT',
    path: `${path}/{attemptId}`,
    summary: 'Submit a retest; a repeated call returns the same result',
    params: params.extend({ attemptId: AttemptId }),
    body: z.strictObject({ answers: SkillCheckAnswers }),
    response: RetestResult,
    errors: [...unavailable, 'attempt_not_started', 'write_conflict'],
  },
});

export type Retest = z.infer<typeof Retest>;
export type RetestAttempt = z.infer<typeof RetestAttempt>;
export type RetestResult = z.infer<typeof RetestResult>;
