import { expect, it } from 'vitest';
import { TimeZone } from '@learning/shared/contract/fields';
import { placeOfZone } from '#lib/time-zone-names.ts';
import {
  listTimeZones,
  matchingZones,
  timeIn,
  type TimeZoneOption,
  US_ZONES,
} from './time-zones.ts';

const NOW = new Date('2026-11-18T20:00:00Z');
const lists: (readonly TimeZoneOption[])[] = [];
await listTimeZones(NOW, (listed) => lists.push(listed));
const [usZones, zones] = [lists[0]!, lists.at(-1)!];
const found = (typed: string) => matchingZones(zones, typed).map(({ value }) => value);

it('lists every time zone once, those of the US first, each accepted by the API', () => {
  const values = zones.map(({ value }) => value);
  expect(values.length).toBeGreaterThan(300);
  expect(new Set(values).size).toBe(values.length);
  expect(zones.slice(0, 3).map(({ label, offset }) => `${label}, ${offset}`)).toEqual([
    'Eastern Time (New York), GMT−5',
    'Central Time (Chicago), GMT−6',
    'Mountain Time (Denver), GMT−7',
  ]);
  expect(values.filter((value) => !TimeZone.safeParse(value).success)).toEqual([]);
});

it('has no superseded or raw name', () => {
  const labels = zones.map(({ label }) => label).join('\n');
  expect(labels).not.toMatch(
    /Calcutta|Rangoon|Katmandu|Kiev|Godthab|Saigon|Asmera|Faeroe|Ponape|Truk|Enderbury|Coral|DumontD|_|\//,
  );
});

it.each([
  ['kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['india', 'Asia/Kolkata'],
  ['kyiv', 'Europe/Kyiv'],
  ['new york', 'America/New_York'],
  ['eastern new', 'America/New_York'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['GMT+5:45', 'Asia/Kathmandu'],
])('finds %s', (typed, zone) => {
  expect(found(typed)).toContain(zone);
});

it('finds nothing that lacks one of the words', () => {
  expect(found('new yorker')).toEqual([]);
});

it('offers the US at once, before all zones are named', () => {
  expect(usZones.map(({ value }) => value)).toEqual(US_ZONES);
  expect(zones.slice(0, US_ZONES.length).map(({ value }) => value)).toEqual(US_ZONES);
});

it.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['America/St_Lucia', 'St. Lucia'],
  ['UTC', 'UTC'],
])('names the place of %s %s', (timeZone, place) => {
  expect(placeOfZone(timeZone)).toBe(place);
});

it('prints the time of day in a time zone', () => {
  expect(timeIn('Asia/Kolkata', NOW)).toMatch(/^1:30\sAM$/);
});
