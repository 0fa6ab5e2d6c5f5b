import { expect, it } from 'vitest';
import { daysBetween, isOldReading } from './law-readings.ts';

it.each([
  ['2026-11-28', 0, false],
  ['2026-06-01', 180, false],
  ['2026-05-31', 181, true],
  ['2025-11-28', 365, true],
  // Read where the day begins earlier.
  ['2026-11-29', -1, false],
])('a law box read on %s is %d days old on November 28: old %s (C47)', (readOn, days, isOld) => {
  expect(daysBetween(readOn, '2026-11-28')).toBe(days);
  expect(isOldReading(readOn, '2026-11-28')).toBe(isOld);
});
