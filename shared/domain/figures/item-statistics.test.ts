import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { difficultyOf, discriminationOf, flagsOf, type ItemSums } from './item-statistics.ts';

interface Answer {
  isRight: boolean;
  rest: number;
}

function sumsOf(answers: readonly Answer[]): ItemSums {
  const right = answers.filter(({ isRight }) => isRight);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    asked: answers.length,
    right: right.length,
    pairs: answers.length,
    pairsRight: right.length,
    rest: sum(answers.map(({ rest }) => rest)),
    restSquares: sum(answers.map(({ rest }) => rest * rest)),
    restRight: sum(right.map(({ rest }) => rest)),
  };
}

/** The textbook's form: the difference of the two means in standard deviations, times the root of p × q. */
function pointBiserial(answers: readonly Answer[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const rests = answers.map(({ rest }) => rest);
  const deviation = Math.sqrt(mean(rests.map((rest) => (rest - mean(rests)) ** 2)));
  const of = (isRight: boolean) =>
    answers.filter((answer) => answer.isRight === isRight).map(({ rest }) => rest);
  const p = of(true).length / answers.length;
  return ((mean(of(true)) - mean(of(false))) / deviation) * Math.sqrt(p * (1 - p));
}

const answers = (right: number[], wrong: number[]): Answer[] => [
  ...right.map((rest) => ({ isRight: true, rest })),
  ...wrong.map((rest) => ({ isRight: false, rest })),
];

// By hand: M1 = 8, M0 = 5, s = √(17.5/6 − …) of 9, 8, 7, 6, 5, 4 = 1.7078, √(pq) = 0.5: 3 / 1.7078 × 0.5 = 0.8783.
test('matches a point-biserial correlation that was computed by hand', () => {
  expect(discriminationOf(sumsOf(answers([9, 8, 7], [6, 5, 4])))).toBeCloseTo(0.8783, 4);
  expect(discriminationOf(sumsOf(answers([4, 5, 6], [7, 8, 9])))).toBeCloseTo(-0.8783, 4);
  expect(difficultyOf({ asked: 8, right: 6 })).toBe(0.75);
});

test('is undefined where all answers or all rest scores are alike', () => {
  expect(discriminationOf(sumsOf(answers([1, 2, 3], [])))).toBeNull();
  expect(discriminationOf(sumsOf(answers([5, 5], [5, 5])))).toBeNull();
  expect(difficultyOf({ asked: 0, right: 0 })).toBeNull();
});

test('equals the correlation of the raw rows for any answers', () => {
  const answer = fc.record({ isRight: fc.boolean(), rest: fc.integer({ min: 0, max: 1_000 }) });
  fc.assert(
    fc.property(fc.array(answer, { minLength: 3, maxLength: 60 }), (rows) => {
      const actual = discriminationOf(sumsOf(rows));
      if (actual === null) return;
      expect(actual).toBeCloseTo(pointBiserial(rows), 9);
      expect(Math.abs(actual)).toBeLessThanOrEqual(1 + 1e-9);
    }),
    propertyRuns(300),
  );
});

// Source: rules/figures.md G8
test('flags from 30 answers on: too hard, too easy, and right answers by those who know less', () => {
  const of = (asked: number, right: number) => ({ ...sumsOf([]), asked, right });
  expect(flagsOf(of(30, 5))).toEqual(['too_hard']);
  expect(flagsOf(of(29, 5))).toEqual([]);
  expect(flagsOf(of(30, 6))).toEqual([]);
  expect(flagsOf(of(100, 96))).toEqual(['too_easy']);
  expect(flagsOf(of(100, 95))).toEqual([]);
  const [low, high] = [Array.from({ length: 15 }, () => 2), Array.from({ length: 15 }, () => 8)];
  expect(flagsOf(sumsOf(answers(low, high)))).toEqual(['misleading']);
  expect(flagsOf(sumsOf(answers(high, low)))).toEqual([]);
});
