import type { PlanPayment, SubscriptionSnapshot } from '#billing/payment-provider.ts';
import {
  isReturnedForGood,
  isReturned,
  isUndecided,
} from '@learning/shared/domain/money/returned-money';

type Payments = Pick<SubscriptionSnapshot, 'firstPayment' | 'laterPayments'>;

/** Returns every payment of a plan, including refunded and disputed ones. */
export function paymentsOf({ firstPayment, laterPayments }: Payments): PlanPayment[] {
  return [...(firstPayment ? [firstPayment] : []), ...laterPayments];
}

/**
 * Returns the payments of the last charged period, which pay for the plan's current access. A period not charged yet changes
 * nothing; a period paid without a charge (outside Stripe or from a credit) has no payments.
 *
 * @param returnedUntil payments for periods after it will be refunded and grant nothing
 */
export function lastChargedOf(
  snapshot: Payments & Pick<SubscriptionSnapshot, 'paid'>,
  returnedUntil: string | null,
): PlanPayment[] {
  const charged = paymentsOf(snapshot).filter(({ charge }) => charge);
  const newest = lastEndOf(charged);
  if (newest === undefined || (snapshot.paid !== null && snapshot.paid.until > newest)) return [];
  const counted = charged.filter(
    (payment) => returnedUntil === null || payment.periodEnd <= returnedUntil,
  );
  const last = lastEndOf(counted);
  return counted.filter(({ periodEnd }) => periodEnd === last);
}

function lastEndOf(payments: readonly PlanPayment[]): string | undefined {
  return payments
    .map(({ periodEnd }) => periodEnd)
    .toSorted()
    .at(-1);
}

/** Returns the moments that each ended access because the money was returned or is disputed; none while some of it stays. */
export function accessLossesOf(lastCharged: readonly PlanPayment[]): string[] {
  const open = lastCharged.flatMap(({ disputes }) => disputes).filter(isUndecided);
  return [...open.map((dispute) => dispute.createdAt), ...returnsOf(lastCharged)];
}

/** Returns when the last of the money was returned; empty while some of it stays. */
function returnsOf(lastCharged: readonly PlanPayment[]): string[] {
  if (!lastCharged.every(isReturned)) return [];
  const instants = lastCharged.flatMap(({ refunds, disputes }) =>
    [...refunds, ...disputes].map((refund) => refund.createdAt),
  );
  return instants.toSorted().slice(-1);
}

/**
 * Returns until when the plan is paid after money of its last charged period is lost for good: until the period's end when all of it
 * is, and until the dispute when a bank took back a part of it; null when the plan goes on.
 */
export function lostUntil(lastCharged: readonly PlanPayment[]): string | null {
  const [first] = lastCharged;
  if (!first) return null;
  if (lastCharged.every(isReturnedForGood)) return first.periodEnd;
  const disputes = lastCharged.flatMap((payment) => payment.disputes);
  if (disputes.some(isUndecided)) return null;
  const lost = disputes
    .filter(({ status }) => status === 'lost')
    .map((dispute) => dispute.createdAt);
  return lost.length === 0 ? null : [...lost, first.periodEnd].toSorted()[0]!;
}
