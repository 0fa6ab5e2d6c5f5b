import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../billing/payment-provider.ts';
import { idOf } from './stripe-client.ts';
import { asking, askingUnless, OTHER_PARAMETERS } from './stripe-failure.ts';
import { readSubscription } from './stripe-subscription-truth.ts';

const PAGE = 100;
const OVER = ['canceled', 'incomplete_expired'];

type Subscriptions = Pick<
  PaymentProvider,
  | 'createSubscription'
  | 'readSubscription'
  | 'findSubscriptions'
  | 'setCancelAtPeriodEnd'
  | 'endSubscription'
>;

/** Monthly plans. */
export function stripeSubscriptions(stripe: Stripe): Subscriptions {
  const findSubscriptions = (customerId: string, orderId: string) =>
    asking(async () => {
      const ids: string[] = [];
      const page = { customer: customerId, status: 'all', limit: PAGE } as const;
      for await (const { id, metadata } of stripe.subscriptions.list(page)) {
        if (metadata['orderId'] === orderId) ids.push(id);
      }
      return Promise.all(ids.map((id) => readSubscription(stripe, id)));
    });

  return {
    findSubscriptions,

    async createSubscription({ orderId, userId, customerId, priceId, tierSlug }) {
      const create = async () => {
        const { id } = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: priceId }],
            billing_mode: { type: 'flexible' },
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            metadata: { orderId, userId, tierSlug },
          },
          { idempotencyKey: `sub:${orderId}` },
        );
        // A repeat answers what was true at the first time.
        return readSubscription(stripe, id);
      };
      return askingUnless(create, [OTHER_PARAMETERS], async () => {
        // Made before at another price: that one holds.
        const [made] = await findSubscriptions(customerId, orderId);
        return made ?? asking(create);
      });
    },

    readSubscription: (subscriptionId) => asking(() => readSubscription(stripe, subscriptionId)),

    setCancelAtPeriodEnd: (subscriptionId, atPeriodEnd) =>
      asking(async () => {
        const { cancel_at, cancel_at_period_end, schedule } =
          await stripe.subscriptions.retrieve(subscriptionId);
        if (!atPeriodEnd && cancel_at !== null && !cancel_at_period_end) {
          // A date that was set by hand in the dashboard.
          await stripe.subscriptions.update(subscriptionId, { cancel_at: '' });
        } else if (cancel_at_period_end !== atPeriodEnd) {
          // A change of plan that waits for the period's end would not come any more.
          const scheduleId = idOf(schedule);
          if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId);
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: atPeriodEnd });
        }
      }),

    async endSubscription(subscriptionId) {
      await askingUnless(
        () => stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }),
        ['resource_missing'],
        () => refuseUnlessOver(stripe, subscriptionId),
      );
      await asking(() => voidOpenInvoice(stripe, subscriptionId));
    },
  };
}

/** Stripe says `resource_missing` of a subscription that is over already. */
async function refuseUnlessOver(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { status } = await asking(() => stripe.subscriptions.retrieve(subscriptionId));
  if (!OVER.includes(status)) throw new Error(`Stripe does not end a subscription in ${status}.`);
}

/** What was not paid must not be payable any more, or somebody pays for a plan that is over. */
async function voidOpenInvoice(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ['latest_invoice'],
  });
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return;
  await stripe.invoices.voidInvoice(invoice.id);
}
