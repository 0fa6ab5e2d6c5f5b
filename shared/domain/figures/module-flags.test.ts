import { expect, test } from 'vitest';
import { dropOffOf, isForgotten, isOneSided, moduleFlags } from './module-flags.ts';

const usual = { printedMinutes: 20, timed: 30, measuredMinutes: 20, before: 40, completions: 40 };

// Source: rules/figures.md G12
test('flags modules by time and by those who leave, from 30 learners on', () => {
  expect(moduleFlags(usual)).toEqual([]);
  expect(moduleFlags({ ...usual, measuredMinutes: 30 })).toEqual(['longer']);
  expect(moduleFlags({ ...usual, measuredMinutes: 10 })).toEqual(['shorter']);
  expect(moduleFlags({ ...usual, measuredMinutes: 90, timed: 29 })).toEqual([]);
  expect(moduleFlags({ ...usual, completions: 29 })).toEqual(['left']);
  expect(moduleFlags({ ...usual, completions: 30 })).toEqual([]);
  expect(moduleFlags({ ...usual, before: 29, completions: 1 })).toEqual([]);
});

test('counts no more learners than there were before as a drop-off of zero', () => {
  expect(dropOffOf({ before: 10, completions: 12 })).toBe(0);
  expect(dropOffOf({ before: 0, completions: 0 })).toBeNull();
});

test('flags decisions that nearly everyone takes alike, and cards forgotten more than expected', () => {
  expect(isOneSided([97, 3])).toBe(true);
  expect(isOneSided([95, 5])).toBe(false);
  expect(isOneSided([29, 0])).toBe(false);
  expect(isForgotten(30, { expected: 0.9, remembered: 0.79 })).toBe(true);
  expect(isForgotten(30, { expected: 0.9, remembered: 0.85 })).toBe(false);
});
