import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isQuarter,
  localDate,
  mondayOf,
  quarterHourOf,
  startOfQuarter,
  sumLearningTime,
} from './learning-time.ts';

const TIME_ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const QUARTER_MS = 15 * 60_000;
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const timeZones = fc.constantFrom(...TIME_ZONES);
const minutesAt = (instant: string, minutes: number) => ({
  ...quarterHourOf(new Date(instant)),
  minutes,
});

describe('a quarter hour', () => {
  test.each([
    ['2026-11-21T05:15:00.000Z', '2026-11', '21T0515'],
    ['2026-11-21T05:29:59.999Z', '2026-11', '21T0515'],
    ['2026-11-21T05:30:00.000Z', '2026-11', '21T0530'],
    ['2026-11-30T23:59:59.999Z', '2026-11', '30T2345'],
    ['2026-12-01T00:00:00.000Z', '2026-12', '01T0000'],
  ])('of %s is %s %s', (instant, month, quarter) => {
    expect(quarterHourOf(new Date(instant))).toEqual({ month, quarter });
  });

  test('holds its instant and starts less than fifteen minutes before it', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const sinceStart = instant.getTime() - startOfQuarter(quarterHourOf(instant)).getTime();
        expect(sinceStart).toBeGreaterThanOrEqual(0);
        expect(sinceStart).toBeLessThan(QUARTER_MS);
        expect(isQuarter(quarterHourOf(instant).quarter)).toBe(true);
      }),
    );
  });

  test('lies on one calendar date in every time zone', () => {
    fc.assert(
      fc.property(instants, timeZones, (instant, timeZone) => {
        const start = startOfQuarter(quarterHourOf(instant));
        const last = new Date(start.getTime() + QUARTER_MS - 1);
        expect(localDate(start, timeZone)).toBe(localDate(last, timeZone));
      }),
    );
  });

  test.each(['PK', 'month', '21T515', '1T0515', '21T0515 ', 'x21T0515', ''])(
    'is not confused with the attribute %j',
    (name) => {
      expect(isQuarter(name)).toBe(false);
    },
  );
});

describe('a local date', () => {
  test.each([
    ['2026-11-21T18:29:59Z', 'Asia/Kolkata', '2026-11-21'],
    ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22'],
    ['2026-11-21T18:15:00Z', 'Asia/Kathmandu', '2026-11-22'],
    ['2026-11-21T03:29:59Z', 'America/St_Johns', '2026-11-20'],
    ['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01'],
  ])('of %s in %s is %s', (instant, timeZone, date) => {
    expect(localDate(new Date(instant), timeZone)).toBe(date);
  });
});

describe('the Monday of a week', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2028-03-01', '2028-02-28'],
  ])('of %s is %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  test('is a Monday, at most six days back, and its own Monday', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        const monday = mondayOf(date);
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(Date.parse(date) - Date.parse(monday)).toBeLessThan(7 * 86_400_000);
        expect(Date.parse(date)).toBeGreaterThanOrEqual(Date.parse(monday));
        expect(mondayOf(monday)).toBe(monday);
      }),
    );
  });
});

describe('learning time', () => {
  const sundayNight = '2026-11-15T22:45:00Z';
  const mondayMorning = '2026-11-15T23:00:00Z';
  const now = new Date('2026-11-18T12:00:00Z');

  test('of the week begins at Monday 00:00 of the learner, not of UTC', () => {
    const entries = [minutesAt(sundayNight, 7), minutesAt(mondayMorning, 30)];
    expect(sumLearningTime(entries, now, 'Europe/Berlin')).toEqual({ total: 37, thisWeek: 30 });
    expect(sumLearningTime(entries, now, 'UTC')).toEqual({ total: 37, thisWeek: 0 });
    expect(sumLearningTime(entries, now, 'Asia/Kolkata')).toEqual({ total: 37, thisWeek: 37 });
  });

  test('of the week ends with Sunday night of the learner', () => {
    const sunday = new Date('2026-11-22T22:59:00Z');
    const monday = new Date('2026-11-22T23:00:00Z');
    const entries = [minutesAt('2026-11-18T10:00:00Z', 25)];
    expect(sumLearningTime(entries, sunday, 'Europe/Berlin').thisWeek).toBe(25);
    expect(sumLearningTime(entries, monday, 'Europe/Berlin').thisWeek).toBe(0);
  });

  test.each([
    ['forward', '2026-03-22T23:00:00Z', '2026-03-29T21:45:00Z', '2026-03-29T22:00:00Z'],
    ['back', '2026-10-18T22:00:00Z', '2026-10-25T22:45:00Z', '2026-10-25T23:00:00Z'],
  ])('keeps the whole week when the clocks go %s', (_way, first, last, next) => {
    const entries = [minutesAt(first, 1), minutesAt(last, 2), minutesAt(next, 4)];
    const inWeek = sumLearningTime(entries, new Date(last), 'Europe/Berlin');
    expect(inWeek).toEqual({ total: 7, thisWeek: 3 });
    expect(sumLearningTime(entries, new Date(next), 'Europe/Berlin').thisWeek).toBe(4);
  });

  test('of a learner without entries is nothing', () => {
    expect(sumLearningTime([], now, 'UTC')).toEqual({ total: 0, thisWeek: 0 });
  });

  test('summed over all weeks is the total: no minute is lost or counted twice', () => {
    const studied = fc.record({ at: instants, minutes: fc.integer({ min: 0, max: 600 }) });
    fc.assert(
      fc.property(fc.array(studied, { maxLength: 20 }), timeZones, (sessions, timeZone) => {
        const entries = sessions.map(({ at, minutes }) => ({ ...quarterHourOf(at), minutes }));
        const weeks = new Map(
          sessions.map(({ at }) => [mondayOf(localDate(at, timeZone)), at] as const),
        );
        const sumOfWeeks = [...weeks.values()]
          .map((at) => sumLearningTime(entries, at, timeZone).thisWeek)
          .reduce((sum, minutes) => sum + minutes, 0);
        const total = sessions.reduce((sum, { minutes }) => sum + minutes, 0);
        expect(sumOfWeeks).toBe(total);
        expect(sumLearningTime(entries, now, timeZone).total).toBe(total);
      }),
    );
  });
});
