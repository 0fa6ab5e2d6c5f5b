import { billingRoutes } from '@learning/shared/contract/billing';
import { purchaseRoutes } from '@learning/shared/contract/purchases';
import { defineRoutes } from '@learning/shared/contract/route';
import type { Implementations } from '#http/create-handler.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { cancelSubscription } from './subscriptions/changes/cancel-subscription.ts';
import type { BillingRepositories, BillingDependencies } from './dependencies.ts';
import { exchangeCourse } from './orders/exchange-course.ts';
import { getPayment } from './purchases/get-payment.ts';
import { listPurchases } from './purchases/list-purchases.ts';
import type { OpenedStripe } from './open-billing.ts';
import { openPortal } from './subscriptions/changes/portal.ts';
import { setSubscriptionEnd } from './subscriptions/changes/set-subscription-end.ts';
import { reconcileTarget, type ReconcileTarget } from './reconcile-target.ts';
import { startCheckout } from './start-checkout.ts';
import { withStripe } from './with-stripe.ts';

const { createPaymentIntent } = billingRoutes;

export const paymentRoutes = defineRoutes({ createPaymentIntent, ...purchaseRoutes });

/**
 * @param openStripe asked only by calls that need Stripe: without it, what was bought is still shown.
 */
export function paymentImplementations(
  repositories: BillingRepositories,
  openStripe: () => Promise<OpenedStripe>,
  emailOf: BillingDependencies['emailOf'],
): Implementations<typeof paymentRoutes> {
  const asking = <T>(work: (deps: BillingDependencies) => Promise<T>) =>
    withStripe(openStripe, (stripe) => work({ ...repositories, ...stripe, emailOf }));

  return {
    createPaymentIntent: ({ userId, body, now }) =>
      startCheckout({ userId, choice: body, now }, asking),
    listPurchases: ({ userId, now }) => listPurchases({ userId, now }, repositories),
    getPayment: ({ userId, params: { paymentId }, query, now }) => {
      const reconcile = (target: ReconcileTarget) =>
        asking((deps) => reconcileTarget({ target, now }, deps));
      const isStripeAsked = query.ask === 'stripe';
      return getPayment(
        { userId, paymentId, now, reconcile: isStripeAsked ? reconcile : undefined },
        repositories,
      );
    },
    cancelPurchase: async ({ userId, params: { orderId }, now }) => {
      const command = { userId, orderId, now };
      await asking(async (deps) => {
        // An id that neither knows is answered by the latter.
        const isOrder = (await repositories.orders.find(userId, orderId)) !== undefined;
        await (isOrder ? cancelOrder(command, deps) : cancelSubscription(command, deps));
      });
      return listPurchases({ userId, now }, repositories);
    },
    exchangeCourse: async ({ userId, params: { orderId }, body, now }) => {
      await exchangeCourse({ userId, orderId, ...body, now }, repositories, asking);
      return listPurchases({ userId, now }, repositories);
    },
    setSubscriptionEnd: async ({ userId, body: { atPeriodEnd }, now }) => {
      await asking((deps) => setSubscriptionEnd({ userId, atPeriodEnd, now }, deps));
      return listPurchases({ userId, now }, repositories);
    },
    createPortalSession: ({ userId, body: { flow } }) =>
      asking((deps) => openPortal({ userId, flow }, deps)),
  };
}
