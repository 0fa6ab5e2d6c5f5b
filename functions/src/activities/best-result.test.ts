import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActivityResultRecord } from '#learning/learner-records.ts';
import type { SubmissionRecord } from './activity-records.ts';
import { resultAfter } from './best-result.ts';

const submissionOf = (score: number, index: number, completed = score >= 70): SubmissionRecord => ({
  entity: 'submission',
  attemptId: `attempt-${index}`,
  activityId: 'a',
  score,
  feedback: '',
  payload: '{}',
  completed,
  completedAt: new Date(1_763_000_000_000 + index * 1000).toISOString(),
});

const history = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 })
  .map((scores) => scores.map((score, index) => submissionOf(score, index)));

const resultOf = (submissions: readonly SubmissionRecord[]) =>
  submissions.reduce<ActivityResultRecord | undefined>(
    (before, one) => resultAfter(before, one, 1),
    undefined,
  )!;

describe('the result of an activity', () => {
  test('is that of all its submissions', () => {
    fc.assert(
      fc.property(history, (submissions) => {
        const best = Math.max(...submissions.map((one) => one.score));
        const told =
          submissions.find((one) => one.completed) ??
          submissions.find((one) => one.score === best)!;
        expect(resultOf(submissions)).toEqual({
          entity: 'activityResult',
          courseId: 1,
          activityId: 'a',
          score: best,
          completed: submissions.some((one) => one.completed),
          completedAt: told.completedAt,
          submissionCount: submissions.length,
          bestAttemptId: told.attemptId,
          latestAttemptId: submissions.at(-1)!.attemptId,
          version: submissions.length,
        });
      }),
      { numRuns: 10_000 },
    );
  });

  test('is that of a passed one even if the pass mark was raised since', () => {
    const [passed, later] = [submissionOf(60, 0, true), submissionOf(65, 1, false)];
    expect(resultOf([passed, later])).toMatchObject({
      completed: true,
      completedAt: passed.completedAt,
      bestAttemptId: passed.attemptId,
      latestAttemptId: later.attemptId,
    });
  });
});
