import { describe, expect, it } from 'vitest';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import {
  CARD_FAILING_ON_CHARGE,
  DAY_SECONDS,
  GOOD_CARD,
  openPortalPage,
  openSubscriber,
} from '#testing/billing/subscriber.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';

const billing = setUpBilling();
let harness: BillingHarness;

/** The cards that Stripe would charge: the subscription's own, which comes first, and the customer's. */
function cards() {
  const { subscriptions, customers } = harness.stripe.objects();
  return {
    own: subscriptions.at(-1)!.default_payment_method,
    customers: customers.at(-1)!.invoice_settings.default_payment_method,
  };
}

const chargedCards = () =>
  harness.stripe.objects().charges.map(({ payment_method: card, status }) => [card, status]);

/** Opens a paid plan. Its webhooks arrive only when they are delivered. */
async function openPlan() {
  harness = await billing.open();
  const subscriber = openSubscriber(harness);
  const webhook = openWebhook(harness);
  const { orderId } = await subscriber.subscribe('entry');
  const { userId } = subscriber;
  return {
    subscriber,
    orderId,
    updateCard: async (card: string) => (await openPortalPage(harness, userId)).updateCard(card),
    /** Delivers what Stripe sent since `work` began. */
    async delivered(work: () => Promise<unknown>, types?: readonly string[]) {
      const mark = harness.stripe.notifications().length;
      await work();
      for (const delivery of webhook.since(mark, types)) {
        expect(await webhook.deliver(delivery)).toBe(200);
      }
    },
    status: async () => (await harness.deps.subscriptions.find(userId, orderId))!.status,
    ownCard: (paymentMethod: string) =>
      harness.sdk.subscriptions.update(harness.stripe.objects().subscriptions.at(-1)!.id, {
        default_payment_method: paymentMethod,
      }),
  };
}

describe('the card of a plan', () => {
  it("belongs to the customer, so that the portal's Update Card changes it", async () => {
    await openPlan();
    const [[card]] = chargedCards() as [[string]];
    expect(cards()).toEqual({ own: null, customers: card });
  });

  it.each([
    ['the event about the customer', ['v1.customer.updated']],
    ['no event but the next reconciliation', []],
  ])('cures a failed renewal when it is updated in the portal, by %s', async (_, types) => {
    const plan = await openPlan();
    await plan.updateCard(CARD_FAILING_ON_CHARGE);
    await plan.delivered(() => harness.advance(31 * DAY_SECONDS));
    expect(await plan.status()).toBe('past_due');
    // As on a subscription that an earlier release left with the card it was bought with.
    await plan.ownCard(chargedCards().at(-1)![0]!);

    await harness.advance(60);
    await plan.delivered(() => plan.updateCard(GOOD_CARD), types);
    if (types.length === 0) await harness.reconcileAll();
    const { own, customers: good } = cards();
    expect(own).toBeNull();
    await plan.delivered(() => harness.advance(5 * DAY_SECONDS));
    expect(await plan.status()).toBe('active');
    expect(chargedCards().at(-1)).toEqual([good, 'succeeded']);
    // The card that paid stays with the customer.
    expect(cards()).toEqual({ own: null, customers: good });
  });

  it("becomes the customer's when it is newer, for example after a payment on Stripe's page of an invoice", async () => {
    const plan = await openPlan();
    await harness.advance(60);
    const { id } = await harness.sdk.paymentMethods.attach('pm_card_mastercard', {
      customer: harness.stripe.objects().customers.at(-1)!.id,
    });
    await plan.delivered(() => plan.ownCard(id));
    expect(cards()).toEqual({ own: null, customers: id });
  });

  it('stays where it is when the plan is over', async () => {
    const plan = await openPlan();
    await plan.ownCard(cards().customers as string);
    const { id } = harness.stripe.objects().subscriptions[0]!;
    await plan.delivered(() => harness.sdk.subscriptions.cancel(id));
    expect(await plan.status()).toBe('canceled');
    expect(harness.counted).toEqual([]);
  });

  it('is moved by the next reconciliation when Stripe refuses it at first, and access is open meanwhile', async () => {
    harness = await billing.open();
    const subscriber = openSubscriber(harness);
    const { orderId, clientSecret } = await subscriber.checkout('entry');
    await harness.stripe.confirm(clientSecret!, GOOD_CARD);
    harness.stripe.failNext({ kind: '500', method: 'POST', path: /\/customers\// });
    await expect(subscriber.reconcile(orderId)).rejects.toThrow('Stripe');
    expect(await subscriber.openCourses()).not.toEqual([]);
    expect(cards().own).not.toBeNull();
    await subscriber.reconcile(orderId);
    expect(cards().own).toBeNull();
  });
});
