/** How often a plan is paid, in Stripe's words. Source: rules/money.md M48 */

export const BILLING_INTERVALS = ['month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** Returns how many months an interval has, for what recurs in a month. */
export function monthsOf(interval: BillingInterval): number {
  return interval === 'year' ? 12 : 1;
}
