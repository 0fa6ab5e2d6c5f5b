import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { addDays, daysOfLearning, localDate, quarterHourOf } from './learning-time.ts';
import { firstDayOfStreak, learningStreak } from './streak.ts';

const from = (first: string, days: number) =>
  Array.from({ length: days }, (_, index) => addDays(first, index));

describe('a streak', () => {
  test('is zero for a learner without learning time', () => {
    expect(learningStreak([], '2026-11-21')).toEqual({ currentDays: 0, longestDays: 0 });
  });

  test.each([
    ['on the day of the last learning', '2026-11-21', 3],
    ['on the day after it, which may still get its own', '2026-11-22', 3],
    ['two days after it', '2026-11-23', 0],
    ['a year after it', '2027-11-21', 0],
  ])('is counted correctly %s', (_when, today, currentDays) => {
    const dates = from('2026-11-19', 3);
    expect(learningStreak(dates, today)).toEqual({ currentDays, longestDays: 3 });
  });

  test('is broken by one day off, and the longest one stays', () => {
    const dates = [...from('2026-11-01', 5), ...from('2026-11-07', 2)];
    expect(learningStreak(dates, '2026-11-08')).toEqual({ currentDays: 2, longestDays: 5 });
  });

  test('continues across months, years and leap days', () => {
    expect(learningStreak(from('2027-12-30', 65), '2028-03-03').longestDays).toBe(65);
  });

  test('reaches seven days on the seventh day', () => {
    const dates = [...from('2026-11-01', 6), ...from('2026-11-08', 9), ...from('2026-12-01', 8)];
    expect(firstDayOfStreak(dates, 7)).toBe('2026-11-14');
    expect(firstDayOfStreak(dates, 9)).toBe('2026-11-16');
    expect(firstDayOfStreak(dates, 10)).toBeUndefined();
  });

  const someDates = fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 })
    .map((offsets) => offsets.map((offset) => addDays('2026-02-10', offset)));
  const todays = fc.integer({ min: 0, max: 62 }).map((offset) => addDays('2026-02-10', offset));
  /** Counts the days in a row that end on a date, one by one. */
  const endingOn = (dates: Set<string>, date: string): number =>
    dates.has(date) ? 1 + endingOn(dates, addDays(date, -1)) : 0;

  test('equals counting back day by day, for any order and with repeats', () => {
    fc.assert(
      fc.property(someDates, todays, (dates, today) => {
        const days = new Set(dates);
        const yesterday = addDays(today, -1);
        const { currentDays, longestDays } = learningStreak([...dates, ...dates], today);
        expect(currentDays).toBe(endingOn(days, days.has(today) ? today : yesterday));
        expect(longestDays).toBe(Math.max(0, ...dates.map((date) => endingOn(days, date))));
        expect(currentDays).toBeLessThanOrEqual(longestDays);
      }),
    );
  });

  test('never gets shorter with one more day of learning', () => {
    fc.assert(
      fc.property(someDates, todays, todays, (dates, another, today) => {
        const before = learningStreak(dates, today);
        const after = learningStreak([...dates, another], today);
        expect(after.longestDays).toBeGreaterThanOrEqual(before.longestDays);
        expect(after.currentDays).toBeGreaterThanOrEqual(before.currentDays);
      }),
    );
  });

  test('counts every day for learning at the same hour of UTC, even when the clocks change', () => {
    const timeZones = [
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'America/St_Johns',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'Pacific/Auckland',
      'Pacific/Kiritimati',
    ];
    const hourIn = (instant: Date, timeZone: string) =>
      Number(instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' }));
    const start = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 250 }),
        fc.constantFrom(...timeZones),
        (first, count, timeZone) => {
          // Within an hour of midnight, a clock change may rightly move the learning to another date.
          fc.pre(hourIn(first, timeZone) >= 2 && hourIn(first, timeZone) < 22);
          const instants = Array.from(
            { length: count },
            (_, day) => new Date(first.getTime() + day * 86_400_000),
          );
          const entries = instants.map((instant) => ({ ...quarterHourOf(instant), minutes: 1 }));
          const dates = daysOfLearning(entries, timeZone).map((day) => day.date);
          const today = localDate(instants.at(-1)!, timeZone);
          expect(learningStreak(dates, today)).toEqual({ currentDays: count, longestDays: count });
        },
      ),
      propertyRuns(60),
    );
  });
});
