import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  AGREEMENT_NEEDED,
  agreementPercent,
  decidedRanks,
  disagree,
  isCalibrated,
  ratingsNeeded,
  weightOf,
  type WeightedRating,
} from './capstone-rules.ts';

const ROWS = ['Scope', 'Evidence', 'Findings', 'Advice'];
const ranks = (...values: number[]) =>
  Object.fromEntries(values.map((value, index) => [ROWS[index]!, value]));
const rating = (weight: number, ...values: number[]): WeightedRating => ({
  ranks: ranks(...values),
  weight,
});

const anyRanks = fc
  .tuple(...ROWS.map(() => fc.integer({ min: 0, max: 2 })))
  .map((all) => ranks(...all));
const anyRating = fc.record({ ranks: anyRanks, weight: fc.integer({ min: 51, max: 100 }) });

describe('the agreement with experts', () => {
  it.each([
    ['all are right', [ranks(2, 1)], [ranks(2, 1)], 100],
    ['one of two is one off', [ranks(2, 0)], [ranks(2, 1)], 75],
    ['one of two is two off', [ranks(2, 0)], [ranks(2, 2)], 50],
    ['a paper is missing', [], [ranks(2, 1)], 0],
    ['there are no experts', [], [], 0],
  ])('when %s', (_, given, experts, percent) => {
    expect(agreementPercent(given, experts)).toBe(percent);
  });

  it('passes at its limit', () => {
    expect(isCalibrated(AGREEMENT_NEEDED)).toBe(true);
    expect(isCalibrated(AGREEMENT_NEEDED - 1)).toBe(false);
  });

  it('lies between 0 and 100, and is 100 only when all are the same', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyRanks, anyRanks), { minLength: 1 }), (papers) => {
        const [given, experts] = [papers.map(([one]) => one), papers.map(([, other]) => other)];
        const percent = agreementPercent(given, experts);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent === 100).toBe(JSON.stringify(given) === JSON.stringify(experts));
      }),
      propertyRuns(200),
    );
  });

  it('gives a weight between 51 and 100', () => {
    expect([weightOf([]), weightOf([0, 40]), weightOf([80, 90]), weightOf([100, 100])]).toEqual([
      51, 51, 85, 100,
    ]);
  });
});

describe('two ratings', () => {
  it.each([
    ['are the same', ranks(2, 1, 0, 2), ranks(2, 1, 0, 2), false],
    ['differ by one in half of the rows', ranks(2, 1, 0, 2), ranks(1, 0, 0, 2), false],
    ['differ by one in most rows', ranks(2, 1, 0, 2), ranks(1, 0, 1, 2), true],
    ['differ by two in a row', ranks(2, 1, 0, 2), ranks(0, 1, 0, 2), true],
  ])('that %s', (_, one, other, isApart) => {
    expect(disagree(one, other)).toBe(isApart);
    expect(disagree(other, one)).toBe(isApart);
  });
});

describe('the result', () => {
  it.each<[string, WeightedRating[], Record<string, number> | null]>([
    ['of none is open', [], null],
    ['of one is open', [rating(90, 2, 2, 2, 2)], null],
    [
      'of two is the level of the heavier one',
      [rating(90, 2, 1, 0, 2), rating(60, 1, 1, 0, 2)],
      ranks(2, 1, 0, 2),
    ],
    [
      'of two of one weight is the lower level',
      [rating(80, 2, 1, 0, 2), rating(80, 1, 1, 0, 2)],
      ranks(1, 1, 0, 2),
    ],
    ['of two who disagree is open', [rating(90, 2, 2, 2, 2), rating(90, 0, 2, 2, 2)], null],
    [
      'of a third is the one in the middle',
      [rating(90, 2, 2, 2, 2), rating(90, 0, 2, 2, 2), rating(55, 1, 2, 2, 2)],
      ranks(1, 2, 2, 2),
    ],
  ])('%s', (_, ratings, result) => {
    expect(decidedRanks(ratings)).toEqual(result);
  });

  it('is what two of three agree on, whatever their weights and their order', () => {
    fc.assert(
      fc.property(
        anyRanks,
        anyRating,
        fc.integer({ min: 51, max: 100 }),
        fc.integer({ min: 51, max: 100 }),
        (agreed, other, a, b) => {
          fc.pre(disagree(agreed, other.ranks));
          const two = [
            { ranks: agreed, weight: a },
            { ranks: agreed, weight: b },
          ];
          const third = [two[0]!, other, two[1]!];
          expect(decidedRanks(third)).toEqual(agreed);
          expect(decidedRanks(third.toReversed().toReversed())).toEqual(agreed);
        },
      ),
      propertyRuns(200),
    );
  });

  it('lies between the lowest and the highest rating of each row', () => {
    fc.assert(
      fc.property(fc.array(anyRating, { minLength: 3, maxLength: 3 }), (ratings) => {
        expect(ratingsNeeded(ratings)).toBeLessThanOrEqual(3);
        const result = decidedRanks(ratings)!;
        for (const row of ROWS) {
          const given = ratings.map((one) => one.ranks[row]!);
          expect(result[row]).toBeGreaterThanOrEqual(Math.min(...given));
          expect(result[row]).toBeLessThanOrEqual(Math.max(...given));
        }
      }),
      propertyRuns(200),
    );
  });
});
