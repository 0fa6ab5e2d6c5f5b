import type { Stripe } from 'stripe';

/**
 * Returns the end of the period that starts at `start`. It is counted from the anchor, so that
 * January 31 renews on February 28 and then on March 31. Times in seconds.
 */
export function periodEnd(
  anchor: number,
  start: number,
  { interval, interval_count: count }: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>,
): number {
  const months = count * (interval === 'year' ? 12 : 1);
  return addMonths(anchor, monthsBetween(anchor, start) + months);
}

function monthsBetween(from: number, to: number): number {
  const [first, second] = [new Date(from * 1000), new Date(to * 1000)];
  return (
    (second.getUTCFullYear() - first.getUTCFullYear()) * 12 +
    second.getUTCMonth() -
    first.getUTCMonth()
  );
}

function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const lastDay = new Date(
    Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}
