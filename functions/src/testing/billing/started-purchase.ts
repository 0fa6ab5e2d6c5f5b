import { checkoutCourse } from '#billing/orders/checkout/checkout-course.ts';
import type { BillingHarness } from './billing-harness.ts';

const CARD = '4242424242424242';

/** What can happen to a payment at Stripe, in the order in which it does. */
export type PurchaseEvent = 'pay' | 'dispute' | 'win' | 'lose' | 'refund' | 'refund in part';

/** A learner at the checkout of a course, and what happens at Stripe from then on. */
export interface StartedPurchase {
  userId: string;
  orderId: string;
  act(act: PurchaseEvent): Promise<void>;
}

/** @param courseId default 14 */
export async function startPurchase(
  story: BillingHarness,
  courseId = 14,
): Promise<StartedPurchase> {
  const userId = story.learner();
  const command = { userId, courseId, now: story.now() };
  const { clientSecret, orderId } = await checkoutCourse(command, story.deps);
  const paymentId = clientSecret!.split('_secret_')[0]!;
  let disputeId = '';
  const acts: Record<PurchaseEvent, () => Promise<unknown>> = {
    pay: () => story.stripe.confirm(clientSecret!, CARD),
    dispute: async () => (disputeId = await story.stripe.openDispute(paymentId)),
    win: () => story.stripe.closeDispute(disputeId, 'won'),
    lose: () => story.stripe.closeDispute(disputeId, 'lost'),
    refund: () => story.stripe.refundFromDashboard(paymentId),
    'refund in part': () => story.stripe.refundFromDashboard(paymentId, 1000),
  };
  return {
    userId,
    orderId,
    async act(act) {
      await acts[act]();
    },
  };
}
