/** Number in [0, 1). */
export type Random = () => number;

/** Seeds are 32-bit numbers. */
export const SEED_LIMIT = 2 ** 32;

/** Returns a generator that gives the same numbers for the same seed (mulberry32). It is not secret: the seed must be. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / SEED_LIMIT;
  };
}

/** Returns the items in a random order, each order equally likely (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
