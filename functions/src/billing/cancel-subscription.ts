import { repeatOnConflict } from '../activities/repeat-on-conflict.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { SubscriptionRecord } from './billing-records.ts';
import type { BillingDependencies } from './dependencies.ts';
import { firstPaymentOffer } from './present-subscription.ts';
import { settleSubscription } from './settle-subscription.ts';

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
 * Cancels a plan within 24 hours of its first charge: it ends at once, and what was paid for it goes back. The wish is stored
 * before Stripe is asked, so that a crash in between is healed. A repeat answers the same.
 *
 * @throws ApiFailure `order_not_found`; `cancellation_closed` after the window, and for a renewal or a disputed payment;
 * `certificate_claimed`; `write_conflict`. PaymentProviderFailure when Stripe does not answer.
 */
export async function cancelSubscription(
  { userId, orderId, now }: CancelSubscription,
  deps: Dependencies,
): Promise<SubscriptionRecord> {
  const marked = await repeatOnConflict(async () => {
    const before = await settleSubscription({ userId, orderId, now }, deps);
    if (before.refundRequest) return before;
    if (!firstPaymentOffer(before, now).isOpen) throw new ApiFailure('cancellation_closed');
    const at = now.toISOString();
    const outcome = await deps.subscriptions.change({
      before,
      after: {
        ...before,
        refundRequest: { at, reason: 'requested_by_customer' },
        accessEndsAt: null,
        endedAt: at,
      },
      isUnsettled: true,
      now,
      withoutCertificates: await openedCourses(before, deps),
    });
    if (outcome === 'certificate_claimed') throw new ApiFailure('certificate_claimed');
    return outcome === 'stored' ? before : undefined;
  });
  return settleSubscription({ userId, orderId: marked.orderId, now }, deps);
}

/** Courses that the plan opens and no purchase does: a certificate of one of these was earned by the plan. */
async function openedCourses(
  { userId, courseIds }: SubscriptionRecord,
  { learners }: Pick<Dependencies, 'learners'>,
): Promise<number[]> {
  const { entitlements } = await learners.read(userId);
  const bought = entitlements.flatMap((one) =>
    one.kind === 'purchase' ? (one.courseIds ?? []) : [],
  );
  return courseIds.filter((courseId) => !bought.includes(courseId));
}
