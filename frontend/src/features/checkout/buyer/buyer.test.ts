import { expect, it } from 'vitest';
import { likelyCountry } from './buyer.ts';

it.each([
  ['America/New_York', 'US'],
  ['UTC', 'US'],
  ['Atlantic/Bermuda', 'US'],
  ['Europe/Berlin', ''],
  ['Europe/London', ''],
  ['Atlantic/Canary', ''],
  ['Asia/Nicosia', ''],
])('offers in the time zone %s the country %j first', (timeZone, country) => {
  expect(likelyCountry(timeZone)).toBe(country);
});
