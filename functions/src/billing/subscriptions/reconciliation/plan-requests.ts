import { log } from '#observability/log.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { ReconcileDependencies } from '#billing/dependencies.ts';
import { PaymentProviderFailure, type SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { isAsOrdered, isOver } from './project-subscription.ts';
import { isRefundDue } from '@learning/shared/domain/money/returned-money';
import { mustEnd, paymentsToReturn } from './subscription-returns.ts';

/** Something that Stripe is to do for a plan. */
export interface PlanRequest {
  /** One of a plan has its own. */
  name: string;
  make: () => Promise<unknown>;
  /** Money that does not go back is a person's business at once. */
  isRefund: boolean;
}

type Dependencies = Pick<ReconcileDependencies, 'provider' | 'count'>;

/**
 * What Stripe is still to do, by a plan as it is on record: to end it, or close what could still be paid of it; to let a smaller
 * plan wait again, because an end was taken back, by us or in the portal; and to pay back what does not stay here.
 */
export function planRequests(
  plan: SubscriptionRecord,
  snapshot: SubscriptionSnapshot,
  { provider }: Pick<Dependencies, 'provider'>,
): PlanRequest[] {
  if (!isAsOrdered(plan, snapshot, provider.isLive)) return [];
  const { orderId, refundRequest } = plan;
  const { subscriptionId } = snapshot;
  const isToEnd = mustEnd(plan, snapshot);
  const changes: PlanRequest[] = [];
  if (isToEnd) {
    const make = () => provider.endSubscription(subscriptionId);
    changes.push({ name: 'end', make, isRefund: false });
  } else if (!isOver(snapshot) && snapshot.hasSavedDowngrade) {
    const make = () => provider.restoreDowngrade(subscriptionId);
    changes.push({ name: 'restore', make, isRefund: false });
  }
  const reason = refundRequest?.reason ?? 'duplicate';
  const refunds = paymentsToReturn(plan, snapshot)
    .filter(isRefundDue)
    .map(({ paymentIntentId }) => ({
      name: paymentIntentId,
      make: () => provider.refundPayment(paymentIntentId, orderId, reason),
      isRefund: true,
    }));
  return [...changes, ...refunds];
}

/**
 * Asks Stripe. What it refuses for good is told to a person, and stops nothing else: the next look asks again. A change that is
 * refused for days, e.g. because a bank debit is on its way, is told once a day.
 *
 * @returns whether Stripe refused to change the plan: the day is to be written down.
 * @throws PaymentProviderFailure when a repeat may help.
 */
export async function makeRequest(
  { name, make, isRefund }: PlanRequest,
  { orderId, refusedOn }: Pick<SubscriptionRecord, 'orderId' | 'refusedOn'>,
  now: Date,
  { count }: Pick<Dependencies, 'count'>,
): Promise<boolean> {
  try {
    await make();
    return false;
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure) || error.isTransient) throw error;
    log.error('refused by Stripe', { orderId, request: name, error });
    if (isRefund) count('RefundsFailed');
    else if (refusedOn !== dayOf(now)) count('PlanChangesRefused');
    return !isRefund;
  }
}

/** As it is written down. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);
