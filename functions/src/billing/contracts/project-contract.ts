import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import type { ContractTerms } from './contract-records.ts';

const DAY_MS = 86_400_000;
/** Stripe's invoice of a term is a draft for an hour, and its mail takes a moment. */
const DRAFT_MS = 7_200_000;

/** Returns price, seats and courses of a plan that follows a contract: those of the contract, whatever Stripe has. */
export function contractPlan(
  { seats, courseIds, priceCents }: ContractTerms,
  { unitAmountCents }: Pick<SubscriptionSnapshot, 'unitAmountCents'>,
  { courses }: { courses: readonly { id: number }[] },
) {
  const ids = courseIds ?? courses.map(({ id }) => id);
  return {
    priceCents: unitAmountCents ?? priceCents,
    maxUsers: seats,
    courseIds: ids.toSorted((a, b) => a - b),
  };
}

/** A contract starts when Stripe has its subscription: its invoice is paid afterwards. */
export function contractStart({
  status,
  createdAt,
}: Pick<SubscriptionSnapshot, 'status' | 'createdAt'>): string | null {
  return ['incomplete', 'incomplete_expired'].includes(status) ? null : createdAt;
}

/**
 * Returns when access ends unless Stripe reports more. What is paid lasts until its end; from there on, and from the start while nothing is
 * paid, the next invoice has its days until it is due and the days of grace. So lost news of a payment or renewal costs no access
 * before then, and several unpaid terms do not add up. A set end comes first.
 *
 * Source: rules/money.md M45
 */
export function contractAccessEnd(
  { netDays, graceDays }: ContractTerms,
  { paid, createdAt, cancelAt }: Pick<SubscriptionSnapshot, 'paid' | 'createdAt' | 'cancelAt'>,
): string {
  const coveredUntil = Date.parse(paid?.until ?? createdAt);
  const end = coveredUntil + (netDays + graceDays) * DAY_MS + DRAFT_MS;
  return new Date(cancelAt === null ? end : Math.min(end, Date.parse(cancelAt))).toISOString();
}
