import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';
import { coursesOfPlanAlone } from '../plan-certificates.ts';
import { firstPaymentOffer } from '../present-subscription.ts';
import { reconcileSubscription, teamPartsOf } from '../reconciliation/reconcile-subscription.ts';

export interface CancelSubscription {
  userId: string;
  orderId: string;
  /** When the request arrived: the window is measured by it. */
  now: Date;
}

type Dependencies = Omit<
  BillingDependencies,
  'orders' | 'customers' | 'links' | 'emailOf' | 'siteOrigin' | 'newId'
>;

/**
 * Cancels a plan within 24 hours of its first charge: it ends at once, for its team, too, and what was paid for it goes back. The
 * wish is stored before Stripe is asked to do it: when Stripe does not answer then, the reconciler goes on. A repeat answers the
 * same.
 *
 * @throws Failure `order_not_found`; `cancellation_closed` after the window, and for a renewal or a disputed payment;
 * `certificate_claimed`; `write_conflict`. PaymentProviderFailure when Stripe does not answer and our books know of no payment.
 */
export async function cancelSubscription(
  { userId, orderId, now }: CancelSubscription,
  deps: Dependencies,
): Promise<SubscriptionRecord> {
  const marked = await retryOnConflict(() => markForRefund({ userId, orderId, now }, deps));
  return unlessStripeFails(reconcileSubscription({ userId, orderId, now }, deps), () => marked);
}

async function markForRefund(
  { userId, orderId, now }: CancelSubscription,
  deps: Dependencies,
): Promise<SubscriptionRecord | undefined> {
  const { subscriptions, learners } = deps;
  // Who asks in time is not to lose the day because Stripe is out of reach: what was paid stands in our books.
  const reconciled = reconcileSubscription({ userId, orderId, now }, deps);
  const before = await unlessStripeFails(reconciled, async () => {
    const known = await subscriptions.find(userId, orderId);
    return known?.firstPaidAt ? known : undefined;
  });
  if (before.refundRequest) return before;
  if (!firstPaymentOffer(before, false, now).isOpen) throw new Failure('cancellation_closed');

  const at = now.toISOString();
  const refundRequest = { at, reason: 'requested_by_customer' as const };
  const after = { ...before, refundRequest, accessEndsAt: null, endedAt: at };
  const { entitlements } = await learners.read(userId);
  const outcome = await subscriptions.change({
    before,
    after,
    isUnreconciled: true,
    now,
    teamWrites: await teamPartsOf(after, now, deps),
    withoutCertificates: coursesOfPlanAlone(before, entitlements),
  });
  if (outcome === 'certificate_claimed') throw new Failure('certificate_claimed');
  if (outcome !== 'stored') return undefined;
  // It was tried before and will not be again: a person has to pay it back.
  if (before.isRefundFailed) deps.count('RefundsFailed');
  return { ...after, version: before.version + 1 };
}

/** @throws PaymentProviderFailure when there is nothing else to answer. */
async function unlessStripeFails(
  work: Promise<SubscriptionRecord>,
  otherwise: () => SubscriptionRecord | undefined | Promise<SubscriptionRecord | undefined>,
): Promise<SubscriptionRecord> {
  try {
    return await work;
  } catch (error) {
    const instead = error instanceof PaymentProviderFailure ? await otherwise() : undefined;
    if (!instead) throw error;
    return instead;
  }
}
