import { expect, it } from 'vitest';
import { placeOf, timeIn, timeZonesByRegion } from './time-zones.ts';

it('lists every time zone once, by region', () => {
  const regions = timeZonesByRegion('Europe/Berlin');
  const names = regions.flatMap(([, zones]) => zones);
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.fromEntries(regions)['Europe']).toContain('Europe/Berlin');
});

it('keeps a stored time zone that this browser does not list', () => {
  const names = timeZonesByRegion('Asia/Calcutta').flatMap(([, zones]) => zones);
  expect(names).toContain('Asia/Calcutta');
});

it.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Argentina, Buenos Aires'],
  ['UTC', 'UTC'],
])('displays %s as %s', (timeZone, place) => {
  expect(placeOf(timeZone)).toBe(place);
});

it('prints the time of day in a time zone', () => {
  expect(timeIn('Asia/Kolkata', new Date('2026-11-18T20:00:00Z'))).toMatch(/^1:30\sAM$/);
});
