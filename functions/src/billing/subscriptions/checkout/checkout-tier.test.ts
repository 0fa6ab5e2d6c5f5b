import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { DECLINED_CARD, GOOD_CARD, openSubscriber } from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async () => (harness = await billing.open());

const running = ({ stripe }: BillingHarness) =>
  stripe
    .objects()
    .subscriptions.filter(({ status }) => !['canceled', 'incomplete_expired'].includes(status));

describe('the checkout of a plan', () => {
  it('charges $99 a month for Starter and grants nothing until it is paid (payment case 47)', async () => {
    const subscriber = openSubscriber(await open());
    const prepared = await subscriber.checkout('entry');
    expect(prepared).toMatchObject({
      kind: 'subscription',
      description: 'Starter',
      amount: 99,
      confirmation: 'payment',
    });
    const [subscription] = harness.stripe.objects().subscriptions;
    expect(subscription).toMatchObject({
      status: 'incomplete',
      metadata: { orderId: prepared.orderId, userId: subscriber.userId },
    });
    expect(subscription?.items.data[0]?.price).toMatchObject({
      unit_amount: 9900,
      recurring: { interval: 'month' },
    });
    expect(await subscriber.reconcile(prepared.orderId)).toMatchObject({ status: 'incomplete' });
    expect(await subscriber.openCourses()).toEqual([]);

    expect(await subscriber.confirm(prepared)).toBe('succeeded');
    expect(await subscriber.openCourses()).toEqual([]);
    expect(await subscriber.reconcile(prepared.orderId)).toMatchObject({
      status: 'active',
      tierSlug: 'entry',
      priceCents: 9900,
      maxUsers: 1,
    });
    expect(await subscriber.openCourses()).toContain(1);
    expect(await outcomeOf(subscriber.checkout('entry'))).toBe('subscription_active');
    expect(await outcomeOf(subscriber.checkout('professional'))).toBe('subscription_active');
  });

  it('can be paid again after a decline; it expires after 23 hours and a new one works (payment case 48)', async () => {
    const subscriber = openSubscriber(await open());
    const first = await subscriber.checkout('entry');
    const declined = await harness.stripe.confirm(first.clientSecret!, DECLINED_CARD);
    expect(declined.error?.message).toBe('Your card was declined.');
    expect((await subscriber.reconcile(first.orderId)).status).toBe('incomplete');

    await harness.advance(23 * 3600);
    expect(await subscriber.reconcile(first.orderId)).toMatchObject({
      status: 'incomplete_expired',
      startedAt: null,
    });
    const late = await harness.stripe.confirm(first.clientSecret!, GOOD_CARD);
    expect(late.error?.code).toBe('payment_intent_unexpected_state');

    const second = await subscriber.checkout('entry');
    expect(second.orderId).not.toBe(first.orderId);
    expect(await subscriber.confirm(second)).toBe('succeeded');
    expect((await subscriber.reconcile(second.orderId)).status).toBe('active');
    expect(await subscriber.openCourses()).toContain(1);
  });

  it('leaves one active subscription from two tabs with two tiers, and the other secret is invalid (payment case 49)', async () => {
    const subscriber = openSubscriber(await open());
    const starter = await subscriber.checkout('entry');
    const professional = await subscriber.checkout('professional');
    expect(professional).toMatchObject({ amount: 199, description: 'Professional' });
    const refused = await harness.stripe.confirm(starter.clientSecret!, GOOD_CARD);
    expect(refused.error?.code).toBe('payment_intent_unexpected_state');
    expect(await subscriber.confirm(professional)).toBe('succeeded');
    expect((await subscriber.reconcile(professional.orderId)).tierSlug).toBe('professional');
    expect(running(harness)).toHaveLength(1);
  });

  it('leaves one active subscription from simultaneous checkouts of any tiers (payment case 49)', async () => {
    const subscriber = openSubscriber(await open());
    const tiers = ['entry', 'professional', 'entry', 'executive', 'professional', 'entry'];
    await Promise.allSettled(tiers.map((tier) => subscriber.checkout(tier)));
    await subscriber.checkout('executive');
    expect(running(harness)).toHaveLength(1);
    const payable = harness.stripe
      .objects()
      .paymentIntents.filter(({ status }) => status === 'requires_payment_method');
    expect(payable).toHaveLength(1);
  });

  it('returns the same payment for a double click, a reload and two tabs', async () => {
    const subscriber = openSubscriber(await open());
    const responses = await Promise.all([1, 2, 3, 4].map(() => subscriber.checkout('entry')));
    responses.push(await subscriber.checkout('entry'));
    expect(new Set(responses.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(harness.stripe.objects().subscriptions).toHaveLength(1);
  });

  it('waits for another tab that is creating the customer or the subscription', async () => {
    const subscriber = openSubscriber(await open());
    const { provider } = harness.deps;
    const busy = new Set(['customer', 'subscription']);
    const unlessBusy = (name: string) => {
      if (!busy.delete(name)) return;
      throw new PaymentProviderFailure('Stripe: 409', true, 'idempotency_key_in_use');
    };
    harness.deps.provider = {
      ...provider,
      async createCustomer(customer) {
        unlessBusy('customer');
        return provider.createCustomer(customer);
      },
      async createSubscription(subscription) {
        unlessBusy('subscription');
        return provider.createSubscription(subscription);
      },
    };
    expect((await subscriber.checkout('entry')).confirmation).toBe('payment');
    expect(busy).toEqual(new Set());
    expect(harness.stripe.objects().subscriptions).toHaveLength(1);
  });

  it('refunds the replaced subscription when it is paid at that very moment', async () => {
    const subscriber = openSubscriber(await open());
    const { provider } = harness.deps;
    const starter = await subscriber.checkout('entry');
    harness.deps.provider = {
      ...provider,
      async endSubscription(subscriptionId) {
        await subscriber.confirm(starter);
        await provider.endSubscription(subscriptionId);
      },
    };
    const professional = await subscriber.checkout('professional');
    const first = await subscriber.reconcile(starter.orderId);
    expect(first).toMatchObject({ status: 'canceled', refundedCents: 9900, accessEndsAt: null });
    expect(await subscriber.openCourses()).toEqual([]);
    expect(await subscriber.confirm(professional)).toBe('succeeded');
    const kept = harness.stripe.objects().charges.filter((charge) => !charge.refunded);
    expect(kept.map(({ amount }) => amount)).toEqual([19900]);
  });

  it('confirms a card and activates when nothing is due (payment case 50)', async () => {
    const subscriber = openSubscriber(await open());
    await subscriber.checkout('entry');
    const customerId = (await harness.deps.customers.find(subscriber.userId))!;
    await harness.sdk.subscriptions.cancel(harness.stripe.objects().subscriptions[0]!.id);
    await harness.reconcileAll();
    await harness.sdk.customers.update(customerId, { balance: -9900 });

    const prepared = await subscriber.checkout('entry');
    expect(prepared).toMatchObject({ amount: 0, confirmation: 'setup' });
    expect(prepared.clientSecret).toMatch(/^seti_/);
    expect(await subscriber.checkout('entry')).toEqual(prepared);
    expect(await subscriber.confirm(prepared)).toBe('succeeded');
    expect((await subscriber.reconcile(prepared.orderId)).status).toBe('active');
    expect(await subscriber.openCourses()).toContain(1);
    expect(await outcomeOf(subscriber.checkout('entry'))).toBe('subscription_active');
  });

  it('is refused for a tier without a price, an unknown tier, and a price mismatch (payment case 51)', async () => {
    const subscriber = openSubscriber(await open());
    expect(await outcomeOf(subscriber.checkout('corporate'))).toBe('contact_sales');
    expect(await outcomeOf(subscriber.checkout('platinum'))).toBe('tier_not_found');
    await harness.sdk.prices.create({
      product: 'tier_entry',
      currency: 'usd',
      unit_amount: 8900,
      recurring: { interval: 'month' },
      lookup_key: tierLookupKey('entry'),
      transfer_lookup_key: true,
    });
    expect(await outcomeOf(subscriber.checkout('entry'))).toBe('payments_unavailable');
    expect(harness.counted).toEqual(['PriceMismatch']);
    expect(harness.stripe.objects().subscriptions).toEqual([]);
  });

  it('continues after a crash anywhere between table and Stripe, with one subscription (payment case 9)', async () => {
    for (const kind of ['lost-before', 'lost-after'] as const) {
      const subscriber = openSubscriber(await open());
      harness.stripe.failNext({ method: 'POST', path: /^\/v1\/subscriptions$/, kind });
      await expect(subscriber.checkout('entry')).rejects.toBeInstanceOf(PaymentProviderFailure);
      const prepared = await subscriber.checkout('entry');
      expect(harness.stripe.objects().subscriptions).toHaveLength(1);
      await subscriber.confirm(prepared);
      await subscriber.reconcile(prepared.orderId);
      expect(await subscriber.openCourses()).toContain(1);
    }
  });

  it('is not blocked by an error Stripe replays for its idempotency key', async () => {
    const subscriber = openSubscriber(await open());
    harness.stripe.failNext({ method: 'POST', path: /^\/v1\/subscriptions$/, kind: '500' });
    expect((await subscriber.checkout('entry')).clientSecret).toContain('pi_');
    expect(harness.stripe.objects().subscriptions).toHaveLength(1);
  });

  it('finds a subscription whose id was lost by the order in its metadata (payment case 9)', async () => {
    const subscriber = openSubscriber(await open());
    const { subscriptions } = harness.deps;
    harness.deps.subscriptions = {
      ...subscriptions,
      change: () => Promise.reject(new Error('crash')),
    };
    await expect(subscriber.checkout('entry')).rejects.toThrow('crash');
    harness.deps.subscriptions = subscriptions;
    const [made] = harness.stripe.objects().subscriptions;
    const [reconciled] = await harness.reconcileAll();
    expect(reconciled).toMatchObject({ subscriptionId: made!.id, status: 'incomplete' });
    expect((await subscriber.checkout('entry')).clientSecret).toContain('pi_');
    expect(harness.stripe.objects().subscriptions).toHaveLength(1);
  });

  it('closes after a day when Stripe never created the subscription', async () => {
    const subscriber = openSubscriber(await open());
    harness.stripe.failNext({
      method: 'POST',
      path: /^\/v1\/subscriptions$/,
      kind: 'lost-before',
      times: 9,
    });
    await expect(subscriber.checkout('entry')).rejects.toBeInstanceOf(PaymentProviderFailure);
    const [waiting] = await harness.reconcileAll();
    expect(waiting).toMatchObject({ status: 'incomplete', subscriptionId: null });
    await harness.advance(86_401);
    expect((await harness.reconcileAll())[0]).toMatchObject({ status: 'incomplete_expired' });
    expect(await harness.deps.subscriptions.findOpen(subscriber.userId)).toBeUndefined();
  });
});
