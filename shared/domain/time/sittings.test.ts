import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SITTINGS, reportSitting, type Sitting } from './sittings.ts';

/** Returns the stored sittings and the total added after some reports. */
function after(reports: readonly Sitting[]) {
  let sittings: Sitting[] = [];
  let total = 0;
  for (const report of reports) {
    const next = reportSitting(sittings, report);
    sittings = next.sittings;
    total += next.newMinutes;
  }
  return { sittings, total };
}

describe('a report of a sitting', () => {
  test('adds the minutes beyond those already reported', () => {
    const known = [{ id: 'a', minutes: 5 }];
    expect(reportSitting(known, { id: 'a', minutes: 12 })).toEqual({
      sittings: [{ id: 'a', minutes: 12 }],
      newMinutes: 7,
    });
  });

  test('adds nothing if it is repeated or arrives late', () => {
    const known = [
      { id: 'a', minutes: 12 },
      { id: 'b', minutes: 1 },
    ];
    for (const minutes of [12, 5]) {
      expect(reportSitting(known, { id: 'a', minutes })).toEqual({
        sittings: known,
        newMinutes: 0,
      });
    }
  });

  test('drops the sitting that was reported least recently', () => {
    const first = Array.from({ length: MAX_SITTINGS }, (_, index) => ({
      id: `s${index}`,
      minutes: 1,
    }));
    const { sittings } = after([...first, { id: 's0', minutes: 2 }, { id: 'new', minutes: 1 }]);
    expect(sittings.map((sitting) => sitting.id)).toEqual([
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
        expect(new Map(sittings.map((sitting) => [sitting.id, sitting.minutes]))).toEqual(greatest);
      }),
    );
  });
});
