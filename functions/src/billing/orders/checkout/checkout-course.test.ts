import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { catalogKeys } from '#table/keys.ts';
import { updateItem } from '#table/table.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';

const billing = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await billing.open();
  shopper = openShopper(harness);
});

const intents = () => harness.stripe.objects().paymentIntents;
const setPrice = (courseId: number, priceCents: number) =>
  updateItem(billing.table, catalogKeys.course(courseId), {
    UpdateExpression: 'SET priceCents = :price',
    ExpressionAttributeValues: { ':price': priceCents },
  });

describe('the checkout of a course', () => {
  it('creates a PaymentIntent of 2900 cents for a $29 course, with order, learner and sku in its metadata (payment case 1)', async () => {
    const payment = await shopper.checkout(14);
    expect(payment).toMatchObject({
      kind: 'course',
      amount: 29,
      confirmation: 'payment',
      clientSecret: expect.stringMatching(/^pi_.+_secret_/),
    });
    expect(intents()).toHaveLength(1);
    expect(intents()[0]).toMatchObject({
      amount: 2900,
      currency: 'usd',
      receipt_email: `${shopper.userId}@example.org`,
      description: payment.description,
      metadata: { orderId: payment.orderId, userId: shopper.userId, sku: 'course#000014' },
    });
    expect(await shopper.courses()).toEqual([]);
  });

  it('refuses an unknown course without calling Stripe (payment case 3)', async () => {
    const requestCount = harness.stripe.requests().length;
    expect(await outcomeOf(shopper.checkout(999))).toBe('course_not_found');
    expect(harness.stripe.requests()).toHaveLength(requestCount);
  });

  it('gives two simultaneous tabs one order and one PaymentIntent (payment case 4)', async () => {
    const payments = await Promise.all(Array.from({ length: 8 }, () => shopper.checkout(1)));
    expect(new Set(payments.map((payment) => payment.clientSecret)).size).toBe(1);
    expect(new Set(payments.map((payment) => payment.orderId)).size).toBe(1);
    expect(intents()).toHaveLength(1);
    expect(await harness.deps.orders.list(shopper.userId)).toHaveLength(1);
  });

  it('charges once when both tabs confirm (payment case 5)', async () => {
    const payment = await shopper.checkout(1);
    expect((await shopper.pay(payment)).status).toBe('succeeded');
    expect((await shopper.pay(payment)).error?.code).toBe('payment_intent_unexpected_state');
    expect(await outcomeOf(shopper.checkout(1))).toBe('already_owned');
    expect(harness.stripe.objects().charges).toHaveLength(1);
    expect(await shopper.courses()).toEqual([1]);
  });

  it('cancels the old payment and creates an order at the new price when the price changes (payment case 7)', async () => {
    const old = await shopper.checkout(2);
    const before = old.amount * 100;
    await setPrice(2, before + 100);
    await harness.advance(61);
    const now = await shopper.checkout(2);
    await setPrice(2, before);
    expect(now.orderId).not.toBe(old.orderId);
    expect(now.amount).toBe((before + 100) / 100);
    expect((await shopper.pay(old)).error?.code).toBe('payment_intent_unexpected_state');
    expect((await shopper.order(old.orderId)).state).toBe('canceled');
    expect((await shopper.pay(now)).status).toBe('succeeded');
    expect((await shopper.reconcile(now.orderId)).state).toBe('paid');
  });

  it('accepts a payment at the old price when the price changes after it was paid (payment case 7)', async () => {
    const old = await shopper.checkout(3);
    await shopper.pay(old);
    await setPrice(3, old.amount * 100 + 100);
    await harness.advance(61);
    expect(await outcomeOf(shopper.checkout(3))).toBe('already_owned');
    await setPrice(3, old.amount * 100);
    expect(await shopper.courses()).toEqual([3]);
    expect(intents()).toHaveLength(1);
  });

  it.each(['lost-before', 'lost-after'] as const)(
    "has one PaymentIntent after a retry when Stripe's response is lost (%s) (payment case 8)",
    async (kind) => {
      harness.stripe.failNext({ method: 'POST', path: /payment_intents$/, kind });
      await expect(shopper.checkout(1)).rejects.toBeInstanceOf(PaymentProviderFailure);
      const payment = await shopper.checkout(1);
      expect(payment.clientSecret).toMatch(/^pi_/);
      expect(await harness.deps.orders.list(shopper.userId)).toHaveLength(1);
      expect(intents()).toHaveLength(1);
    },
  );

  it('works again within a minute although Stripe replays its 500 for a day (payment case 8)', async () => {
    const creation = { method: 'POST', path: /payment_intents$/, kind: '500' } as const;
    harness.stripe.failNext(creation);
    expect((await shopper.checkout(1)).clientSecret).toMatch(/^pi_/);
    harness.stripe.failNext({ ...creation, times: 2 });
    await expect(shopper.checkout(2)).rejects.toBeInstanceOf(PaymentProviderFailure);
    await expect(shopper.checkout(2)).rejects.toBeInstanceOf(PaymentProviderFailure);
    await harness.advance(60);
    expect((await shopper.checkout(2)).clientSecret).toMatch(/^pi_/);
    expect(await harness.deps.orders.list(shopper.userId)).toHaveLength(2);
    expect(intents()).toHaveLength(2);
  });

  it('creates a new customer and order after the customer was deleted at Stripe', async () => {
    const deleted = await shopper.checkout(1);
    const { customerId } = await shopper.order(deleted.orderId);
    await harness.sdk.customers.del(customerId);
    await harness.deps.customers.forget(shopper.userId, customerId);
    const order = await shopper.buy(1);
    expect(order).toMatchObject({ state: 'paid' });
    expect(order.customerId).not.toBe(customerId);
    expect((await shopper.order(deleted.orderId)).state).toBe('canceled');
    expect(await shopper.courses()).toEqual([1]);
  });

  it('replaces a customer that was deleted without an event in the same request', async () => {
    const first = await shopper.buy(1);
    await harness.sdk.customers.del(first.customerId);
    const second = await shopper.buy(2);
    expect(second.customerId).not.toBe(first.customerId);
    expect(await shopper.courses()).toEqual([1, 2]);
  });

  it('adopts the PaymentIntent after a crash between Stripe and the table (payment case 9)', async () => {
    const crashing = {
      ...harness.deps,
      orders: {
        ...harness.deps.orders,
        change: () => Promise.reject(new Error('The process crashed.')),
      },
    };
    const broken = openShopper(harness, crashing, shopper.userId);
    await expect(broken.checkout(1)).rejects.toThrow('crashed');
    expect(intents()).toHaveLength(1);
    const payment = await shopper.checkout(1);
    expect(intents().map((intent) => intent.client_secret)).toEqual([payment.clientSecret]);
    expect(await shopper.paymentIntentId(payment.orderId)).toBe(intents()[0]!.id);
  });

  it('adopts the PaymentIntent a day after a crash, when Stripe has forgotten the idempotency key (payment case 9)', async () => {
    harness.stripe.failNext({ path: /payment_intents$/, kind: 'lost-after' });
    await expect(shopper.checkout(1)).rejects.toBeInstanceOf(PaymentProviderFailure);
    await harness.advance(2 * 86_400);
    const payment = await shopper.checkout(1);
    expect(intents().map((intent) => intent.client_secret)).toEqual([payment.clientSecret]);
  });

  it.each([CARDS.declined, CARDS.insufficientFunds])(
    'grants nothing when declined (%s), and once with another card on the same payment (payment case 10)',
    async (card) => {
      const payment = await shopper.checkout(1);
      expect((await shopper.pay(payment, card)).error?.message).toMatch(/^Your card/);
      expect((await shopper.reconcile(payment.orderId)).state).toBe('open');
      expect(await shopper.courses()).toEqual([]);
      expect((await shopper.checkout(1)).clientSecret).toBe(payment.clientSecret);
      await shopper.pay(payment);
      expect((await shopper.reconcile(payment.orderId)).state).toBe('paid');
      expect(await shopper.courses()).toEqual([1]);
    },
  );

  it('grants after 3-D Secure is completed, and can be paid again after it failed or was left (payment case 11)', async () => {
    const payment = await shopper.checkout(1);
    const secret = payment.clientSecret!;
    expect((await shopper.pay(payment, CARDS.threeDSecure)).status).toBe('requires_action');
    expect((await shopper.reconcile(payment.orderId)).state).toBe('open');
    await harness.stripe.completeAuthentication(secret, 'fail');
    expect((await shopper.reconcile(payment.orderId)).state).toBe('open');
    expect((await shopper.checkout(1)).clientSecret).toBe(secret);
    await shopper.pay(payment, CARDS.threeDSecure);
    await harness.stripe.completeAuthentication(secret, 'complete');
    expect((await shopper.reconcile(payment.orderId)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([1]);
  });

  it('reconciles an order that was paid and whose browser was closed (payment case 12)', async () => {
    const payment = await shopper.checkout(1);
    await shopper.pay(payment);
    expect(await shopper.courses()).toEqual([]);
    await harness.reconcileAll();
    expect(await shopper.courses()).toEqual([1]);
  });

  it('adopts and grants once a payment made before its id was saved (payment case 13)', async () => {
    harness.stripe.failNext({ path: /payment_intents$/, kind: 'lost-after' });
    await expect(shopper.checkout(1)).rejects.toBeInstanceOf(PaymentProviderFailure);
    const [intent] = intents();
    await harness.stripe.confirm(intent!.client_secret!, CARDS.good);
    const { orderId } = intent!.metadata as { orderId: string };
    expect((await shopper.order(orderId)).paymentIntentId).toBeNull();
    expect(await shopper.reconcile(orderId, 'evt_13')).toMatchObject({
      state: 'paid',
      paymentIntentId: intent!.id,
    });
    await shopper.reconcile(orderId, 'evt_13');
    expect(await shopper.courses()).toEqual([1]);
    expect(await outcomeOf(shopper.checkout(1))).toBe('already_owned');
  });

  it('gives two learners who buy the same course separate orders (payment case 15)', async () => {
    const other = openShopper(harness);
    const [mine, theirs] = await Promise.all([shopper.buy(1), other.buy(1)]);
    expect(mine.orderId).not.toBe(theirs.orderId);
    expect(await outcomeOf(shopper.reconcile(theirs.orderId))).toBe('order_not_found');
    expect(await outcomeOf(shopper.cancel(theirs.orderId))).toBe('order_not_found');
    expect(await outcomeOf(shopper.exchange(theirs.orderId, 1, 2))).toBe('order_not_found');
    await other.cancel(theirs.orderId);
    expect([await shopper.courses(), await other.courses()]).toEqual([[1], []]);
  });

  it('creates a new payment after the first was canceled at Stripe', async () => {
    const payment = await shopper.checkout(1);
    await harness.sdk.paymentIntents.cancel(await shopper.paymentIntentId(payment.orderId));
    const next = await shopper.checkout(1);
    expect(next.orderId).not.toBe(payment.orderId);
    expect((await shopper.order(payment.orderId)).state).toBe('canceled');
    await shopper.pay(next);
    expect((await shopper.reconcile(next.orderId)).state).toBe('paid');
  });

  it('closes an abandoned checkout after a week, unless it was paid by then', async () => {
    const [left, paid] = [await shopper.checkout(1), await shopper.checkout(2)];
    await harness.advance(7 * 86_400);
    expect((await shopper.reconcile(left.orderId)).state).toBe('open');
    await harness.advance(1);
    await shopper.pay(paid);
    await harness.reconcileAll();
    expect((await shopper.order(left.orderId)).state).toBe('canceled');
    expect((await shopper.order(paid.orderId)).state).toBe('paid');
    expect((await shopper.pay(left)).error?.code).toBe('payment_intent_unexpected_state');
  });

  it('creates one entitlement and one charge from 64 simultaneous checkouts and reconciliations', async () => {
    const payments = await Promise.all(Array.from({ length: 64 }, () => shopper.checkout(1)));
    const confirmed = await Promise.all(payments.map((payment) => shopper.pay(payment)));
    expect(
      confirmed.filter((outcome) => outcome.status === 'succeeded' && !outcome.error),
    ).toHaveLength(1);
    const reconciled = await Promise.all(
      payments.map(({ orderId }, at) => shopper.reconcile(orderId, `evt_${shopper.userId}_${at}`)),
    );
    expect(new Set(reconciled.map((order) => `${order.state} ${order.version}`)).size).toBe(1);
    const { entitlements } = await harness.deps.learners.read(shopper.userId);
    expect(entitlements).toHaveLength(1);
    expect(harness.stripe.objects().charges).toHaveLength(1);
    expect(harness.stripe.objects().refunds).toEqual([]);
  });
});
