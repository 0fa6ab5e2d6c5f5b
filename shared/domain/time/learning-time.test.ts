import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysOfLearning,
  isQuarter,
  localDate,
  mondayOf,
  quarterHourOf,
  startOfQuarter,
  weekOfLearning,
  type TimeEntry,
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
  ])('for %s is %s %s', (instant, month, quarter) => {
    expect(quarterHourOf(new Date(instant))).toEqual({ month, quarter });
  });

  test('contains its instant and starts less than fifteen minutes before it', () => {
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

/** Computes the date independently: the Swedish format equals ISO. */
const dateByLocale = (instant: Date, timeZone: string) =>
  instant.toLocaleDateString('sv-SE', { timeZone });

const sumOf = (days: { minutes: number }[]) => days.reduce((sum, day) => sum + day.minutes, 0);
const weekAt = (entries: TimeEntry[], now: string, timeZone: string) =>
  weekOfLearning(daysOfLearning(entries, timeZone), localDate(new Date(now), timeZone));

describe('adding days', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('to %s: %i of them give %s', (date, days, other) => {
    expect(addDays(date, days)).toBe(other);
  });
});

describe('the days of learning', () => {
  test("are dates in the learner's time zone, each once, earliest first", () => {
    const entries = [
      minutesAt('2026-12-01T10:00:00Z', 5),
      minutesAt('2026-11-30T23:15:00Z', 7),
      minutesAt('2026-11-30T12:00:00Z', 1),
    ];
    expect(daysOfLearning(entries, 'Europe/Berlin')).toEqual([
      { date: '2026-11-30', minutes: 1 },
      { date: '2026-12-01', minutes: 12 },
    ]);
  });

  test('leave out a day without a minute', () => {
    expect(daysOfLearning([minutesAt('2026-11-30T12:00:00Z', 0)], 'UTC')).toEqual([]);
  });
});

describe('the week of learning', () => {
  const sundayNight = '2026-11-15T22:45:00Z';
  const mondayMorning = '2026-11-15T23:00:00Z';
  const now = '2026-11-18T12:00:00Z';

  test("begins on Monday at 00:00 in the learner's time zone, not in UTC", () => {
    const entries = [minutesAt(sundayNight, 7), minutesAt(mondayMorning, 30)];
    const minutesIn = (timeZone: string) => sumOf(weekAt(entries, now, timeZone));
    expect(minutesIn('Europe/Berlin')).toBe(30);
    expect(minutesIn('UTC')).toBe(0);
    expect(minutesIn('Asia/Kolkata')).toBe(37);
  });

  test("ends on Sunday night in the learner's time zone", () => {
    const entries = [minutesAt('2026-11-18T10:00:00Z', 25)];
    const minutesAtTime = (instant: string) => sumOf(weekAt(entries, instant, 'Europe/Berlin'));
    expect(minutesAtTime('2026-11-22T22:59:00Z')).toBe(25);
    expect(minutesAtTime('2026-11-22T23:00:00Z')).toBe(0);
  });

  test('has seven days without learning if there are no entries', () => {
    expect(weekAt([], now, 'UTC')).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({
        date: `2026-11-${day}`,
        minutes: 0,
      })),
    );
  });

  test.each([
    ['forward', '2026-03-22T23:00:00Z', '2026-03-29T21:45:00Z', '2026-03-29T22:00:00Z'],
    ['back', '2026-10-18T22:00:00Z', '2026-10-25T22:45:00Z', '2026-10-25T23:00:00Z'],
  ])('is complete when the clocks go %s', (_direction, first, last, next) => {
    const entries = [minutesAt(first, 1), minutesAt(last, 2), minutesAt(next, 4)];
    const week = weekAt(entries, last, 'Europe/Berlin');
    expect(week.map((day) => day.minutes)).toEqual([1, 0, 0, 0, 0, 0, 2]);
    expect(week[6]?.date).toBe(last.slice(0, 10));
    expect(weekAt(entries, next, 'Europe/Berlin').map((day) => day.minutes)).toEqual([
      4, 0, 0, 0, 0, 0, 0,
    ]);
  });

  test('is seven dates in a row from a Monday, including today, in every time zone', () => {
    fc.assert(
      fc.property(instants, timeZones, (instant, timeZone) => {
        const dates = weekAt([], instant.toISOString(), timeZone).map((day) => day.date);
        expect(new Date(dates[0]!).getUTCDay()).toBe(1);
        expect(dates).toContain(dateByLocale(instant, timeZone));
        const steps = dates.slice(1).map((date, at) => Date.parse(date) - Date.parse(dates[at]!));
        expect(new Set(steps)).toEqual(new Set([86_400_000]));
      }),
    );
  });

  const studied = fc.record({ at: instants, minutes: fc.integer({ min: 0, max: 600 }) });
  const sessionsNear = (instant: Date) =>
    fc.array(
      fc.record({
        at: fc
          .integer({ min: -9 * 96, max: 9 * 96 })
          .map((quarters) => new Date(instant.getTime() + quarters * QUARTER_MS)),
        minutes: fc.integer({ min: 0, max: 60 }),
      }),
      { maxLength: 30 },
    );

  test('has the learning of each date and nothing from other weeks', () => {
    const near = instants.chain((now) => fc.tuple(fc.constant(now), sessionsNear(now)));
    fc.assert(
      fc.property(near, timeZones, ([instant, sessions], timeZone) => {
        const entries = sessions.map(({ at, minutes }) => ({ ...quarterHourOf(at), minutes }));
        for (const day of weekAt(entries, instant.toISOString(), timeZone)) {
          const onDay = sessions.filter(
            (session) => dateByLocale(session.at, timeZone) === day.date,
          );
          expect(day.minutes).toBe(sumOf(onDay));
        }
      }),
    );
  });

  test('loses no minute and counts none twice when all weeks are added up', () => {
    fc.assert(
      fc.property(fc.array(studied, { maxLength: 20 }), timeZones, (sessions, timeZone) => {
        const entries = sessions.map(({ at, minutes }) => ({ ...quarterHourOf(at), minutes }));
        const weeks = new Map(
          sessions.map(({ at }) => [mondayOf(localDate(at, timeZone)), at] as const),
        );
        const sums = [...weeks.values()].map((at) =>
          sumOf(weekAt(entries, at.toISOString(), timeZone)),
        );
        expect(sums.reduce((sum, minutes) => sum + minutes, 0)).toBe(sumOf(sessions));
        expect(sumOf(daysOfLearning(entries, timeZone))).toBe(sumOf(sessions));
      }),
    );
  });
});

test('a local date is the one of the plain calendar, whatever was computed before', () => {
  const zones = [
    'UTC',
    'America/New_York',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Atlantic/Azores',
  ];
  const instants = fc.date({
    min: new Date('2011-01-01T00:00:00Z'),
    max: new Date('2031-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  // The months in which clocks change.
  const nearChanges = fc
    .tuple(fc.constantFrom(2, 3, 8, 9, 10), fc.integer({ min: 0, max: 44_640 }))
    .map(([month, minute]) => new Date(Date.UTC(2026, month, 1) + minute * 60_000));
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.oneof(instants, nearChanges), (timeZone, instant) => {
      const plain = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      });
      expect(localDate(instant, timeZone)).toBe(plain.format(instant));
    }),
  );
});
