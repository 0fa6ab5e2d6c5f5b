import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { catalogKeys } from '#table/keys.ts';
import { updateItem } from '#table/table.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';

const stories = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await stories.open();
  shopper = openShopper(harness);
});

const intents = () => harness.stripe.objects().paymentIntents;
const setPrice = (courseId: number, priceCents: number) =>
  updateItem(stories.table, catalogKeys.course(courseId), {
    UpdateExpression: 'SET priceCents = :price',
    ExpressionAttributeValues: { ':price': priceCents },
  });

describe('the checkout of a course', () => {
  it('case 1: a course of $29 makes a PaymentIntent of 2900 cents that names order, learner and thing', async () => {
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

  it('case 3: an unknown course is refused, and Stripe is not asked', async () => {
    const asked = harness.stripe.requests().length;
    expect(await outcomeOf(shopper.checkout(999))).toBe('course_not_found');
    expect(harness.stripe.requests()).toHaveLength(asked);
  });

  it('case 4: two tabs at once get one order and one PaymentIntent', async () => {
    const payments = await Promise.all(Array.from({ length: 8 }, () => shopper.checkout(1)));
    expect(new Set(payments.map((one) => one.clientSecret)).size).toBe(1);
    expect(new Set(payments.map((one) => one.orderId)).size).toBe(1);
    expect(intents()).toHaveLength(1);
    expect(await harness.deps.orders.list(shopper.userId)).toHaveLength(1);
  });

  it('case 5: both tabs confirm, and one charge is made', async () => {
    const payment = await shopper.checkout(1);
    expect((await shopper.pay(payment)).status).toBe('succeeded');
    expect((await shopper.pay(payment)).error?.code).toBe('payment_intent_unexpected_state');
    expect(await outcomeOf(shopper.checkout(1))).toBe('already_owned');
    expect(harness.stripe.objects().charges).toHaveLength(1);
    expect(await shopper.courses()).toEqual([1]);
  });

  it('case 7: when the price changes, the old secret is dead and a new order has the new price', async () => {
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

  it('case 7: when the price changes after it was paid, the payment at the old price holds', async () => {
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
    'case 8: when the answer to the creation is lost (%s), a retry has one PaymentIntent',
    async (kind) => {
      harness.stripe.failNext({ method: 'POST', path: /payment_intents$/, kind });
      await expect(shopper.checkout(1)).rejects.toBeInstanceOf(PaymentProviderFailure);
      const payment = await shopper.checkout(1);
      expect(payment.clientSecret).toMatch(/^pi_/);
      expect(await harness.deps.orders.list(shopper.userId)).toHaveLength(1);
      expect(intents()).toHaveLength(1);
    },
  );

  it('case 8: an answer of 500 that Stripe keeps for a day stands in the way for a minute at most', async () => {
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

  it('after the customer was deleted at Stripe makes a new one, and an order of theirs', async () => {
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

  it('after the customer was deleted and nobody told us works at the second try', async () => {
    const first = await shopper.buy(1);
    await harness.sdk.customers.del(first.customerId);
    await expect(shopper.checkout(2)).rejects.toBeInstanceOf(PaymentProviderFailure);
    const second = await shopper.buy(2);
    expect(second.customerId).not.toBe(first.customerId);
    expect(await shopper.courses()).toEqual([1, 2]);
  });

  it('case 9: after a crash between Stripe and the table the next call adopts the PaymentIntent', async () => {
    const crashing = {
      ...harness.deps,
      orders: {
        ...harness.deps.orders,
        change: () => Promise.reject(new Error('The process died.')),
      },
    };
    const broken = openShopper(harness, crashing, shopper.userId);
    await expect(broken.checkout(1)).rejects.toThrow('died');
    expect(intents()).toHaveLength(1);
    const payment = await shopper.checkout(1);
    expect(intents().map((intent) => intent.client_secret)).toEqual([payment.clientSecret]);
    expect(await shopper.paymentIntentId(payment.orderId)).toBe(intents()[0]!.id);
  });

  it('case 9: after a crash a day ago, when Stripe has forgotten the key, too', async () => {
    harness.stripe.failNext({ path: /payment_intents$/, kind: 'lost-after' });
    await expect(shopper.checkout(1)).rejects.toBeInstanceOf(PaymentProviderFailure);
    await harness.advance(2 * 86_400);
    const payment = await shopper.checkout(1);
    expect(intents().map((intent) => intent.client_secret)).toEqual([payment.clientSecret]);
  });

  it.each([CARDS.declined, CARDS.insufficientFunds])(
    'case 10: declined (%s), nothing is granted; another card on the same payment grants once',
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

  it('case 11: 3-D Secure grants when completed; failed or left, it can be paid again', async () => {
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

  it('case 12: paid with the browser closed, the order reconciles without it', async () => {
    const payment = await shopper.checkout(1);
    await shopper.pay(payment);
    expect(await shopper.courses()).toEqual([]);
    await harness.reconcileAll();
    expect(await shopper.courses()).toEqual([1]);
  });

  it('case 13: paid before the id of the payment is saved, it is adopted and granted once', async () => {
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

  it('case 15: two learners buy the same course, each with an order of their own', async () => {
    const other = openShopper(harness);
    const [mine, theirs] = await Promise.all([shopper.buy(1), other.buy(1)]);
    expect(mine.orderId).not.toBe(theirs.orderId);
    expect(await outcomeOf(shopper.reconcile(theirs.orderId))).toBe('order_not_found');
    expect(await outcomeOf(shopper.cancel(theirs.orderId))).toBe('order_not_found');
    expect(await outcomeOf(shopper.exchange(theirs.orderId, 1, 2))).toBe('order_not_found');
    await other.cancel(theirs.orderId);
    expect([await shopper.courses(), await other.courses()]).toEqual([[1], []]);
  });

  it('a payment canceled at Stripe makes room for a new one', async () => {
    const payment = await shopper.checkout(1);
    await harness.sdk.paymentIntents.cancel(await shopper.paymentIntentId(payment.orderId));
    const next = await shopper.checkout(1);
    expect(next.orderId).not.toBe(payment.orderId);
    expect((await shopper.order(payment.orderId)).state).toBe('canceled');
    await shopper.pay(next);
    expect((await shopper.reconcile(next.orderId)).state).toBe('paid');
  });

  it('a checkout nobody came back to is closed after a week, paid or not by then', async () => {
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

  it('64 checkouts and 64 reconciles of one purchase at once make one entitlement and one charge', async () => {
    const payments = await Promise.all(Array.from({ length: 64 }, () => shopper.checkout(1)));
    const confirmed = await Promise.all(payments.map((payment) => shopper.pay(payment)));
    expect(confirmed.filter((one) => one.status === 'succeeded' && !one.error)).toHaveLength(1);
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
