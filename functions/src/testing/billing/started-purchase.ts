import { checkoutCourse } from '#billing/orders/checkout/checkout-course.ts';
import type { BillingHarness } from './billing-harness.ts';

const CARD = '4242424242424242';

/** An event of a payment at Stripe. */
export type PurchaseEvent = 'pay' | 'dispute' | 'win' | 'lose' | 'refund' | 'refund in part';

/** A learner at the checkout of a course; `apply` applies an event to the payment at Stripe. */
export interface StartedPurchase {
  userId: string;
  orderId: string;
  apply(event: PurchaseEvent): Promise<void>;
}

/** Starts the checkout of a course. @param courseId default 14 */
export async function startPurchase(
  harness: BillingHarness,
  courseId = 14,
): Promise<StartedPurchase> {
  const userId = harness.learner();
  const command = { userId, courseId, now: harness.now() };
  const { clientSecret, orderId } = await checkoutCourse(command, harness.deps);
  const paymentId = clientSecret!.split('_secret_')[0]!;
  let disputeId = '';
  const actions: Record<PurchaseEvent, () => Promise<unknown>> = {
    pay: () => harness.stripe.confirm(clientSecret!, CARD),
    dispute: async () => (disputeId = await harness.stripe.openDispute(paymentId)),
    win: () => harness.stripe.closeDispute(disputeId, 'won'),
    lose: () => harness.stripe.closeDispute(disputeId, 'lost'),
    refund: () => harness.stripe.refundFromDashboard(paymentId),
    'refund in part': () => harness.stripe.refundFromDashboard(paymentId, 1000),
  };
  return {
    userId,
    orderId,
    async apply(event) {
      await actions[event]();
    },
  };
}
