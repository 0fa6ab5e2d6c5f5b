import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountCents, MIN_CHARGE_CENTS } from './discount.ts';

const percent = (percentOff: number) => ({ percentOff, amountOffCents: null });
const amount = (amountOffCents: number) => ({ percentOff: null, amountOffCents });

describe('a discount', () => {
  it.each([
    [2900, percent(20), 580],
    [2999, percent(33), 990],
    [2900, percent(100), 2900],
    [2900, amount(1000), 1000],
    [2900, amount(5000), 2900],
  ])('of %i cents by %o is %i cents', (list, discount, expected) => {
    expect(discountCents(list, discount)).toBe(expected);
  });

  it('leaves nothing to pay rather than less than Stripe charges', () => {
    expect(discountCents(2900, amount(2850))).toBe(2850);
    expect(discountCents(2900, amount(2851))).toBe(2900);
  });

  it('leaves nothing, or an amount that Stripe charges and that is not above the price', () => {
    const discount = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map(percent),
      fc.integer({ min: 1, max: 1_000_000 }).map(amount),
    );
    fc.assert(
      fc.property(fc.integer({ min: MIN_CHARGE_CENTS, max: 1_000_000 }), discount, (list, off) => {
        const left = list - discountCents(list, off);
        expect(Number.isInteger(left)).toBe(true);
        expect(left === 0 || (left >= MIN_CHARGE_CENTS && left <= list)).toBe(true);
      }),
    );
  });
});
