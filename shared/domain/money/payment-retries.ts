/**
 * How long a failed renewal is retried, and how long access continues meanwhile. Nothing is charged for a plan whose courses are
 * already closed, so the grace period covers all retries.
 *
 * Source: rules/money.md M30
 */
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Stripe charges a renewal an hour after the period's end. */
const DRAFT_HOURS = 1;

/** Days after each failed attempt until the next one, as set in Stripe's dashboard; the plan is canceled after the last. */
export const PAYMENT_RETRY_DAYS: readonly number[] = [3, 5, 5];

/** Days of access after the paid period, while a payment is past due or no news of a renewal has arrived. */
export const PAST_DUE_GRACE_DAYS = 14;

export const PAST_DUE_GRACE_MS = PAST_DUE_GRACE_DAYS * DAY_MS;

/** Returns the time from the period's end to the last retry. */
export function lastRetryAfterMs(retryDays: readonly number[] = PAYMENT_RETRY_DAYS): number {
  return DRAFT_HOURS * HOUR_MS + retryDays.reduce((sum, days) => sum + days * DAY_MS, 0);
}
