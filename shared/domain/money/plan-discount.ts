/** How long a promotion code takes part of a plan's price. Source: rules/money.md M55 */
import type { BillingInterval } from './billing-interval.ts';
import { monthsOf } from './billing-interval.ts';
import { discountCents, type Discount } from './discount.ts';

/** In Stripe's words. */
export const DISCOUNT_DURATIONS = ['once', 'repeating', 'forever'] as const;
export type DiscountDuration = (typeof DISCOUNT_DURATIONS)[number];

/** A discount of a plan: for which tiers, and until when payments have it. */
export interface PlanDiscount extends Discount {
  tierSlugs: readonly string[];
  /** Payments from this instant on are made in full; null while the plan lasts. */
  endsAt: string | null;
}

/** Returns when a discount ends that begins with a plan; null for one that lasts. */
export function discountEnd(
  startsAt: string,
  duration: DiscountDuration,
  durationInMonths: number | null,
): string | null {
  if (duration === 'forever') return null;
  return duration === 'once' ? startsAt : addMonths(startsAt, durationInMonths ?? 1);
}

/** Returns what a payment of a tier costs at an instant, before tax. */
export function discountedPrice(
  { tierSlug, priceCents }: { tierSlug: string; priceCents: number },
  discount: PlanDiscount | undefined,
  at: string,
): number {
  if (!discount?.tierSlugs.includes(tierSlug)) return priceCents;
  const isOver = discount.endsAt !== null && discount.endsAt <= at;
  return isOver ? priceCents : priceCents - discountCents(priceCents, discount);
}

/**
 * Returns the renewal from which the full price is charged.
 *
 * @param period the running one; renewals keep its day of the month
 */
export function fullPriceFrom(
  endsAt: string,
  period: { start: string; end: string; interval: BillingInterval },
): string {
  // Of January 31 and February 28, the 31st is the day on which the plan renews.
  const isEndAnchor = dayOf(period.end) > dayOf(period.start);
  for (let renewals = 1; ; renewals += 1) {
    const months = monthsOf(period.interval) * (isEndAnchor ? renewals - 1 : renewals);
    const renewsAt = addMonths(isEndAnchor ? period.end : period.start, months);
    if (renewsAt >= endsAt) return renewsAt;
  }
}

const dayOf = (instant: string) => new Date(instant).getUTCDate();

/** Returns the same day some months later, or the last one of a shorter month. */
export function addMonths(instant: string, months: number): string {
  const from = new Date(instant);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to.toISOString();
}
