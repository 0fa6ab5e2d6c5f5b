import { expect, it } from 'vitest';
import { printDateRange, printDuration } from './print-time.ts';

it.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [220, '3 hours 40 minutes'],
])('prints %i minutes as %s', (minutes, text) => {
  expect(printDuration(minutes)).toBe(text);
});

it.each([
  ['2026-11-16', '2026-11-22', 'November 16–22, 2026'],
  ['2026-11-30', '2026-12-06', 'November 30–December 6, 2026'],
])('prints the days from %s to %s as %s', (from, to, text) => {
  // Browsers differ in the spaces around the dash.
  expect(printDateRange(from, to).replace(/\s*–\s*/, '–')).toBe(text);
});
