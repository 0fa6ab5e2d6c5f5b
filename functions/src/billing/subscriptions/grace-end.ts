import { lastRetryAfterMs } from '@learning/shared/domain/money/payment-retries';
import type { SubscriptionRecord } from '../billing-records.ts';

type Plan = Pick<
  SubscriptionRecord,
  'accessEndsAt' | 'paidUntil' | 'currentPeriodStart' | 'contract'
>;

/**
 * Returns until when the courses of a past-due plan stay open: until the last retry, with which Stripe ends the plan. `accessEndsAt` is
 * some hours later, so that a late retry is not charged for closed courses.
 *
 * Source: rules/money.md M30
 */
export function openUntil({ accessEndsAt, ...plan }: Plan): string | null {
  if (plan.contract) return accessEndsAt;
  const lastRetryMs = lastRetryOf(plan);
  if (accessEndsAt === null || lastRetryMs === null) return accessEndsAt;
  return new Date(Math.min(Date.parse(accessEndsAt), lastRetryMs)).toISOString();
}

const DAY_MS = 86_400_000;

/** Returns whether an attempt at this time is the last one; Stripe may be late, but not by the days between two attempts. */
export function isLastAttempt(at: string | null, plan: Omit<Plan, 'accessEndsAt'>): boolean {
  const lastRetryMs = lastRetryOf(plan);
  return at !== null && lastRetryMs !== null && Date.parse(at) > lastRetryMs - DAY_MS;
}

function lastRetryOf({ paidUntil, currentPeriodStart }: Omit<Plan, 'accessEndsAt'>): number | null {
  const start = paidUntil ?? currentPeriodStart;
  return start === null ? null : Date.parse(start) + lastRetryAfterMs();
}
