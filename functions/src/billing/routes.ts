import { billingRoutes } from '@learning/shared/contract/billing';
import { invoiceRoutes } from '@learning/shared/contract/invoices';
import { purchaseRoutes } from '@learning/shared/contract/purchases';
import type { ApiErrorCode } from '@learning/shared/contract/errors';
import { defineRoutes } from '@learning/shared/contract/route';
import type { Implementations } from '#http/create-handler.ts';
import { enforce } from '#limits/enforce.ts';
import type { SalesSettings } from './consumers/admit-buyer.ts';
import type { BillingDependencies, BillingRepositories } from './dependencies.ts';
import type { OpenedStripe } from './open-billing.ts';
import { acceptTerms } from './invoices/accept-terms.ts';
import { readInvoiceDetails, saveInvoiceDetails } from './invoices/invoice-details.ts';
import { listDocuments } from './invoices/list-documents.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { completeFreeOrder } from './orders/complete-free-order.ts';
import { exchangeCourse } from './orders/exchange-course.ts';
import { getPayment } from './purchases/get-payment.ts';
import { presentPayment } from './purchases/present-payment.ts';
import { listPurchases } from './purchases/list-purchases.ts';
import { reconcileTarget, type ReconcileTarget } from './reconcile-target.ts';
import { requireOneProduct, startCheckout } from './start-checkout.ts';
import { redeemGiftCode } from './gift-codes/redeem-gift-code.ts';
import { cancelSubscription } from './subscriptions/changes/cancel-subscription.ts';
import { payOpenInvoice } from './subscriptions/changes/pay-open-invoice.ts';
import { openPortal } from './subscriptions/changes/portal.ts';
import { setSubscriptionEnd } from './subscriptions/changes/set-subscription-end.ts';
import { withReadableRecords, withStripe } from './with-stripe.ts';

const { createPaymentIntent } = billingRoutes;

export const paymentRoutes = defineRoutes({
  createPaymentIntent,
  ...purchaseRoutes,
  ...invoiceRoutes,
});

/** @param openStripe called only when a call needs Stripe, so that purchases are listed without it too */
export function paymentImplementations(
  repositories: BillingRepositories,
  openStripe: () => Promise<OpenedStripe>,
  emailOf: BillingDependencies['emailOf'],
  sales: SalesSettings = { consumersOfEuropeCanBuy: false, tax: 'none' },
): Implementations<typeof paymentRoutes> {
  const withBilling = <T>(
    work: (deps: BillingDependencies) => Promise<T>,
    unavailable?: ApiErrorCode,
  ) =>
    withStripe(openStripe, (stripe) => work({ ...repositories, ...stripe, emailOf }), unavailable);
  /** Like `withBilling`, for what a learner can ask of Stripe as often as they like. Source: rules/access.md A25 */
  const withLimit = <T>(
    { userId, now }: { userId: string; now: Date },
    work: (deps: BillingDependencies) => Promise<T>,
    unavailable?: ApiErrorCode,
  ) =>
    withBilling(async (deps) => {
      enforce(await deps.limits.take('stripeReadsPerLearner', userId, now));
      return work(deps);
    }, unavailable);
  /** Source: rules/access.md A25 */
  const countChange = async ({ userId, now }: { userId: string; now: Date }) =>
    enforce(await repositories.limits.take('purchaseChangesPerLearner', userId, now));
  const reconcileAt = (now: Date) => (target: ReconcileTarget) =>
    withBilling((deps) => reconcileTarget({ target, now }, deps));

  return {
    createPaymentIntent: ({ userId, body, now }) => {
      const product = requireOneProduct(body);
      const { pricingTierSlug: _tier, interval: _interval, courseId: _course, ...buyer } = body;
      const command = {
        userId,
        product,
        country: undefined,
        startConsent: undefined,
        ...buyer,
        now,
      };
      return withBilling((deps) => startCheckout(command, { ...deps, ...sales }));
    },
    listPurchases: ({ userId, now }) => listPurchases({ userId, now }, repositories),
    getPayment: ({ userId, params: { paymentId }, query, now }) => {
      // Beyond the limit, our own record is the response.
      const reconcile = (target: ReconcileTarget) =>
        withLimit({ userId, now }, (deps) => reconcileTarget({ target, now }, deps));
      const asksStripe = query.ask === 'stripe';
      const command = { userId, paymentId, now, reconcile: asksStripe ? reconcile : undefined };
      return withReadableRecords('order_not_found', () => getPayment(command, repositories));
    },
    completeFreeOrder: async ({ userId, params: { orderId }, now }) =>
      presentPayment(await completeFreeOrder({ userId, orderId, now }, repositories), now),
    redeemGiftCode: async ({ userId, body: { code }, now }) => {
      await redeemGiftCode({ userId, code, now }, repositories);
      return listPurchases({ userId, now }, repositories);
    },
    cancelPurchase: async ({ userId, params: { orderId }, now }) => {
      const command = { userId, orderId, now };
      await countChange(command);
      await withBilling(async (deps) => {
        // An id that belongs to neither is refused by cancelSubscription.
        const isOrder = (await deps.orders.find(userId, orderId)) !== undefined;
        await (isOrder ? cancelOrder(command, deps) : cancelSubscription(command, deps));
      }, 'cancellation_unavailable');
      return listPurchases({ userId, now }, repositories);
    },
    withdrawFromContract: async ({ userId, params: { orderId }, now }) => {
      const command = { userId, orderId, now, isWithdrawal: true };
      await countChange(command);
      await withBilling(async (deps) => {
        const isOrder = (await deps.orders.find(userId, orderId)) !== undefined;
        await (isOrder ? cancelOrder(command, deps) : cancelSubscription(command, deps));
      }, 'cancellation_unavailable');
      return listPurchases({ userId, now }, repositories);
    },
    exchangeCourse: async ({ userId, params: { orderId }, body, now }) => {
      const command = { userId, orderId, ...body, now, reconcile: reconcileAt(now) };
      await countChange(command);
      await withReadableRecords('order_not_found', () => exchangeCourse(command, repositories));
      return listPurchases({ userId, now }, repositories);
    },
    setSubscriptionEnd: async ({ userId, body: { atPeriodEnd }, now }) => {
      await countChange({ userId, now });
      await withBilling(
        (deps) => setSubscriptionEnd({ userId, atPeriodEnd, now }, deps),
        'plan_change_unavailable',
      );
      return listPurchases({ userId, now }, repositories);
    },
    payOpenInvoice: async ({ userId, now }) => {
      await countChange({ userId, now });
      const payment = await withBilling(
        (deps) => payOpenInvoice({ userId, now }, deps),
        'plan_payment_unavailable',
      );
      const confirmUrl = payment.outcome === 'confirm' ? payment.url : null;
      const purchases = await listPurchases({ userId, now }, repositories);
      return { outcome: payment.outcome, confirmUrl, purchases };
    },
    createPortalSession: ({ userId, body: { flow }, now }) =>
      withLimit(
        { userId, now },
        (deps) => openPortal({ userId, flow, now }, deps),
        'portal_unavailable',
      ),
    listInvoices: ({ userId, now }) =>
      withLimit({ userId, now }, (deps) => listDocuments(userId, deps), 'invoices_unavailable'),
    getInvoiceDetails: ({ userId, now }) =>
      withLimit(
        { userId, now },
        (deps) => readInvoiceDetails(userId, deps),
        'invoices_unavailable',
      ),
    saveInvoiceDetails: ({ userId, body: details, now }) =>
      withLimit(
        { userId, now },
        (deps) => saveInvoiceDetails({ userId, details, now }, { ...deps, ...sales }),
        'invoices_unavailable',
      ),
    acceptTerms: ({ userId, params: { orderId }, body: { version }, now }) =>
      acceptTerms({ userId, orderId, version, now }, repositories),
  };
}
