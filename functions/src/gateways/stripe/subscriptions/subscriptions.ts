import type { Stripe } from 'stripe';
import { TAX_LOCATION_INVALID, type PaymentProvider } from '#billing/payment-provider.ts';
import type { StripeAccount } from '../client/account.ts';
import { mapStripeErrors, mapStripeErrorsUnless } from '../client/map-errors.ts';
import { createOnce } from '../client/create-once.ts';
import { removeStackedChanges, restoreSavedDowngrade, setEnd } from './cancellation.ts';
import { preferCustomersCard } from './card.ts';
import { pauseForDispute, resumeAfterDispute } from './pause.ts';
import { payInvoice } from './pay-invoice.ts';
import { lacksTaxLocation, listInvoices, readSubscription } from './snapshot.ts';
import { isPayable } from './unpaid-invoice.ts';

const PAGE = 100;
const OVER = ['canceled', 'incomplete_expired'];

type Subscriptions = Pick<
  PaymentProvider,
  | 'createSubscription'
  | 'readSubscription'
  | 'findSubscriptions'
  | 'setCancelAtPeriodEnd'
  | 'restoreDowngrade'
  | 'removeStackedChanges'
  | 'preferCustomersCard'
  | 'payInvoice'
  | 'pauseCharges'
  | 'resumeCharges'
  | 'endSubscription'
  | 'finalizeWaitingInvoices'
>;

/** Implements plans. */
export function stripeSubscriptions(
  stripe: Stripe,
  clock: () => number,
  environment: string,
  account: Pick<StripeAccount, 'readById' | 'unlessOther'>,
): Subscriptions {
  const findSubscriptions = (customerId: string, orderId: string) =>
    mapStripeErrorsUnless(
      async () => {
        const ids: string[] = [];
        const page = { customer: customerId, status: 'all', limit: PAGE } as const;
        for await (const { id, metadata } of stripe.subscriptions.list(page)) {
          if (metadata['orderId'] === orderId) ids.push(id);
        }
        return Promise.all(ids.map((id) => readSubscription(stripe, id)));
      },
      // The customer was deleted.
      ['resource_missing'],
      () => account.unlessOther([]),
    );

  return {
    findSubscriptions,

    createSubscription: ({ orderId, userId, customerId, priceId, ...terms }) =>
      createOnce({
        idempotencyKey: `sub:${orderId}`,
        clock,
        async create(idempotencyKey) {
          const { id } = await stripe.subscriptions.create(
            {
              customer: customerId,
              items: [{ price: priceId }],
              billing_mode: { type: 'flexible' },
              payment_behavior: 'default_incomplete',
              payment_settings: { save_default_payment_method: 'on_subscription' },
              metadata: { environment, orderId, userId, tierSlug: terms.tierSlug },
              ...(terms.hasTax ? { automatic_tax: { enabled: true } } : {}),
              ...(terms.promotionCodeId === undefined
                ? {}
                : { discounts: [{ promotion_code: terms.promotionCodeId }] }),
            },
            { idempotencyKey },
          );
          // Stripe replays an old response to a retry, so the current state is read.
          return readSubscription(stripe, id);
        },
        // The address may be another one by now.
        staleCodes: [TAX_LOCATION_INVALID],
        // An earlier call created it at another price: that subscription is used.
        find: async () => (await findSubscriptions(customerId, orderId))[0],
      }),

    readSubscription: (subscriptionId) =>
      account.readById(subscriptionId, () => readSubscription(stripe, subscriptionId)),

    setCancelAtPeriodEnd: (subscriptionId, atPeriodEnd) =>
      mapStripeErrors(() => setEnd(stripe, subscriptionId, atPeriodEnd)),

    restoreDowngrade: (subscriptionId) =>
      mapStripeErrors(() => restoreSavedDowngrade(stripe, subscriptionId)),

    removeStackedChanges: (subscriptionId) =>
      mapStripeErrors(() => removeStackedChanges(stripe, subscriptionId)),

    preferCustomersCard: (subscription) =>
      mapStripeErrors(() => preferCustomersCard(stripe, subscription)),

    payInvoice: (invoiceId) => mapStripeErrors(() => payInvoice(stripe, invoiceId)),

    pauseCharges: (subscriptionId) =>
      mapStripeErrors(async () => {
        await pauseForDispute(stripe, subscriptionId);
        await voidPayableInvoices(stripe, subscriptionId);
      }),

    resumeCharges: (subscriptionId) =>
      mapStripeErrors(() => resumeAfterDispute(stripe, subscriptionId)),

    finalizeWaitingInvoices: (subscriptionId) =>
      mapStripeErrorsUnless(
        async () => {
          const invoices = await listInvoices(stripe, subscriptionId);
          for (const { id } of invoices.filter(lacksTaxLocation)) {
            await stripe.invoices.finalizeInvoice(id);
          }
        },
        // The address is still not precise enough.
        [TAX_LOCATION_INVALID],
        () => undefined,
      ),

    async endSubscription(subscriptionId) {
      await mapStripeErrorsUnless(
        () => stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }),
        ['resource_missing'],
        () => refuseUnlessOver(stripe, subscriptionId),
      );
      await mapStripeErrors(() => voidPayableInvoices(stripe, subscriptionId));
    },
  };
}

/** Stripe returns `resource_missing` for a subscription that is already over. */
async function refuseUnlessOver(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { status } = await mapStripeErrors(() => stripe.subscriptions.retrieve(subscriptionId));
  if (!OVER.includes(status))
    throw new Error(`Stripe does not end a subscription with status ${status}.`);
}

/** Voids unpaid invoices, so that no one can pay for a plan that is over. */
async function voidPayableInvoices(stripe: Stripe, subscriptionId: string): Promise<void> {
  const invoices = await listInvoices(stripe, subscriptionId);
  for (const { id } of invoices.filter(isPayable)) await stripe.invoices.voidInvoice(id);
}
