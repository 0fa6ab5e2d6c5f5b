import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MAX_SITTINGS,
  minutesToReport,
  reportSitting,
  TOLERANCE_MINUTES,
  type Sitting,
} from './sittings.ts';

const UNBOUNDED = Infinity;

/** Returns the stored sittings and the total added after some reports. */
function after(reports: readonly Sitting[]) {
  let sittings: Sitting[] = [];
  let total = 0;
  for (const report of reports) {
    const next = reportSitting(sittings, report, UNBOUNDED);
    sittings = next.sittings;
    total += next.addedMinutes;
  }
  return { sittings, total };
}

describe('a report of a sitting', () => {
  test('adds the minutes beyond those already reported', () => {
    const known = [{ id: 'a', minutes: 5 }];
    expect(reportSitting(known, { id: 'a', minutes: 12 }, UNBOUNDED)).toEqual({
      sittings: [{ id: 'a', minutes: 12 }],
      addedMinutes: 7,
    });
  });

  test('adds nothing if it is repeated or arrives late', () => {
    const known = [
      { id: 'a', minutes: 12 },
      { id: 'b', minutes: 1 },
    ];
    for (const minutes of [12, 5]) {
      expect(reportSitting(known, { id: 'a', minutes }, UNBOUNDED)).toEqual({
        sittings: known,
        addedMinutes: 0,
      });
    }
  });

  test('adds at most the limit, and a repeated report does not add the rest', () => {
    const report = { id: 'a', minutes: 1_000 };
    const { sittings, addedMinutes } = reportSitting([], report, 30);
    expect(addedMinutes).toBe(30);
    expect(reportSitting(sittings, report, 30).addedMinutes).toBe(0);
  });

  test('may add the unmeasured time since enrollment plus a tolerance', () => {
    const enrolledAt = new Date('2026-11-20T09:00:00.000Z');
    const after = (minutes: number) => new Date(enrolledAt.getTime() + minutes * 60_000);
    expect(minutesToReport(enrolledAt, after(600), 0)).toBe(600 + TOLERANCE_MINUTES);
    expect(minutesToReport(enrolledAt, after(600), 500)).toBe(100 + TOLERANCE_MINUTES);
    expect(minutesToReport(enrolledAt, after(600), 5_000)).toBe(0);
  });

  test('drops the sitting that was reported least recently', () => {
    const first = Array.from({ length: MAX_SITTINGS }, (_, index) => ({
      id: `s${index}`,
      minutes: 1,
    }));
    const { sittings } = after([...first, { id: 's0', minutes: 2 }, { id: 'new', minutes: 1 }]);
    expect(sittings.map((one) => one.id)).toEqual([
      's2',
      's3',
      's4',
      's5',
      's6',
      's7',
      's0',
      'new',
    ]);
  });

  test('counts the greatest report of each sitting, in any order and with repeats', () => {
    const report = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      minutes: fc.integer({ min: 1, max: 240 }),
    });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 40 }), (reports) => {
        const greatest = new Map<string, number>();
        for (const { id, minutes } of reports) {
          greatest.set(id, Math.max(minutes, greatest.get(id) ?? 0));
        }
        const { sittings, total } = after(reports);
        expect(total).toBe([...greatest.values()].reduce((sum, minutes) => sum + minutes, 0));
        expect(new Map(sittings.map((one) => [one.id, one.minutes]))).toEqual(greatest);
      }),
    );
  });
});
