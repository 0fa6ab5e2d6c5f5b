import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceShares, MIN_COUNTED_LEARNERS } from './choice-shares.ts';

const counts = (values: Record<string, number>) => new Map(Object.entries(values));

describe('the shares of the choices', () => {
  test.each<[string, Record<string, number>, Record<string, number> | undefined]>([
    ['no decision', {}, undefined],
    ['19 decisions', { a: 10, b: 9 }, undefined],
    ['20 decisions', { a: 15, b: 5, c: 0 }, { a: 75, b: 25, c: 0 }],
    ['thirds, the first remainder rounded up', { a: 10, b: 10, c: 10 }, { a: 35, b: 35, c: 30 }],
    ['one of many', { a: 999, b: 1 }, { a: 100, b: 0 }],
  ])('of %s', (_what, given, expected) => {
    expect(choiceShares(counts(given))).toEqual(expected);
  });

  test('are 100 percent together, in steps of 5, and near the true shares', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 4 }), (values) => {
        const given = counts(Object.fromEntries(values.map((value, at) => [`c${at}`, value])));
        const total = values.reduce((sum, value) => sum + value, 0);
        const shares = choiceShares(given);
        expect(shares === undefined).toBe(total < MIN_COUNTED_LEARNERS);
        if (!shares) return;
        const percents = Object.values(shares);
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
        for (const [at, percent] of percents.entries()) {
          expect(percent % 5).toBe(0);
          expect(Math.abs(percent - (values[at]! / total) * 100)).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});
