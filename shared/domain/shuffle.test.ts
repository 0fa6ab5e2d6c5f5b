import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { SEED_LIMIT, seededRandom, shuffled } from './shuffle.ts';

const seed = fc.nat({ max: SEED_LIMIT - 1 });

const byValue = (a: number, b: number) => a - b;

describe('shuffling', () => {
  test('keeps every item, and gives the same order for the same seed', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.nat()), (randomSeed, items) => {
        const order = shuffled(items, seededRandom(randomSeed));
        expect(order.toSorted(byValue)).toEqual(items.toSorted(byValue));
        expect(shuffled(items, seededRandom(randomSeed))).toEqual(order);
      }),
      propertyRuns(200),
    );
  });

  test('puts each item in each place about equally often', () => {
    const random = seededRandom(20_261_122);
    const places = [0, 0, 0, 0];
    for (let run = 0; run < 40_000; run += 1) {
      places[shuffled(['a', 'b', 'c', 'd'], random).indexOf('a')]! += 1;
    }
    for (const count of places) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('draws numbers from 0 up to, but not including, 1', () => {
    const random = seededRandom(SEED_LIMIT - 1);
    const drawn = Array.from({ length: 10_000 }, random);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
  });
});
