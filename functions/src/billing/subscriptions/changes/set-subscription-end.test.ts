import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { refuseCalls } from '#testing/stripe/intercept-calls.ts';
import {
  DAY_SECONDS,
  GOOD_CARD,
  CARD_FAILING_ON_CHARGE,
  openPortalPage,
  priceIdOf,
  openSubscriber,
  type Subscriber,
} from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import type { PaymentProvider } from '#billing/payment-provider.ts';
import { setSubscriptionEnd } from './set-subscription-end.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async () => (harness = await billing.open());

/** Creates a plan whose second month could not be charged. */
async function pastDue() {
  const subscriber = openSubscriber(await open());
  const { orderId } = await subscriber.subscribe('professional');
  const page = await openPortalPage(harness, subscriber.userId);
  await page.updateCard(CARD_FAILING_ON_CHARGE);
  await harness.advance(31 * DAY_SECONDS);
  const plan = await subscriber.reconcile(orderId);
  expect(plan).toMatchObject({ status: 'past_due', unpaid: { amountCents: 19_900 } });
  const { paymentIntents } = harness.stripe.objects();
  const unpaid = paymentIntents.find(({ status }) => status === 'requires_payment_method')!;
  return {
    subscriber,
    orderId,
    page,
    payUnpaid: () => harness.stripe.confirm(unpaid.client_secret!, GOOD_CARD),
  };
}

const end = ({ userId }: Subscriber, atPeriodEnd = true) =>
  setSubscriptionEnd({ userId, atPeriodEnd, now: harness.now() }, harness.deps);

const paidCharges = () => harness.stripe.objects().charges.filter(({ paid }) => paid);

/** Runs a step just before one call to Stripe, once. */
function beforeCall(name: 'endSubscription', step: () => Promise<unknown>): void {
  const provider: PaymentProvider = harness.deps.provider;
  let hasRun = false;
  harness.deps.provider = {
    ...provider,
    async [name](id: string) {
      if (!hasRun) {
        hasRun = true;
        await step();
      }
      return provider[name](id);
    },
  };
}

describe('ending a plan whose month was not paid', () => {
  it('takes effect now, and nothing more is charged even after a valid card is set', async () => {
    const { subscriber, orderId, page } = await pastDue();
    expect(await subscriber.openCourses()).not.toEqual([]);
    const plan = await end(subscriber);
    expect(plan).toMatchObject({ status: 'canceled', isEndedUnpaid: false, cancelAt: null });
    expect(Date.parse(plan.endedAt!)).toBe(harness.now().getTime());
    expect(await subscriber.openCourses()).toEqual([]);
    expect(harness.stripe.objects().invoices.map(({ status }) => status)).toEqual(['paid', 'void']);

    await page.updateCard(GOOD_CARD);
    await harness.advance(60 * DAY_SECONDS);
    await subscriber.reconcile(orderId);
    expect(paidCharges()).toHaveLength(1);
    expect(harness.stripe.objects().refunds).toEqual([]);
    expect(await outcomeOf(end(subscriber))).toBe('subscription_not_found');
  });

  it('takes effect now for a plan set to end in the portal', async () => {
    const { subscriber, page, orderId } = await pastDue();
    await page.cancelAtPeriodEnd();
    expect((await subscriber.reconcile(orderId)).cancelAt).not.toBeNull();
    expect((await end(subscriber)).status).toBe('canceled');
  });

  it('allows buying another plan at once', async () => {
    const { subscriber } = await pastDue();
    await end(subscriber);
    const next = await subscriber.subscribe('entry');
    expect(next).toMatchObject({ status: 'active', keptCents: 9_900 });
  });

  it('refunds a charge made at that very moment', async () => {
    const { subscriber, orderId, payUnpaid } = await pastDue();
    beforeCall('endSubscription', payUnpaid);
    expect(await end(subscriber)).toMatchObject({
      status: 'canceled',
      refundedCents: 19_900,
      keptCents: 19_900,
    });
    expect(await subscriber.openCourses()).toEqual([]);
    await subscriber.reconcile(orderId);
    expect(harness.stripe.objects().refunds.map(({ amount }) => amount)).toEqual([19_900]);
  });

  it('takes effect at the end of the month when that was paid meanwhile', async () => {
    const { subscriber, orderId, payUnpaid } = await pastDue();
    const { subscriptions } = harness.deps;
    let isFirst = true;
    harness.deps.subscriptions = {
      ...subscriptions,
      async change(change) {
        if (isFirst && change.after.returnedUntil !== null) {
          isFirst = false;
          await payUnpaid();
          await subscriber.reconcile(orderId);
        }
        return subscriptions.change(change);
      },
    };
    const plan = await end(subscriber);
    expect(plan).toMatchObject({ status: 'active', cancelAt: plan.currentPeriodEnd });
    expect(await subscriber.openCourses()).not.toEqual([]);
    expect(harness.stripe.objects().refunds).toEqual([]);
  });

  it('grants nothing while Stripe refuses to end it and refunds each month charged', async () => {
    const { subscriber, orderId, page } = await pastDue();
    refuseCalls(harness.stripe, /^\/v1\/subscriptions\/[^/]+$/);
    expect(await end(subscriber)).toMatchObject({ status: 'past_due', accessEndsAt: null });
    await page.updateCard(GOOD_CARD);
    await page.payOpenInvoice();
    for (const refundedCents of [19_900, 39_800]) {
      const plan = await subscriber.reconcile(orderId);
      expect(plan).toMatchObject({ status: 'active', refundedCents, keptCents: 19_900 });
      expect(await subscriber.openCourses()).toEqual([]);
      await harness.advance(31 * DAY_SECONDS);
    }
  });

  it('is completed later when Stripe is unreachable', async () => {
    const { subscriber, orderId } = await pastDue();
    beforeCall('endSubscription', () => Promise.reject(new Error('interrupted')));
    await expect(end(subscriber)).rejects.toThrow('interrupted');
    expect((await subscriber.reconcile(orderId)).status).toBe('canceled');
  });
});

describe('ending a plan that owes only an upgrade’s difference', () => {
  it('takes effect at the end of the paid month', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    await page.updateCard(CARD_FAILING_ON_CHARGE);
    const [{ id, items }] = harness.stripe.objects().subscriptions as [Stripe.Subscription];
    await harness.sdk.subscriptions.update(id, {
      items: [{ id: items.data[0]!.id, price: await priceIdOf(harness, 'professional') }],
      proration_behavior: 'always_invoice',
    });
    expect((await subscriber.reconcile(orderId)).status).toBe('past_due');
    const plan = await end(subscriber);
    expect(plan).toMatchObject({ status: 'past_due', cancelAt: plan.currentPeriodEnd });
    expect(await subscriber.openCourses()).not.toEqual([]);
  });
});
