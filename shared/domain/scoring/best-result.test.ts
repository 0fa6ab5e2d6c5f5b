import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { isNewBest, resultAfter, type BestResult, type GradedSubmission } from './best-result.ts';

const FIRST = '2026-11-18T09:00:00.000Z';
const NEXT = '2026-11-18T10:00:00.000Z';
const graded = (score: number, completed: boolean, completedAt = NEXT) => ({
  score,
  completed,
  completedAt,
});
const result = (score: number, completed: boolean, completedAt = FIRST) => ({
  ...graded(score, completed, completedAt),
  submissionCount: 1,
});

describe('resultAfter', () => {
  test.each([
    ['a first submission that fails', undefined, graded(60, false), result(60, false, NEXT)],
    ['a first submission that passes', undefined, graded(80, true), result(80, true, NEXT)],
    ['a first submission without points', undefined, graded(0, false), result(0, false, NEXT)],
    ['a higher score', result(50, false), graded(60, false), result(60, false, NEXT)],
    ['an equal score', result(60, false), graded(60, false), result(60, false, FIRST)],
    ['a lower score', result(60, false), graded(50, false), result(60, false, FIRST)],
    ['the first pass', result(60, false), graded(70, true), result(70, true, NEXT)],
    [
      'a pass below the best score, after the passing score was lowered',
      result(65, false),
      graded(60, true),
      result(65, true, NEXT),
    ],
    ['a second, higher pass', result(70, true), graded(90, true), result(90, true, FIRST)],
    [
      'a fail above the pass, after the passing score was raised',
      result(60, true),
      graded(65, false),
      result(65, true, FIRST),
    ],
  ] as const)('after %s', (_case, before, submission, expected) => {
    expect(resultAfter(before, submission)).toEqual({
      ...expected,
      submissionCount: before ? 2 : 1,
    });
  });

  test('equals what all submissions together say, in any order of scores', () => {
    const history = fc
      .array(fc.record({ score: fc.integer({ min: 0, max: 100 }), isLenient: fc.boolean() }), {
        minLength: 1,
        maxLength: 8,
      })
      .map((attempts) =>
        attempts.map(({ score, isLenient }, index): GradedSubmission & { at: number } => ({
          score,
          // The passing score may change between two submissions.
          completed: score >= (isLenient ? 50 : 70),
          completedAt: `time ${index}`,
          at: index,
        })),
      );
    fc.assert(
      fc.property(history, (submissions) => {
        const best = Math.max(...submissions.map((submission) => submission.score));
        const decisive =
          submissions.find((submission) => submission.completed) ??
          submissions.find((submission) => submission.score === best);
        const after = submissions.reduce<BestResult | undefined>(resultAfter, undefined);
        expect(after).toEqual({
          score: best,
          completed: submissions.some((submission) => submission.completed),
          completedAt: decisive?.completedAt,
          submissionCount: submissions.length,
        });
      }),
      propertyRuns(500),
    );
  });
});

describe('isNewBest', () => {
  test.each([
    ['the first submission', undefined, graded(0, false), true],
    ['a higher score', result(50, false), graded(51, false), true],
    ['an equal score', result(50, false), graded(50, false), false],
    ['a pass with a lower score', result(65, false), graded(60, true), true],
    ['a higher pass after a pass', result(70, true), graded(90, true), false],
  ])('of %s', (_case, before, submission, expected) => {
    expect(isNewBest(before, submission)).toBe(expected);
  });
});
