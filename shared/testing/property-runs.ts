import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** 1 in `npm test`; more in `npm run prove`. */
    propertyRunsFactor: number;
  }
}

const factor = inject('propertyRunsFactor');

/** Whether this is `npm run prove`, which also runs what takes too long for every `npm test`. */
export const isProof = factor > 1;

/**
 * Returns fast-check's settings for a property with its own number of runs. `npm test` runs the same cases every time; `npm run
 * prove` runs many more, chosen at random.
 *
 * @param short runs in `npm test`: enough to find a fault planted in the code under test
 */
export function propertyRuns(short: number): { numRuns: number; seed?: number } {
  return isProof ? { numRuns: short * factor } : { numRuns: short, seed: 20_261_121 };
}

/** Returns every case in `npm run prove`, and in `npm test` every `step`-th, with the first and the last. */
export function sampleCases<T>(cases: readonly T[], step: number): T[] {
  return cases.filter((_, at) => isProof || at % step === 0 || at === cases.length - 1);
}
