import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { planWithdrawal } from '#billing/consumers/withdrawal-offers.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';
import { coursesOfPlanAlone } from '../plan-certificates.ts';
import { firstPaymentOffer } from '../present-subscription.ts';
import { reconcileSubscription, teamWritesOf } from '../reconciliation/reconcile-subscription.ts';

export interface CancelSubscription {
  userId: string;
  orderId: string;
  /** When the request arrived; the window ends relative to it. */
  now: Date;
  /** As a consumer who withdraws from the contract: the window is longer, and certificates do not matter. */
  isWithdrawal?: boolean;
}

type Dependencies = Omit<
  BillingDependencies,
  'orders' | 'customers' | 'links' | 'emailOf' | 'siteOrigin' | 'newId'
>;

/**
 * Cancels a plan within 24 hours of its first charge, or withdraws from it: access ends at once, also for its team, and everything paid is refunded.
 * The request is stored before Stripe is called, so that the reconciler can complete it when Stripe does not respond. Idempotent.
 *
 * @throws Failure `order_not_found`; `cancellation_closed` after the window, and for a renewal or a disputed payment;
 * `withdrawal_closed`; `payment_missing`; `certificate_claimed`; `write_conflict`. PaymentProviderFailure when Stripe does not respond and no payment is on record.
 */
export async function cancelSubscription(
  { userId, orderId, now, isWithdrawal = false }: CancelSubscription,
  deps: Dependencies,
): Promise<SubscriptionRecord> {
  const command = { userId, orderId, now, isWithdrawal };
  const marked = await retryOnConflict(() => markForRefund(command, deps));
  return unlessStripeFails(reconcileSubscription({ userId, orderId, now }, deps), () => marked);
}

async function markForRefund(
  { userId, orderId, now, isWithdrawal }: Required<CancelSubscription>,
  deps: Dependencies,
): Promise<SubscriptionRecord | typeof CONFLICT> {
  const { subscriptions, learners } = deps;
  // A request in time must not fail because Stripe is unreachable: the payment is already on record.
  const reconciled = reconcileSubscription({ userId, orderId, now }, deps);
  const before = await unlessStripeFails(reconciled, async () => {
    const known = await subscriptions.find(userId, orderId);
    return known?.firstPaidAt ? known : undefined;
  });
  if (before.refundRequest) return before;
  // It is over, and an operator has to return the money.
  if (before.isMissingAtStripe) throw new Failure('payment_missing');
  const offer = isWithdrawal
    ? planWithdrawal(before, now)
    : firstPaymentOffer(before, false, now, deps.windows);
  if (!offer.isOpen) throw new Failure(isWithdrawal ? 'withdrawal_closed' : 'cancellation_closed');

  const at = now.toISOString();
  const refundRequest = {
    at,
    reason: 'requested_by_customer' as const,
    ...(isWithdrawal ? { isWithdrawal } : {}),
  };
  const after = { ...before, refundRequest, accessEndsAt: null, endedAt: at };
  const { entitlements } = await learners.read(userId);
  const outcome = await subscriptions.change({
    before,
    after,
    isUnreconciled: true,
    now,
    teamWrites: await teamWritesOf(after, now, deps),
    withoutCertificates: isWithdrawal ? [] : coursesOfPlanAlone(before, entitlements),
  });
  if (outcome === 'certificate_claimed') throw new Failure('certificate_claimed');
  if (outcome !== 'stored') return CONFLICT;
  // A failed refund is not retried automatically: an operator has to pay it back.
  if (before.isRefundFailed) deps.count('RefundsFailed');
  return { ...after, version: before.version + 1 };
}

/** Falls back when Stripe fails. @throws PaymentProviderFailure when there is no fallback. */
async function unlessStripeFails(
  work: Promise<SubscriptionRecord>,
  fallback: () => SubscriptionRecord | undefined | Promise<SubscriptionRecord | undefined>,
): Promise<SubscriptionRecord> {
  try {
    return await work;
  } catch (error) {
    const instead = error instanceof PaymentProviderFailure ? await fallback() : undefined;
    if (!instead) throw error;
    return instead;
  }
}
