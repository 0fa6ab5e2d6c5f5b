import type { EmulatorSnapshot } from '@learning/stripe-emulator/emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreconciledPartition } from '#table/keys.ts';
import { queryPartition } from '#table/table.ts';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { openWithoutObjectsSince, openWithOtherAccount } from '#testing/billing/lost-objects.ts';
import { refuseLists } from '#testing/stripe/intercept-calls.ts';
import { openReconcilerHarness } from '#testing/billing/reconciler-harness.ts';
import { openShopper } from '#testing/billing/shopper.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';
import { openPortal } from './subscriptions/changes/portal.ts';
import { setSubscriptionEnd } from './subscriptions/changes/set-subscription-end.ts';
import { cancelSubscription } from './subscriptions/changes/cancel-subscription.ts';
import { listPurchases } from './purchases/list-purchases.ts';

const DAY = 86_400;

let harness: BillingHarness;
let userId: string;
/** Stripe before anything was bought. */
let empty: EmulatorSnapshot;
beforeEach(async () => {
  ({ harness, userId } = await openReconcilerHarness());
  empty = harness.stripe.snapshot();
});

const shopperOf = (opened: BillingHarness) => openShopper(opened, opened.deps, userId);
const subscriberOf = (opened: BillingHarness) => openSubscriber(opened, userId);
const failed = (run: { failed: number }) => run.failed;
const loseAll = async () => (harness = await openWithoutObjectsSince(empty, harness));

describe('an order whose payment Stripe no longer has', () => {
  it('is canceled, and the same request prepares a new payment (payment case 64)', async () => {
    const lost = await shopperOf(harness).checkout(14);
    await loseAll();
    const shopper = shopperOf(harness);
    const prepared = await shopper.checkout(14);
    expect(prepared.orderId).not.toBe(lost.orderId);
    expect((await shopper.order(lost.orderId)).state).toBe('canceled');
    expect(harness.counted).toEqual(['MissingAtStripe']);
    await shopper.pay(prepared);
    expect((await shopper.reconcile(prepared.orderId)).state).toBe('paid');
  });

  it('is canceled by the reconciler, which counts it once and does not fail', async () => {
    const { orderId } = await shopperOf(harness).checkout(14);
    await harness.advance(DAY);
    await loseAll();
    const webhook = openWebhook(harness);
    for (const task of ['orders', 'nightly', 'orders'] as const) {
      expect(failed(await webhook.runReconciler(task))).toBe(0);
    }
    expect((await shopperOf(harness).order(orderId)).state).toBe('canceled');
    expect(harness.counted).toEqual(['MissingAtStripe']);
  });

  it('stays paid; canceling it says what happened and ends nothing (payment case 65)', async () => {
    const { orderId } = await shopperOf(harness).buy(14);
    await loseAll();
    const shopper = shopperOf(harness);
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(shopper.cancel(orderId)).rejects.toMatchObject({ code: 'payment_missing' });
    }
    expect(await shopper.courses()).toEqual([14]);
    const { purchases } = await listPurchases({ userId, now: harness.now() }, harness.deps);
    expect(purchases[0]!.cancellation).toMatchObject({ isOpen: false, reason: 'payment_missing' });
    expect(harness.counted).toEqual(['MissingAtStripe']);
    // Bought twice is refused as before.
    await expect(shopper.checkout(14)).rejects.toMatchObject({ code: 'already_owned' });
  });

  it.each([
    ['a refund that was not made', 'refund_failed', ['MissingAtStripe', 'RefundsFailed'], [14]],
    ['a dispute', 'dispute_lost', ['MissingAtStripe'], []],
  ] as const)('with %s ends as %s and leaves the list', async (what, state, counted, courses) => {
    const { orderId } = await shopperOf(harness).buy(14);
    if (what === 'a dispute') {
      await harness.stripe.openDispute(await shopperOf(harness).paymentIntentId(orderId));
      await shopperOf(harness).reconcile(orderId);
    } else {
      harness.stripe.failNext({ method: 'POST', path: /refunds/, kind: 'lost-before' });
      await shopperOf(harness).cancel(orderId);
    }
    await harness.advance(DAY);
    await loseAll();
    expect(failed(await openWebhook(harness).runReconciler('orders'))).toBe(0);
    expect((await shopperOf(harness).order(orderId)).state).toBe(state);
    expect(harness.counted).toEqual(counted);
    expect(await queryPartition(harness.table, unreconciledPartition)).toEqual([]);
    expect(await shopperOf(harness).courses()).toEqual(courses);
  });

  it('is paid again as before when the payment comes back', async () => {
    const { orderId } = await shopperOf(harness).buy(14);
    const whole = harness.stripe.snapshot();
    await loseAll();
    await shopperOf(harness).reconcile(orderId);
    harness = await openWithoutObjectsSince(whole, harness);
    expect((await shopperOf(harness).cancel(orderId)).state).toBe('refunded');
    expect(await shopperOf(harness).order(orderId)).not.toHaveProperty('isMissingAtStripe');
  });

  it('stays as it is during an outage and with a revoked key', async () => {
    const { orderId } = await shopperOf(harness).checkout(14);
    harness.stripe.failNext({ method: 'GET', kind: '500' });
    await expect(shopperOf(harness).reconcile(orderId)).rejects.toThrow('api_error');
    harness.stripe.failNext({ method: 'GET', kind: 'lost-before' });
    await expect(shopperOf(harness).reconcile(orderId)).rejects.toThrow('Stripe');
    expect((await shopperOf(harness).order(orderId)).state).toBe('open');
    expect(harness.counted).toEqual([]);
  });
});

describe('a customer that Stripe no longer has', () => {
  it('is replaced within the same request, for a course and for a plan', async () => {
    await shopperOf(harness).checkout(14);
    const before = await harness.deps.customers.find(userId);
    await loseAll();
    expect((await shopperOf(harness).checkout(15)).clientSecret).toBeTruthy();
    const after = await harness.deps.customers.find(userId);
    expect(after).not.toBe(before);
    await loseAll();
    expect((await subscriberOf(harness).checkout('entry')).clientSecret).toBeTruthy();
    expect(await harness.deps.customers.find(userId)).not.toBe(after);
  });
});

describe('a plan whose subscription Stripe no longer has', () => {
  it('is over, its courses are closed, and the same request prepares a new one', async () => {
    const lost = await subscriberOf(harness).subscribe('entry');
    await loseAll();
    const subscriber = subscriberOf(harness);
    const prepared = await subscriber.checkout('professional');
    expect(prepared.orderId).not.toBe(lost.orderId);
    expect(await harness.deps.subscriptions.find(userId, lost.orderId)).toMatchObject({
      status: 'canceled',
      accessEndsAt: null,
      endedAt: harness.now().toISOString(),
    });
    expect(await subscriber.openCourses()).toEqual([]);
    expect(harness.counted).toEqual(['MissingAtStripe']);
    await subscriber.confirm(prepared);
    expect((await subscriber.reconcile(prepared.orderId)).status).toBe('active');
  });

  it('is over when its first payment was not made, and frees the learner', async () => {
    const { orderId } = await subscriberOf(harness).checkout('entry');
    await loseAll();
    expect((await subscriberOf(harness).checkout('entry')).orderId).not.toBe(orderId);
    expect((await harness.deps.subscriptions.find(userId, orderId))!.status).toBe(
      'incomplete_expired',
    );
  });

  it('is over after a change, an end or the portal, each with one sentence', async () => {
    await subscriberOf(harness).subscribe('entry');
    await loseAll();
    const command = { userId, now: harness.now() };
    const end = setSubscriptionEnd({ ...command, atPeriodEnd: true }, harness.deps);
    await expect(end).rejects.toMatchObject({ code: 'subscription_not_found' });
    const portal = openPortal({ ...command, flow: 'overview' }, harness.deps);
    await expect(portal).rejects.toMatchObject({ code: 'subscription_not_found' });
    expect(await harness.deps.customers.find(userId)).toBeUndefined();
    expect(await harness.deps.subscriptions.findOpen(userId)).toBeUndefined();
  });

  it('is over when the portal is opened first', async () => {
    await subscriberOf(harness).subscribe('entry');
    await loseAll();
    const portal = openPortal({ userId, now: harness.now(), flow: 'change-tier' }, harness.deps);
    await expect(portal).rejects.toMatchObject({ code: 'subscription_not_found' });
    expect(await harness.deps.subscriptions.findOpen(userId)).toBeUndefined();
  });

  it('cannot be canceled for a refund that was not made', async () => {
    const { orderId } = await subscriberOf(harness).subscribe('entry');
    await loseAll();
    const canceled = cancelSubscription({ userId, orderId, now: harness.now() }, harness.deps);
    await expect(canceled).rejects.toMatchObject({ code: 'payment_missing' });
    const { subscription } = await listPurchases({ userId, now: harness.now() }, harness.deps);
    expect(subscription!.cancellation).toMatchObject({ isOpen: false, reason: 'payment_missing' });
  });

  it('is counted once by the reconciler, which does not fail', async () => {
    const { orderId } = await subscriberOf(harness).subscribe('entry');
    await harness.advance(DAY);
    await loseAll();
    const webhook = openWebhook(harness);
    for (const task of ['subscriptions', 'nightly', 'subscriptions'] as const) {
      expect(failed(await webhook.runReconciler(task))).toBe(0);
    }
    expect(harness.counted).toEqual(['MissingAtStripe']);
    expect((await harness.deps.subscriptions.find(userId, orderId))!.status).toBe('canceled');
  });
});

describe('keys of another account', () => {
  it('close no order and free no learner; the reconciler raises the alarm (payment case 66)', async () => {
    const { orderId } = await shopperOf(harness).checkout(14);
    const { orderId: planId } = await subscriberOf(harness).subscribe('entry');
    await harness.advance(DAY);
    const customerId = await harness.deps.customers.find(userId);
    harness = await openWithOtherAccount(harness);
    const otherAccount = /another account/;
    await expect(shopperOf(harness).checkout(14)).rejects.toThrow(otherAccount);
    await expect(shopperOf(harness).checkout(15)).rejects.toThrow(otherAccount);
    await expect(subscriberOf(harness).checkout('professional')).rejects.toThrow(otherAccount);
    const webhook = openWebhook(harness);
    for (const task of ['orders', 'subscriptions', 'nightly'] as const) {
      await expect(webhook.runReconciler(task)).rejects.toThrow(/of another account/);
    }
    expect(harness.counted).toEqual(Array(3).fill('StripeAccountChanged'));
    expect((await shopperOf(harness).order(orderId)).state).toBe('open');
    expect((await harness.deps.subscriptions.find(userId, planId))!.status).toBe('active');
    expect(await harness.deps.customers.find(userId)).toBe(customerId);
  });

  it('do not close a plan whose subscription is not known yet', async () => {
    harness.stripe.failNext({ method: 'POST', path: /subscriptions$/, kind: 'lost-before' });
    await expect(subscriberOf(harness).checkout('entry')).rejects.toThrow('Stripe');
    const placed = (await harness.deps.subscriptions.findOpen(userId))!;
    await harness.advance(2 * DAY);
    const other = await openWithOtherAccount(harness);
    refuseLists(other.stripe, placed.customerId);
    await other.advance(2 * DAY);
    await expect(subscriberOf(other).checkout('entry')).rejects.toThrow(/another account/);
    expect(await harness.deps.subscriptions.findOpen(userId)).toEqual(placed);
  });

  it('cannot be recognized while the account of the records is not stored: nothing is closed', async () => {
    const { orderId } = await shopperOf(harness).checkout(14);
    const { table } = harness;
    harness = await openBillingHarness({ table, accountId: undefined });
    await expect(shopperOf(harness).checkout(14)).rejects.toThrow('resource_missing');
    expect((await shopperOf(harness).order(orderId)).state).toBe('open');
  });
});

describe('a signed event about an object that Stripe does not have', () => {
  const eventOf = (id: string, type: string) =>
    JSON.stringify({
      id,
      object: 'v2.core.event',
      type,
      livemode: false,
      created: harness.now().toISOString(),
      related_object: { id: 'pi_nope', type: 'payment_intent', url: '/v1/payment_intents/pi_nope' },
    });

  it.each([
    'v1.payment_intent.succeeded',
    'v1.refund.created',
    'v1.charge.dispute.created',
    'v1.customer.subscription.updated',
    'v1.invoice.paid',
  ])('is acknowledged with 200 and counted once: %s (payment case 67)', async (type) => {
    const webhook = openWebhook(harness);
    const body = eventOf('evt_unknown', type);
    for (let delivery = 0; delivery < 2; delivery += 1) {
      const headers = { 'stripe-signature': webhook.sign(body) };
      expect(await webhook.post(body, headers)).toBe(200);
    }
    expect(harness.counted.filter((name) => name !== 'SignaturesRefused')).toEqual([
      'EventsOfUnknownObjects',
    ]);
  });

  it('is refused with 500 with the keys of another account, so that Stripe sends it again', async () => {
    harness = await openWithOtherAccount(harness);
    const webhook = openWebhook(harness);
    const body = eventOf('evt_other', 'v1.payment_intent.succeeded');
    expect(await webhook.post(body, { 'stripe-signature': webhook.sign(body) })).toBe(500);
  });
});
