import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { bookMinutes, minutesOf, spanOfReport, TOLERANCE_MINUTES } from './book-minutes.ts';
import { daysOfLearning, QUARTER_MINUTES, type TimeEntry } from './learning-time.ts';

const start = Date.parse('2026-11-18T09:05:00.000Z');
const after = (minutes: number) => new Date(start + minutes * 60_000);
const span = (from: number, now: number) => ({ from: after(from), now: after(now) });

/** Adds entries to those of the same quarter hours. */
function joined(booked: readonly TimeEntry[], added: readonly TimeEntry[]): TimeEntry[] {
  const all = new Map<string, TimeEntry>();
  for (const entry of [...booked, ...added]) {
    const key = `${entry.month} ${entry.quarter}`;
    all.set(key, { ...entry, minutes: entry.minutes + (all.get(key)?.minutes ?? 0) });
  }
  return [...all.values()];
}

describe('booking minutes', () => {
  test('fills the quarter hours before now, the latest first', () => {
    expect(bookMinutes(20, span(0, 40), [])).toEqual([
      { month: '2026-11', quarter: '18T0945', minutes: 1 },
      { month: '2026-11', quarter: '18T0930', minutes: 15 },
      { month: '2026-11', quarter: '18T0915', minutes: 4 },
    ]);
  });

  test('leaves out what other reports have covered, in whatever course', () => {
    const first = bookMinutes(30, span(0, 30), []);
    expect(minutesOf(first)).toBe(30);
    expect(minutesOf(bookMinutes(30, span(0, 30), first))).toBeLessThanOrEqual(TOLERANCE_MINUTES);
    const second = bookMinutes(30, span(0, 50), first);
    expect(minutesOf(second)).toBeLessThanOrEqual(20 + TOLERANCE_MINUTES);
  });

  test('counts every whole minute that passed, wherever a quarter hour begins', () => {
    fc.assert(
      fc.property(fc.nat(120 * 60), fc.integer({ min: 0, max: 300 * 60 }), (from, seconds) => {
        const [begin, end] = [from / 60, (from + seconds) / 60];
        const passed = Math.floor(seconds / 60);
        const added = minutesOf(bookMinutes(1440, span(begin, end), []));
        expect(added).toBeGreaterThanOrEqual(passed);
        expect(added).toBeLessThanOrEqual(passed + TOLERANCE_MINUTES + 1);
      }),
      propertyRuns(200),
    );
  });

  test('reaches back twelve hours for a report, and never before the enrollment', () => {
    expect(
      minutesOf(bookMinutes(1440, spanOfReport(after(0), after(3_000)), [])),
    ).toBeLessThanOrEqual(720 + TOLERANCE_MINUTES);
    expect(minutesOf(bookMinutes(1440, spanOfReport(after(0), after(5)), []))).toBeLessThanOrEqual(
      5 + TOLERANCE_MINUTES,
    );
  });

  test('never holds more minutes than a quarter hour, a day or the time since enrollment has', () => {
    const report = fc.record({
      course: fc.nat(2),
      minutes: fc.integer({ min: 1, max: 1_440 }),
      pause: fc.integer({ min: 0, max: 600 }),
    });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
        let [booked, now]: [TimeEntry[], number] = [[], 0];
        const enrolled = [0, 7, 90];
        for (const { course, minutes, pause } of reports) {
          now += pause;
          const from = after(enrolled[course]!);
          booked = joined(booked, bookMinutes(minutes, { from, now: after(now) }, booked));
          expect(minutesOf(booked)).toBeLessThanOrEqual(now + TOLERANCE_MINUTES);
        }
        for (const { minutes } of booked) expect(minutes).toBeLessThanOrEqual(QUARTER_MINUTES);
        for (const zone of ['UTC', 'Asia/Kathmandu', 'America/New_York']) {
          const most = Math.max(0, ...daysOfLearning(booked, zone).map((day) => day.minutes));
          expect(most).toBeLessThanOrEqual(1_440);
        }
      }),
      propertyRuns(200),
    );
  });
});
