import { cancelOrder } from '#billing/orders/cancel-order.ts';
import { checkoutCourse, type PreparedPayment } from '#billing/orders/checkout/checkout-course.ts';
import { completeFreeOrder } from '#billing/orders/complete-free-order.ts';
import { exchangeCourse } from '#billing/orders/exchange-course.ts';
import type { OrderRecord } from '#billing/billing-records.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { reconcileOrder } from '#billing/orders/reconciliation/reconcile-order.ts';
import { reconcileTarget, type ReconcileTarget } from '#billing/reconcile-target.ts';
import type { CheckoutTax } from '#billing/tax/find-tax-basis.ts';
import { withStripe } from '#billing/with-stripe.ts';
import type { BillingHarness } from './billing-harness.ts';

/** Stripe's test cards (https://docs.stripe.com/testing). */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  threeDSecure: '4000002500003155',
  disputed: '4000000000000259',
  refundFails: '4000000000005126',
} as const;

/** A learner who buys, cancels and exchanges courses, by the emulator's clock. */
export interface Shopper {
  userId: string;
  checkout(courseId: number, promotionCode?: string, tax?: CheckoutTax): Promise<PreparedPayment>;
  /** Confirms the payment as the learner's device does. */
  pay(payment: PreparedPayment, card?: string): ReturnType<BillingHarness['stripe']['confirm']>;
  reconcile(orderId: string, eventId?: string): Promise<OrderRecord>;
  /** Checks out, pays and reconciles as the webhook does. */
  buy(courseId: number, card?: string, promotionCode?: string): Promise<OrderRecord>;
  /** Completes an order of which nothing is left to pay. */
  complete(orderId: string): Promise<OrderRecord>;
  cancel(orderId: string): Promise<OrderRecord>;
  exchange(orderId: string, courseId: number, newCourseId: number): Promise<OrderRecord>;
  order(orderId: string): Promise<OrderRecord>;
  paymentIntentId(orderId: string): Promise<string>;
  courses(): Promise<number[]>;
}

export function openShopper(
  harness: BillingHarness,
  deps: BillingDependencies = harness.deps,
  userId = harness.learner(),
): Shopper {
  const { stripe } = harness;
  const { provider, siteOrigin } = deps;
  const open = () => Promise.resolve({ provider, siteOrigin, webhookSecrets: [] });
  const shopper: Shopper = {
    userId,
    checkout: (courseId, promotionCode, tax) =>
      checkoutCourse({ userId, courseId, promotionCode, tax, now: harness.now() }, deps),
    pay: (payment, card = CARDS.good) => stripe.confirm(payment.clientSecret!, card),
    reconcile: (orderId, eventId) =>
      reconcileOrder({ userId, orderId, eventId, now: harness.now() }, deps),
    async buy(courseId, card, promotionCode) {
      const payment = await shopper.checkout(courseId, promotionCode);
      await shopper.pay(payment, card);
      return shopper.reconcile(payment.orderId);
    },
    complete: (orderId) => completeFreeOrder({ userId, orderId, now: harness.now() }, deps),
    cancel: (orderId) => cancelOrder({ userId, orderId, now: harness.now() }, deps),
    exchange: (orderId, courseId, newCourseId) => {
      const now = harness.now();
      const reconcile = (target: ReconcileTarget) =>
        withStripe(open, (opened) => reconcileTarget({ target, now }, { ...deps, ...opened }));
      return exchangeCourse({ userId, orderId, courseId, newCourseId, now, reconcile }, deps);
    },
    async order(orderId) {
      const order = await harness.deps.orders.find(userId, orderId);
      if (!order) throw new Error(`There is no order ${orderId}.`);
      return order;
    },
    async paymentIntentId(orderId) {
      return (await shopper.order(orderId)).paymentIntentId!;
    },
    courses: () => harness.boughtCourses(userId),
  };
  return shopper;
}
