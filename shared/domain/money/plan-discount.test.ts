import { describe, expect, it } from 'vitest';
import { discountedPrice, discountEnd, fullPriceFrom } from './plan-discount.ts';

const START = '2026-01-31T10:00:00.000Z';
const month = { start: START, end: '2026-02-28T10:00:00.000Z', interval: 'month' as const };
const year = { start: START, end: '2027-01-31T10:00:00.000Z', interval: 'year' as const };
const starter = { tierSlug: 'entry', priceCents: 9900 };
const off = { percentOff: 20, amountOffCents: null, tierSlugs: ['entry'] };

describe('a discount of a plan', () => {
  it.each([
    ['once', null, month, '2026-02-28T10:00:00.000Z'],
    ['repeating', 3, month, '2026-04-30T10:00:00.000Z'],
    ['repeating', 3, year, '2027-01-31T10:00:00.000Z'],
    ['repeating', 13, year, '2028-01-31T10:00:00.000Z'],
  ] as const)(
    'that counts %s (%s months) ends with a renewal',
    (duration, months, period, from) => {
      expect(fullPriceFrom(discountEnd(START, duration, months)!, period)).toBe(from);
    },
  );

  it('has the day of the longer month, whichever period runs', () => {
    const short = { start: month.end, end: '2026-03-31T10:00:00.000Z', interval: 'month' as const };
    expect(fullPriceFrom('2026-04-30T10:00:00.000Z', short)).toBe('2026-04-30T10:00:00.000Z');
  });

  it('is taken off the tiers it is for, until it ends', () => {
    const discount = { ...off, endsAt: '2026-04-30T10:00:00.000Z' };
    expect(discountedPrice(starter, discount, '2026-03-31T10:00:00.000Z')).toBe(7920);
    expect(discountedPrice(starter, discount, '2026-04-30T10:00:00.000Z')).toBe(9900);
    expect(discountedPrice({ ...starter, tierSlug: 'executive' }, discount, START)).toBe(9900);
    expect(discountedPrice(starter, { ...off, endsAt: null }, '2036-01-01T00:00:00.000Z')).toBe(
      7920,
    );
    expect(discountedPrice(starter, undefined, START)).toBe(9900);
  });
});
