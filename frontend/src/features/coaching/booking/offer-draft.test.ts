import { expect, it } from 'vitest';
import { timeErrors } from './offer-draft.ts';

const ZONE = 'America/New_York';
/** A Monday, at 8:41 PM in New York. */
const NOW = new Date('2026-11-17T01:41:00Z');

// Source: rules/learning.md L33
it.each([
  ['2026-11-18', '09:00', 'Choose a time at least 48 hours from now.'],
  ['2026-11-19', '09:00', undefined],
  ['2026-11-21', '09:00', 'Choose a day from Monday to Friday.'],
  ['2026-11-22', '19:30', 'Choose a day from Monday to Friday.'],
  ['2026-11-20', '20:00', undefined],
  ['2027-01-29', '09:00', 'Choose a day within the next 60 days.'],
  ['', '09:00', 'Choose a day.'],
])('says about %s at %s: %s', (date, time, message) => {
  expect(timeErrors([{ date, time }], ZONE, NOW)).toEqual([message]);
});
