import { expect, test } from 'vitest';
import { nextAtHour } from './reminder-times.ts';

test.each([
  ['2026-11-22T12:59:00Z', 8, 'America/New_York', '2026-11-22T13:00:00.000Z'],
  ['2026-11-22T13:00:00Z', 8, 'America/New_York', '2026-11-22T13:00:00.000Z'],
  ['2026-11-22T13:00:01Z', 8, 'America/New_York', '2026-11-23T13:00:00.000Z'],
  // On 2026-11-01 clocks go back: 8 o'clock is an hour later in UTC.
  ['2026-10-31T12:00:01Z', 8, 'America/New_York', '2026-11-01T13:00:00.000Z'],
  ['2026-11-22T00:00:00Z', 9, 'Asia/Kolkata', '2026-11-22T03:30:00.000Z'],
  ['2026-11-22T23:00:00Z', 9, 'Pacific/Auckland', '2026-11-23T20:00:00.000Z'],
  ['2026-11-22T09:00:00Z', 9, 'UTC', '2026-11-22T09:00:00.000Z'],
])('from %s, the next %d o’clock in %s is %s', (from, hour, timeZone, expected) => {
  expect(nextAtHour(new Date(from), hour, timeZone).toISOString()).toBe(expected);
});
