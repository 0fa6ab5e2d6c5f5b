import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { unreconciledKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';
import { changeOrder } from '../change-order.ts';
import { eventRepository } from '#billing/webhook/event-repository.ts';

const billing = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await billing.open();
  shopper = openShopper(harness);
});

const refunds = () => harness.stripe.objects().refunds;
const paymentIntentOf = async (orderId: string) => shopper.paymentIntentId(orderId);

describe('reconciling an order with interruptions', () => {
  const crashingDeps = (when: 'before' | 'after'): BillingDependencies => ({
    ...harness.deps,
    orders: {
      ...harness.deps.orders,
      async change(change) {
        if (when === 'after') await harness.deps.orders.change(change);
        throw new Error('The process crashed.');
      },
    },
  });

  it.each(['before', 'after'] as const)(
    'grants once after a crash %s the write and a retry of the event (payment case 24)',
    async (when) => {
      const payment = await shopper.checkout(14);
      await shopper.pay(payment);
      const eventId = `evt_${payment.orderId}`;
      const broken = openShopper(harness, crashingDeps(when), shopper.userId);
      await expect(broken.reconcile(payment.orderId, eventId)).rejects.toThrow('crashed');
      expect(await eventRepository(billing.table).isProcessed(eventId)).toBe(when === 'after');
      const order = await shopper.reconcile(payment.orderId, eventId);
      expect(order).toMatchObject({ state: 'paid', version: 3 });
      expect(await eventRepository(billing.table).isProcessed(eventId)).toBe(true);
      expect(await shopper.reconcile(payment.orderId, eventId)).toEqual(order);
      expect(await shopper.courses()).toEqual([14]);
    },
  );

  it('writes nothing while Stripe cannot be read, and succeeds on retry (payment case 23)', async () => {
    const payment = await shopper.checkout(14);
    await shopper.pay(payment);
    const eventId = `evt_${payment.orderId}`;
    harness.stripe.failNext({ method: 'GET', kind: '500' });
    await expect(shopper.reconcile(payment.orderId, eventId)).rejects.toBeInstanceOf(
      PaymentProviderFailure,
    );
    expect(await eventRepository(billing.table).isProcessed(eventId)).toBe(false);
    expect((await shopper.reconcile(payment.orderId, eventId)).state).toBe('paid');
  });

  it('does not count an event as processed before the refund it led to is requested', async () => {
    const single = await shopper.checkout(14);
    await shopper.buy(16);
    await shopper.pay(single);
    const eventId = `evt_${single.orderId}`;
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: 'lost-before' });
    await expect(shopper.reconcile(single.orderId, eventId)).rejects.toBeInstanceOf(
      PaymentProviderFailure,
    );
    expect((await shopper.order(single.orderId)).state).toBe('refund_requested');
    expect(await eventRepository(billing.table).isProcessed(eventId)).toBe(false);
    expect((await shopper.reconcile(single.orderId, eventId)).state).toBe('refunded');
    expect(await eventRepository(billing.table).isProcessed(eventId)).toBe(true);
    expect(refunds()).toHaveLength(1);
  });

  it('still reconciles when the event was processed before', async () => {
    const { orderId } = await shopper.buy(14);
    await shopper.reconcile(orderId, `evt_${orderId}`);
    await harness.stripe.refundFromDashboard(await paymentIntentOf(orderId));
    expect((await shopper.reconcile(orderId, `evt_${orderId}`)).state).toBe('refunded');
  });
});

describe('reconciling an order', () => {
  it('writes nothing when nothing changed', async () => {
    const { orderId, version } = await shopper.buy(14);
    expect((await shopper.reconcile(orderId)).version).toBe(version);
    const disputeId = await harness.stripe.openDispute(await paymentIntentOf(orderId));
    const disputed = await shopper.reconcile(orderId);
    expect(await shopper.reconcile(orderId)).toEqual(disputed);
    await harness.stripe.closeDispute(disputeId, 'lost');
    const lost = await shopper.reconcile(orderId);
    expect(await shopper.reconcile(orderId)).toEqual(lost);
  });

  it("keeps an order on the reconciler's list exactly while it is unfinished", async () => {
    const isListed = async (orderId: string) =>
      (await getItem(billing.table, unreconciledKeys.order(orderId))) !== undefined;
    const { orderId } = await shopper.checkout(14);
    expect(await isListed(orderId)).toBe(true);
    await shopper.pay(await shopper.checkout(14), CARDS.refundFails);
    await shopper.reconcile(orderId);
    expect(await isListed(orderId)).toBe(false);
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: 'lost-before' });
    await shopper.cancel(orderId);
    expect(await isListed(orderId)).toBe(true);
    await shopper.reconcile(orderId);
    await harness.advance(7 * 86_400);
    expect((await shopper.reconcile(orderId)).state).toBe('refund_failed');
    expect(await isListed(orderId)).toBe(false);
  });

  it.each([
    ['another amount', { amount: 100 }, 'amount 100 instead of 2900'],
    ['another currency', { currency: 'eur' }, 'currency eur'],
  ])(
    'quarantines and counts %s without granting anything (payment case 14)',
    async (_what, change, reason) => {
      harness.stripe.failNext({ method: 'POST', path: /payment_intents$/, kind: 'lost-before' });
      await expect(shopper.checkout(14)).rejects.toBeInstanceOf(PaymentProviderFailure);
      const [order] = await harness.deps.orders.list(shopper.userId);
      const { orderId, customerId, amountCents, userId, sku } = order!;
      const intent = await harness.sdk.paymentIntents.create({
        amount: amountCents,
        currency: 'usd',
        customer: customerId,
        automatic_payment_methods: { enabled: true },
        metadata: { orderId, userId, sku },
        ...change,
      });
      await harness.stripe.confirm(intent.client_secret!, CARDS.good);
      expect(await shopper.reconcile(orderId)).toMatchObject({
        state: 'quarantined',
        quarantineReason: reason,
      });
      await shopper.reconcile(orderId);
      expect(await shopper.courses()).toEqual([]);
      expect(harness.counted).toEqual(['PaymentsQuarantined']);
      await harness.stripe.refundFromDashboard(intent.id);
      expect((await shopper.reconcile(orderId)).state).toBe('refunded');
    },
  );

  it("quarantines another customer's payment (payment case 14)", async () => {
    const payment = await shopper.checkout(14);
    const order = await shopper.order(payment.orderId);
    const customer = await harness.sdk.customers.create({});
    const intent = await harness.sdk.paymentIntents.create({
      amount: order.amountCents,
      currency: 'usd',
      customer: customer.id,
      automatic_payment_methods: { enabled: true },
    });
    const { orders } = harness.deps;
    const purchased = await orders.readPurchasedCourses(shopper.userId);
    const after = { ...order, paymentIntentId: intent.id };
    await changeOrder({ before: order, after, purchased, now: harness.now() }, orders);
    await harness.stripe.confirm(intent.client_secret!, CARDS.good);
    expect(await shopper.reconcile(order.orderId)).toMatchObject({
      state: 'quarantined',
      quarantineReason: 'another customer',
    });
    expect(await shopper.courses()).toEqual([]);
  });

  it('leaves one of several payments of an order payable (payment case 9)', async () => {
    harness.stripe.failNext({ method: 'POST', path: /payment_intents$/, kind: 'lost-before' });
    await expect(shopper.checkout(14)).rejects.toBeInstanceOf(PaymentProviderFailure);
    const [order] = await harness.deps.orders.list(shopper.userId);
    const { orderId, customerId, amountCents } = order!;
    for (let count = 0; count < 3; count += 1) {
      await harness.sdk.paymentIntents.create({
        amount: amountCents,
        currency: 'usd',
        customer: customerId,
        automatic_payment_methods: { enabled: true },
        metadata: { orderId },
      });
    }
    await shopper.reconcile(orderId);
    const live = harness.stripe
      .objects()
      .paymentIntents.filter((intent) => intent.status !== 'canceled');
    expect(live.map((intent) => intent.id)).toEqual([await paymentIntentOf(orderId)]);
    expect((await shopper.checkout(14)).clientSecret).toBe(live[0]!.client_secret);
  });
});
