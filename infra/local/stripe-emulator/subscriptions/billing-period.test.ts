import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodEnd } from './billing-period.ts';
import { unusedCents } from '#invoices/proration.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const month = { interval: 'month', interval_count: 1 };

test.each([
  ['2026-01-31T10:00:00Z', month, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2028-01-30T10:00:00Z', month, ['2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30']],
  ['2026-12-15T10:00:00Z', month, ['2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15']],
  [
    '2028-02-29T10:00:00Z',
    { interval: 'month', interval_count: 12 },
    ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
  [
    '2028-02-29T10:00:00Z',
    { interval: 'year', interval_count: 1 },
    ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
])('A subscription of %s renews on the day of its anchor', (anchor, recurring, days) => {
  let start = at(anchor);
  const ends = days.map(() => {
    start = periodEnd(at(anchor), start, recurring);
    return new Date(start * 1000).toISOString();
  });
  expect(ends).toEqual(days.map((day) => `${day}T10:00:00.000Z`));
});

test('The used and unused parts of a period add up to the whole amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 2_678_400 }),
      fc.nat(),
      (cents, length, offset) => {
        const period = { start: 1_000, end: 1_000 + length };
        const moment = period.start + (offset % (length + 1));
        const unused = unusedCents(cents, period, moment);
        const used = (cents * (moment - period.start)) / length;
        expect(Math.abs(unused + used - cents)).toBeLessThanOrEqual(0.5);
        expect(unusedCents(cents, period, period.start)).toBe(cents);
        expect(unusedCents(cents, period, period.end)).toBe(0);
      },
    ),
  );
});
