import { log } from '#observability/log.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { ReconcileDependencies } from '#billing/dependencies.ts';
import { PaymentProviderFailure, type SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { isAsOrdered, isOver } from './project-subscription.ts';
import { isRefundDue } from '@learning/shared/domain/money/returned-money';
import { contractRequests } from '#billing/contracts/contract-requests.ts';
import { mustEnd, paymentsToReturn } from './subscription-returns.ts';

/** A change to request from Stripe for a plan. */
export interface PlanRequest {
  /** Unique within the plan. */
  name: string;
  make: () => Promise<unknown>;
  /** A failed refund raises an alarm at once. */
  isRefund: boolean;
}

type Dependencies = Pick<ReconcileDependencies, 'provider' | 'count'>;

/**
 * Returns the changes a plan still needs at Stripe: cancel it or close its open invoice, charge nothing while it is disputed, restore
 * a downgrade after an end was canceled (here or in the portal), refund the payments that must be returned, and let it use the
 * customer's card, the only one that the portal changes.
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
  } else if (!isOver(snapshot) && snapshot.hasStackedChanges && snapshot.cancelAt === null) {
    const make = () => provider.removeStackedChanges(subscriptionId);
    changes.push({ name: 'unstack', make, isRefund: false });
  } else if (!isOver(snapshot) && snapshot.hasSavedDowngrade) {
    const make = () => provider.restoreDowngrade(subscriptionId);
    changes.push({ name: 'restore', make, isRefund: false });
  }
  if (!isToEnd && !isOver(snapshot)) changes.push(...pauseRequests(plan, snapshot, provider));
  if (!isToEnd && !isOver(snapshot) && plan.contract) {
    changes.push(
      ...contractRequests(plan.contract, plan.taxBasis?.behavior ?? null, snapshot, provider),
    );
  }
  if (
    !isToEnd &&
    !isOver(snapshot) &&
    !plan.contract &&
    snapshot.ownCard &&
    plan.startedAt !== null
  ) {
    const make = () => provider.preferCustomersCard(snapshot);
    changes.push({ name: 'card', make, isRefund: false });
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

/** A disputed plan is not charged again until the bank has decided. Source: rules/money.md M40 */
function pauseRequests(
  { isDisputed }: SubscriptionRecord,
  { subscriptionId, pause }: SubscriptionSnapshot,
  provider: Dependencies['provider'],
): PlanRequest[] {
  if (isDisputed && pause === null) {
    return [{ name: 'pause', make: () => provider.pauseCharges(subscriptionId), isRefund: false }];
  }
  if (isDisputed || pause !== 'dispute') return [];
  return [{ name: 'resume', make: () => provider.resumeCharges(subscriptionId), isRefund: false }];
}

/**
 * Requests a change from Stripe. A permanent refusal raises an alarm and blocks nothing else; the next reconciliation tries
 * again. A change refused for days, for example while a bank debit is pending, is counted once a day.
 *
 * @returns whether Stripe refused to change the plan, so that the day can be recorded
 * @throws PaymentProviderFailure when a retry may help.
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

/** Returns the UTC day as stored in `refusedOn`. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);
