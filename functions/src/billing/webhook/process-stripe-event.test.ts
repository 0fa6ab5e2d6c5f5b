import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { crashingTable, ProcessCrashed } from '#testing/table/crashing-table.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { checkoutCourse } from '../orders/checkout/checkout-course.ts';
import { getPayment } from '../purchases/get-payment.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { eventRepository as domainEvents } from '#events/event-repository.ts';
import { eventRepository } from './event-repository.ts';

const CARD = '4242424242424242';
const REFUND_FAILS_LATER = '4000000000005126';
const COURSE = 14;
const WARNING = 'v1.radar.early_fraud_warning.created';
const SUCCEEDED = 'v1.payment_intent.succeeded';

let table: Table | undefined;
let harness: BillingHarness;
let webhook: WebhookHarness;
let userId: string;
beforeEach(async () => {
  table ??= await createCatalogTable();
  harness = await openBillingHarness({ table });
  webhook = openWebhook(harness);
  userId = harness.learner();
});

async function checkout(courseId = COURSE) {
  const { clientSecret, orderId } = await checkoutCourse(
    { userId, courseId, now: harness.now() },
    harness.deps,
  );
  const paymentId = clientSecret!.split('_secret_')[0]!;
  return { clientSecret: clientSecret!, orderId, paymentId };
}

/** Pays at Stripe; no event has arrived yet. */
async function pay(card = CARD, courseId = COURSE) {
  const checkedOut = await checkout(courseId);
  const { status } = await harness.stripe.confirm(checkedOut.clientSecret, card);
  expect(status).toBe('succeeded');
  return checkedOut;
}

/** Pays and delivers the event. */
async function buy(card = CARD, courseId = COURSE) {
  const bought = await pay(card, courseId);
  expect(await webhook.deliver(webhook.last(SUCCEEDED))).toBe(200);
  expect(await harness.boughtCourses(userId)).toContain(courseId);
  return bought;
}

const stateOf = async (orderId: string) => (await harness.deps.orders.find(userId, orderId))?.state;
const payment = (paymentId: string, buyerId = userId) =>
  getPayment({ userId: buyerId, paymentId, now: harness.now() }, harness.deps);

describe('an event', () => {
  it('grants the course when the browser was closed after paying (payment case 12)', async () => {
    const { orderId, paymentId } = await pay();
    expect(await payment(paymentId)).toMatchObject({ state: 'waiting', courseIds: [COURSE] });
    expect(await harness.boughtCourses(userId)).toEqual([]);
    expect(await webhook.deliver(webhook.last(SUCCEEDED))).toBe(200);
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    expect(await payment(paymentId)).toMatchObject({ orderId, state: 'granted' });
    expect(harness.stripe.contractViolations()).toEqual([]);
  });

  it('adopts a payment whose event arrives before its id was saved, and grants once (payment case 13)', async () => {
    // The process crashes after Stripe created the payment and before we saved its id.
    const crashing = crashingTable(harness.table);
    const crashingHarness = await openBillingHarness({
      table: crashing.table,
      stripe: harness.stripe,
    });
    crashing.crashAt(3, 'before');
    const command = { userId, courseId: COURSE, now: harness.now() };
    await expect(checkoutCourse(command, crashingHarness.deps)).rejects.toThrow(ProcessCrashed);
    expect(crashing.recover()).toBe(true);
    const [order] = await harness.deps.orders.list(userId);
    expect(order).toMatchObject({ state: 'open', paymentIntentId: null });

    const [intent] = harness.stripe.objects().paymentIntents;
    await harness.stripe.confirm(intent!.client_secret!, CARD);
    expect(await webhook.deliver(webhook.last(SUCCEEDED))).toBe(200);
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    expect(await stateOf(order!.orderId)).toBe('paid');
    expect(await payment(intent!.id)).toMatchObject({ state: 'granted' });
    // Stripe prepared one for the invoice, and canceled it when this payment was attached.
    const made = harness.stripe
      .objects()
      .paymentIntents.filter((paymentIntent) => paymentIntent.status !== 'canceled');
    expect(made).toHaveLength(1);
  });

  it('shows a payment to its own learner only (payment case 15)', async () => {
    const { paymentId } = await buy();
    await expect(payment(paymentId, harness.learner())).rejects.toMatchObject({
      code: 'order_not_found',
    });
    await expect(payment('pi_unknown')).rejects.toMatchObject({ code: 'order_not_found' });
  });

  it('has one effect when delivered 10 times at once (payment case 21)', async () => {
    const { orderId } = await pay();
    const event = webhook.last(SUCCEEDED);
    const responses = await Promise.all(Array.from({ length: 10 }, () => webhook.deliver(event)));
    expect(responses).toEqual(Array.from({ length: 10 }, () => 200));
    const order = await harness.deps.orders.find(userId, orderId);
    expect(order).toMatchObject({ state: 'paid', items: [{ isGranted: true }] });
    // Created, linked to its payment, paid: exactly three versions.
    expect(order!.version).toBe(3);
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
  });

  it('creates one entitlement from 64 simultaneous deliveries of four events', async () => {
    const { orderId, clientSecret } = await checkout();
    const confirmations = await Promise.all(
      Array.from({ length: 64 }, () => harness.stripe.confirm(clientSecret, CARD)),
    );
    expect(confirmations.filter(({ error }) => !error)).toHaveLength(1);
    expect(harness.stripe.objects().charges).toHaveLength(1);
    const event = webhook.last(SUCCEEDED);
    const events = [0, 1, 2, 3].map((at) => {
      const body = JSON.stringify({
        ...(JSON.parse(event.body) as object),
        id: `evt_${orderId}${at}`,
      });
      return { body, headers: { 'stripe-signature': harness.stripe.sign(body) } };
    });
    const responses = await Promise.all(
      Array.from({ length: 64 }, (_, at) => webhook.deliver(events[at % 4]!)),
    );
    // A delivery with too many conflicts returns 500, and Stripe retries it.
    for (const status of responses) expect([200, 500]).toContain(status);
    for (const delivery of events) expect(await webhook.deliver(delivery)).toBe(200);
    const { entitlements } = await harness.deps.learners.read(userId);
    expect(entitlements).toMatchObject([{ kind: 'purchase', courseIds: [COURSE], orderId }]);
    expect((await harness.deps.orders.find(userId, orderId))!.version).toBe(3);
  });

  it('stays unprocessed while Stripe cannot be read, and works when Stripe retries (payment case 23)', async () => {
    await pay();
    const event = webhook.last(SUCCEEDED);
    for (const kind of ['500', '429', 'lost-before', 'lost-after'] as const) {
      harness.stripe.failNext({ method: 'GET', kind });
      expect(await webhook.deliver(event), kind).toBe(500);
      expect(await eventRepository(harness.table).isProcessed(event.eventId)).toBe(false);
    }
    expect(await harness.boughtCourses(userId)).toEqual([]);
    expect(await webhook.deliver(event)).toBe(200);
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
  });

  it('grants the course after a crash before the write, and changes nothing after a crash after it (payment case 24)', async () => {
    const crashing = crashingTable(harness.table);
    const crashingHarness = await openBillingHarness({
      table: crashing.table,
      stripe: harness.stripe,
    });
    const crashingWebhook = openWebhook(crashingHarness);
    const { orderId } = await pay();
    const event = webhook.last(SUCCEEDED);
    crashing.crashAt(1, 'before');
    expect(await crashingWebhook.deliver(event)).toBe(500);
    crashing.recover();
    expect(await harness.boughtCourses(userId)).toEqual([]);
    crashing.crashAt(1, 'after');
    expect(await crashingWebhook.deliver(event)).toBe(500);
    crashing.recover();
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    const before = await harness.deps.orders.find(userId, orderId);
    expect(await webhook.deliver(event)).toBe(200);
    expect(await harness.deps.orders.find(userId, orderId)).toEqual(before);
  });

  it('restores access when a refund fails later, and alerts the operator (payment case 34)', async () => {
    const { orderId } = await buy(REFUND_FAILS_LATER);
    const command = { userId, orderId, now: harness.now() };
    await cancelOrder(command, harness.deps);
    expect(await harness.boughtCourses(userId)).toEqual([]);
    await harness.advance(86_400);
    expect(await webhook.deliver(webhook.last('v1.refund.failed'))).toBe(200);
    expect(await stateOf(orderId)).toBe('refund_failed');
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    expect(harness.counted).toEqual(['RefundsFailed']);
    // A repeat still counts as one failure.
    expect(await webhook.deliver(webhook.last('v1.refund.updated'))).toBe(200);
    expect(harness.counted).toEqual(['RefundsFailed']);
  });

  it('keeps access during an inquiry (payment case 37)', async () => {
    const { paymentId, orderId } = await buy();
    await harness.stripe.openDispute(paymentId, 'warning_needs_response');
    expect(await webhook.deliver(webhook.last('v1.charge.dispute.created'))).toBe(200);
    expect(await stateOf(orderId)).toBe('paid');
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
  });

  it('refunds a purchase that is reported as fraudulent, once, and counts the report once (payment case 37)', async () => {
    const { paymentId, orderId } = await buy();
    await harness.advance(40 * 86_400);
    await harness.stripe.warnOfFraud(paymentId);
    const warning = webhook.last(WARNING);
    for (let times = 0; times < 3; times += 1) expect(await webhook.deliver(warning)).toBe(200);
    expect(harness.counted).toEqual(['FraudWarnings']);
    expect(await harness.boughtCourses(userId)).toEqual([]);
    expect(await stateOf(orderId)).toBe('refunded');
    expect(harness.stripe.objects().refunds).toMatchObject([
      { payment_intent: paymentId, amount: 2900, reason: 'fraudulent' },
    ]);
    const events = await domainEvents(harness.table).list(userId);
    expect(events.filter(({ type }) => type === 'orderRefunded')).toMatchObject([
      { data: { orderId, refundedCents: 2900, isSuspected: true } },
    ]);
  });

  it('leaves a disputed purchase and a plan alone when they are reported (payment case 37)', async () => {
    const { paymentId } = await buy();
    await harness.stripe.openDispute(paymentId);
    await harness.stripe.warnOfFraud(paymentId);
    expect(await webhook.deliver(webhook.last(WARNING))).toBe(200);
    const plan = await openSubscriber(harness).subscribe('entry');
    await harness.stripe.warnOfFraud(plan.firstPaymentIntentId!);
    expect(await webhook.deliver(webhook.last(WARNING))).toBe(200);
    expect(harness.stripe.objects().refunds).toEqual([]);
    expect(harness.counted).toEqual(['FraudWarnings', 'FraudWarnings']);
  });

  it('suspends access for a dispute until the bank has decided', async () => {
    const { paymentId, orderId } = await buy();
    const disputeId = await harness.stripe.openDispute(paymentId);
    expect(await webhook.deliver(webhook.last('v1.charge.dispute.created'))).toBe(200);
    expect(await stateOf(orderId)).toBe('disputed');
    expect(await harness.boughtCourses(userId)).toEqual([]);
    await harness.stripe.closeDispute(disputeId, 'won');
    expect(await webhook.deliver(webhook.last('v1.charge.dispute.closed'))).toBe(200);
    expect(await stateOf(orderId)).toBe('paid');
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
  });

  it('is acknowledged and counted when its payment belongs to no order', async () => {
    const customer = await harness.sdk.customers.create({});
    const intent = await harness.sdk.paymentIntents.create({
      amount: 4200,
      currency: 'usd',
      customer: customer.id,
      automatic_payment_methods: { enabled: true },
      // Metadata that anyone could have written does not count.
      metadata: { userId, orderId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    });
    await harness.stripe.confirm(intent.client_secret!, CARD);
    expect(await webhook.deliver(webhook.last(SUCCEEDED))).toBe(200);
    expect(harness.counted).toEqual(['MoneyWithoutOrder']);
    expect(await harness.boughtCourses(userId)).toEqual([]);
  });

  it('is acknowledged for a deleted customer, and removes no access', async () => {
    await buy();
    const [customer] = harness.stripe.objects().customers;
    await harness.sdk.customers.del(customer!.id);
    const deleted = webhook.last('v1.customer.deleted');
    expect(await webhook.deliver(deleted)).toBe(200);
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    expect(await harness.deps.customers.find(userId)).toBeUndefined();
    await buy(CARD, 3);
    const next = await harness.deps.customers.find(userId);
    expect(next).not.toBe(customer!.id);
    expect(await webhook.deliver(deleted)).toBe(200);
    expect(await harness.deps.customers.find(userId)).toBe(next);
  });
});
