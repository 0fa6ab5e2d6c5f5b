import { refuseLists } from '#testing/stripe/intercept-calls.ts';
import { tierLookupKey } from '@learning/shared/contract/webhooks';
import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { refuseCalls } from '#testing/stripe/intercept-calls.ts';
import { openSubscriber, type Subscriber } from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { unreconciledKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import { isOver } from '../reconciliation/project-subscription.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async () => (harness = await billing.open());

const creation = { method: 'POST', path: /^\/v1\/subscriptions$/ } as const;

/** Creates an order whose subscription Stripe never created. */
async function placedPlan(): Promise<Subscriber> {
  const subscriber = openSubscriber(await open());
  harness.stripe.failNext({ ...creation, kind: 'lost-before' });
  await expect(subscriber.checkout('entry')).rejects.toThrow('Stripe');
  return subscriber;
}

describe('creating a subscription at Stripe', () => {
  it.each([true, false])(
    'starts over when its customer was deleted at Stripe (event received: %s)',
    async (isEventReceived) => {
      const subscriber = await placedPlan();
      const { customers } = harness.deps;
      const customerId = (await customers.find(subscriber.userId))!;
      await harness.sdk.customers.del(customerId);
      refuseLists(harness.stripe, customerId);
      if (isEventReceived) await customers.forget(subscriber.userId, customerId);
      expect((await subscriber.subscribe('entry')).status).toBe('active');
      expect(await customers.find(subscriber.userId)).not.toBe(customerId);
      expect(harness.stripe.objects().subscriptions).toHaveLength(1);
      const plans = await harness.deps.subscriptions.list(subscriber.userId);
      const statuses = plans.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual(['active', 'incomplete_expired']);
    },
  );

  it('keeps the customer when something else is missing at Stripe', async () => {
    const subscriber = await placedPlan();
    const customerId = await harness.deps.customers.find(subscriber.userId);
    const { provider } = harness.deps;
    harness.deps.provider = {
      ...provider,
      tierPrices: async (keys) =>
        (await provider.tierPrices(keys)).map((price) => ({ ...price, priceId: 'price_gone' })),
    };
    await expect(subscriber.checkout('entry')).rejects.toThrow('resource_missing');
    expect(await harness.deps.customers.find(subscriber.userId)).toBe(customerId);
    harness.deps.provider = provider;
    expect((await subscriber.subscribe('entry')).status).toBe('active');
  });

  it('does not block a new checkout when its tier is no longer sold', async () => {
    const subscriber = await placedPlan();
    const { catalog } = harness.deps;
    harness.deps.catalog = {
      ...catalog,
      async read() {
        const all = await catalog.read();
        return { ...all, tiers: all.tiers.filter(({ slug }) => slug !== 'entry') };
      },
    };
    expect(await outcomeOf(subscriber.checkout('entry'))).toBe('tier_not_found');
    expect((await subscriber.subscribe('professional')).tierSlug).toBe('professional');
  });

  it('does not block a new checkout when its tier has another price at Stripe', async () => {
    const subscriber = await placedPlan();
    await harness.sdk.prices.create({
      product: 'tier_entry',
      currency: 'usd',
      unit_amount: 8900,
      recurring: { interval: 'month' },
      lookup_key: tierLookupKey('entry'),
      transfer_lookup_key: true,
    });
    await harness.advance(10 * 60);
    expect(await outcomeOf(subscriber.checkout('entry'))).toBe('payments_unavailable');
    expect((await subscriber.subscribe('professional')).tierSlug).toBe('professional');
  });

  /** Replaced by another plan, then created by Stripe late. */
  async function replacedAndCreatedLate() {
    const subscriber = await placedPlan();
    const [placed] = await harness.deps.subscriptions.list(subscriber.userId);
    const { catalog, provider } = harness.deps;
    const { orderId, userId, customerId, tierSlug } = placed!;
    const [price] = await provider.tierPrices([tierLookupKey(tierSlug)]);
    harness.deps.catalog = {
      ...catalog,
      async read() {
        const all = await catalog.read();
        return { ...all, tiers: all.tiers.filter(({ slug }) => slug !== tierSlug) };
      },
    };
    const { orderId: boughtId } = await subscriber.subscribe('professional');
    const { priceId } = price!;
    await provider.createSubscription({
      orderId,
      userId,
      customerId,
      priceId,
      tierSlug,
      hasTax: false,
      promotionCodeId: undefined,
    });
    const [created] = await provider.findSubscriptions(customerId, orderId);
    expect(created!.status).toBe('incomplete');
    const isListed = async () =>
      (await getItem(billing.table, unreconciledKeys.subscription(orderId))) !== undefined;
    return { subscriber, orderId, boughtId, created, isListed };
  }

  it('cancels a subscription that Stripe creates late, after another was bought', async () => {
    const { subscriber, orderId, boughtId, created, isListed } = await replacedAndCreatedLate();
    const { provider } = harness.deps;
    expect(isOver(await subscriber.reconcile(orderId))).toBe(true);
    expect(isOver(await provider.readSubscription(created!.subscriptionId))).toBe(true);
    expect((await subscriber.reconcile(boughtId)).status).toBe('active');
    const open = await harness.deps.subscriptions.findOpen(subscriber.userId);
    expect(open?.orderId).toBe(boughtId);
    expect(await isListed()).toBe(false);
  });

  it('stays on the reconciler’s list while Stripe refuses to cancel it', async () => {
    const { subscriber, orderId, boughtId, created, isListed } = await replacedAndCreatedLate();
    const undo = refuseCalls(harness.stripe, /^\/v1\/subscriptions\/[^/]+$/);
    expect(isOver(await subscriber.reconcile(orderId))).toBe(true);
    expect(await isListed()).toBe(true);
    undo();
    await subscriber.reconcile(orderId);
    expect(isOver(await harness.deps.provider.readSubscription(created!.subscriptionId))).toBe(
      true,
    );
    expect(await isListed()).toBe(false);
    expect((await subscriber.reconcile(boughtId)).status).toBe('active');
  });
});

describe('a plan whose customer was deleted at Stripe', () => {
  it('ends, and its payments stay on record', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe('entry');
    const customerId = (await harness.deps.customers.find(subscriber.userId))!;
    await harness.sdk.customers.del(customerId);
    refuseLists(harness.stripe, customerId);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      status: 'canceled',
      firstPaymentIntentId,
      accessEndsAt: null,
    });
    expect(await harness.deps.provider.findSubscriptions(customerId, orderId)).toEqual([]);
  });
});
