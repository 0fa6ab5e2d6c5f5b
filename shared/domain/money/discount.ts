/** What a promotion code takes off a price. Source: rules/money.md M49 */

/** One of the two is set. */
export interface Discount {
  /** Whole percent, 1 to 100. */
  percentOff: number | null;
  amountOffCents: number | null;
}

/** Stripe charges no less than this in US dollars. @see https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const MIN_CHARGE_CENTS = 50;

const PERCENT = 100;

/** Returns the cents that a discount takes off a price: never more than the price, and all of it if less than Stripe charges is left. */
export function discountCents(listCents: number, { percentOff, amountOffCents }: Discount): number {
  const off = amountOffCents ?? Math.round((listCents * (percentOff ?? 0)) / PERCENT);
  return listCents - off < MIN_CHARGE_CENTS ? listCents : off;
}
