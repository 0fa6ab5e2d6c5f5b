import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundleShares } from './bundle-shares.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });

describe("shares of a bundle's payment", () => {
  test('are proportional to the list prices, rounded down', () => {
    expect(bundleShares(9900, [3900, 7900])).toEqual([3272, 6627]);
    expect(bundleShares(2900, [2900])).toEqual([2900]);
    expect(bundleShares(100, [1, 1, 1])).toEqual([33, 33, 33]);
  });

  test('are whole cents, never exceed the payment together, and lose less than a cent each', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 6 }), (paid, list) => {
        const shares = bundleShares(paid, list);
        const sum = shares.reduce((total, share) => total + share, 0);
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
        expect(sum).toBeLessThanOrEqual(paid);
        expect(sum).toBeGreaterThan(paid - list.length);
      }),
    );
  });

  test('are never smaller for a more expensive course', () => {
    fc.assert(
      fc.property(cents, cents, cents, (paid, cheaper, more) => {
        const [less, dear] = bundleShares(paid, [cheaper, cheaper + more]);
        expect(dear!).toBeGreaterThanOrEqual(less!);
      }),
    );
  });
});
