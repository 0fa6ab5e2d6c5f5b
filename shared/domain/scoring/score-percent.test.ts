import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { isPassed, scorePercent } from './score-percent.ts';

/** Earned points of a total of at least one. */
const earnedOf = fc
  .integer({ min: 1, max: 100_000 })
  .chain((total) => fc.record({ total: fc.constant(total), earned: fc.nat(total) }));

/** Rounds halves up, with integers only. */
const exactPercent = (earned: number, total: number) =>
  Number((200n * BigInt(earned) + BigInt(total)) / (2n * BigInt(total)));

describe('the percent of points', () => {
  test.each([
    [0, 80, 0],
    [80, 80, 100],
    [23, 40, 58],
    [1, 200, 1],
    [1, 201, 0],
    [199, 200, 100],
    [198, 200, 99],
    [2, 3, 67],
    [1, 3, 33],
    [0, 0, 0],
    [5, 0, 0],
    [50, 40, 100],
    [-3, 40, 0],
  ])('%i of %i is %i', (earned, total, percent) => {
    expect(scorePercent(earned, total)).toBe(percent);
  });

  test('equals exact arithmetic with halves rounded up', () => {
    fc.assert(
      fc.property(earnedOf, ({ earned, total }) => {
        expect(scorePercent(earned, total)).toBe(exactPercent(earned, total));
      }),
      propertyRuns(500),
    );
  });

  test('rounds every half up', () => {
    const halves = fc.record({ odd: fc.nat(99), scale: fc.integer({ min: 1, max: 500 }) });
    fc.assert(
      fc.property(halves, ({ odd, scale }) => {
        expect(scorePercent((2 * odd + 1) * scale, 200 * scale)).toBe(odd + 1);
      }),
      propertyRuns(500),
    );
  });

  test('never falls with one more point, and stays within 0 and 100', () => {
    const any = fc.record({ earned: fc.integer({ min: -10, max: 500 }), total: fc.nat(400) });
    fc.assert(
      fc.property(any, fc.nat(50), ({ earned, total }, more) => {
        const [before, after] = [scorePercent(earned, total), scorePercent(earned + more, total)];
        expect(after).toBeGreaterThanOrEqual(before);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(100);
        expect(Number.isInteger(before)).toBe(true);
      }),
      propertyRuns(500),
    );
  });
});

describe('a score', () => {
  test.each([
    [69, 70, false],
    [70, 70, true],
    [100, 100, true],
    [0, 0, true],
  ])('of %i with a passing score of %i passes: %s', (score, passingScore, passed) => {
    expect(isPassed(score, passingScore)).toBe(passed);
  });
});
