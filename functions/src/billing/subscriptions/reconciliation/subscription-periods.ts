import type { PlanPayment, SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { isGone, isReturned, isUndecided } from '@learning/shared/domain/money/returned-money';

type Payments = Pick<SubscriptionSnapshot, 'firstPayment' | 'laterPayments'>;

/** Every payment of a plan, whatever became of it since. */
export function paymentsOf({ firstPayment, laterPayments }: Payments): PlanPayment[] {
  return [...(firstPayment ? [firstPayment] : []), ...laterPayments];
}

/**
 * The payments of the last period that was charged: what a plan opens now was paid with them. A period that is not charged yet
 * changes nothing; one that counts as paid without a charge (outside of Stripe, or from a credit) leaves none of them.
 *
 * @param returnedUntil payments of later periods are to go back, and open nothing
 */
export function lastChargedOf(
  snapshot: Payments & Pick<SubscriptionSnapshot, 'paid'>,
  returnedUntil: string | null,
): PlanPayment[] {
  const charged = paymentsOf(snapshot).filter(({ charge }) => charge);
  const newest = lastEndOf(charged);
  if (newest === undefined || (snapshot.paid !== null && snapshot.paid.until > newest)) return [];
  const counted = charged.filter((one) => returnedUntil === null || one.periodEnd <= returnedUntil);
  const last = lastEndOf(counted);
  return counted.filter(({ periodEnd }) => periodEnd === last);
}

function lastEndOf(payments: readonly PlanPayment[]): string | undefined {
  return payments
    .map(({ periodEnd }) => periodEnd)
    .toSorted()
    .at(-1);
}

/** The instants that each closed a plan because its money is not here, or in doubt; none while some of it is kept. */
export function closingsOf(lastCharged: readonly PlanPayment[]): string[] {
  const doubts = lastCharged.flatMap(({ disputes }) => disputes).filter(isUndecided);
  return [...doubts.map((dispute) => dispute.createdAt), ...returnsOf(lastCharged)];
}

/** When the last of it went back; empty while some of it is here, or nothing was paid. */
function returnsOf(lastCharged: readonly PlanPayment[]): string[] {
  if (!lastCharged.every(isReturned)) return [];
  const instants = lastCharged.flatMap(({ refunds, disputes }) =>
    [...refunds, ...disputes].map((one) => one.createdAt),
  );
  return instants.toSorted().slice(-1);
}

/** End of the last charged period when nothing of its money can come back to us; null otherwise. */
export function goneUntil(lastCharged: readonly PlanPayment[]): string | null {
  return lastCharged.every(isGone) ? (lastCharged[0]?.periodEnd ?? null) : null;
}
