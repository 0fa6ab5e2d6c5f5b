import { beforeEach, describe, expect, it } from 'vitest';
import { orderKeys, unreconciledPartition } from '#table/keys.ts';
import { deleteItem, queryPartition, type Table } from '#table/table.ts';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { crashingTable, ProcessCrashed } from '#testing/table/crashing-table.ts';
import { actAs } from '#testing/table/acting-function.ts';
import { openReconcilerHarness } from '#testing/billing/reconciler-harness.ts';
import type { WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { checkoutCourse } from '../orders/checkout/checkout-course.ts';
import { checkoutTier } from '../subscriptions/checkout/checkout-tier.ts';
import { recoverUnreconciled } from './recover-unreconciled.ts';

const CARD = '4242424242424242';
const COURSE = 14;
const MINUTE = 60;
const DAY = 86_400;

let table: Table;
let harness: BillingHarness;
let webhook: WebhookHarness;
let userId: string;
beforeEach(async () => {
  ({ table, harness, webhook, userId } = await openReconcilerHarness());
});

async function checkout(courseId = COURSE, buyerId = userId) {
  const command = { userId: buyerId, courseId, now: harness.now() };
  const { clientSecret, orderId } = await checkoutCourse(command, harness.deps);
  const paymentId = clientSecret!.split('_secret_')[0]!;
  return { clientSecret: clientSecret!, orderId, paymentId };
}

async function pay(courseId = COURSE, buyerId = userId) {
  const checkedOut = await checkout(courseId, buyerId);
  await harness.stripe.confirm(checkedOut.clientSecret, CARD);
  return checkedOut;
}

const unreconciled = async () => (await queryPartition(table, unreconciledPartition)).length;

describe('the reconciler', () => {
  it('grants in one run what was paid without an event, and raises the alarm (payment case 25)', async () => {
    await pay();
    await harness.advance(6 * MINUTE);
    expect(await webhook.runReconciler('orders')).toEqual({
      processed: 1,
      failed: 0,
      remaining: 0,
    });
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    expect(harness.counted.toSorted()).toEqual(['OrdersReconciledLate', 'PaidWithoutAccess']);
    expect(await unreconciled()).toBe(0);
    // A second run finds nothing.
    expect(await webhook.runReconciler('orders')).toEqual({
      processed: 0,
      failed: 0,
      remaining: 0,
    });
    expect(harness.counted).toHaveLength(2);
  });

  it('leaves orders younger than five minutes to the webhook', async () => {
    await pay();
    await harness.advance(5 * MINUTE);
    expect((await webhook.runReconciler('orders')).processed).toBe(0);
    await harness.advance(1);
    expect((await webhook.runReconciler('orders')).processed).toBe(1);
  });

  it('raises no alarm for an old order that was paid a moment ago', async () => {
    const { clientSecret } = await checkout();
    await harness.advance(2 * DAY);
    await harness.stripe.confirm(clientSecret, CARD);
    await webhook.runReconciler('orders');
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    expect(harness.counted).toEqual([]);
  });

  it('finds the payment of an order whose process crashed before saving its id (payment case 9)', async () => {
    const crashing = crashingTable(table);
    const crashingHarness = await openBillingHarness({
      table: crashing.table,
      stripe: harness.stripe,
    });
    crashing.crashAt(3, 'before');
    const command = { userId, courseId: COURSE, now: harness.now() };
    await expect(checkoutCourse(command, crashingHarness.deps)).rejects.toThrow(ProcessCrashed);
    const [intent] = harness.stripe.objects().paymentIntents;
    await harness.stripe.confirm(intent!.client_secret!, CARD);
    await harness.advance(6 * MINUTE);
    await webhook.runReconciler('orders');
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    expect(harness.counted).toContain('PaidWithoutAccess');
  });

  it('refunds once an order that a crash left marked for refund (payment case 31)', async () => {
    const { orderId } = await pay();
    await harness.reconcileAll();
    harness.stripe.failNext({ method: 'POST', path: /refunds/, kind: 'lost-before' });
    await cancelOrder({ userId, orderId, now: harness.now() }, harness.deps);
    expect(harness.stripe.objects().refunds).toEqual([]);
    await harness.advance(6 * MINUTE);
    await webhook.runReconciler('orders');
    await webhook.runReconciler('orders');
    expect(harness.stripe.objects().refunds).toHaveLength(1);
    expect(await harness.deps.orders.find(userId, orderId)).toMatchObject({ state: 'refunded' });
    expect(harness.counted).toEqual(['OrdersReconciledLate']);
  });

  it('continues after a failure, raises the alarm for missing access, and fails at the end', async () => {
    const broken = await pay();
    const other = harness.learner();
    await pay(COURSE, other);
    await harness.advance(6 * MINUTE);
    // The broken order can be read but not reconciled.
    const path = new RegExp(`refunds.*`);
    harness.stripe.failNext({ method: 'GET', path, kind: '500' });
    await expect(webhook.runReconciler('orders')).rejects.toThrow('1 of 2 failed');
    const open = [await harness.boughtCourses(userId), await harness.boughtCourses(other)];
    expect(open.flat()).toEqual([COURSE]);
    expect(harness.counted.filter((name) => name === 'PaidWithoutAccess')).toHaveLength(2);
    await webhook.runReconciler('orders');
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    expect(broken.orderId).toBeDefined();
  });

  it('starts nothing without time, and fails so that an operator notices', async () => {
    await pay();
    await harness.advance(6 * MINUTE);
    const run = { now: harness.now(), hasTime: () => false };
    expect(
      await actAs('billing-reconciler', () => recoverUnreconciled('orders', run, harness.deps)),
    ).toEqual({
      processed: 0,
      failed: 0,
      remaining: 1,
    });
    expect(await harness.boughtCourses(userId)).toEqual([]);
  });

  it('finds a plan that was paid without an event', async () => {
    const command = { userId, tierSlug: 'entry', now: harness.now() };
    const { clientSecret } = await checkoutTier(command, harness.deps);
    await harness.stripe.confirm(clientSecret!, CARD);
    expect(await harness.hasAccess(userId, 1)).toBe(false);
    await harness.advance(6 * MINUTE);
    await webhook.runReconciler('subscriptions');
    expect(await harness.hasAccess(userId, 1)).toBe(true);
    expect(harness.counted.toSorted()).toEqual(['OrdersReconciledLate', 'PaidWithoutAccess']);
    await webhook.runReconciler('subscriptions');
    expect(harness.counted).toHaveLength(2);
  });

  it('closes an order unpaid for a week, and creates a new payment for a learner who returns', async () => {
    const abandoned = await checkout();
    const crashing = crashingTable(table);
    const crashingHarness = await openBillingHarness({
      table: crashing.table,
      stripe: harness.stripe,
    });
    crashing.crashAt(3, 'before');
    const other = harness.learner();
    const command = { userId: other, courseId: COURSE, now: harness.now() };
    await expect(checkoutCourse(command, crashingHarness.deps)).rejects.toThrow(ProcessCrashed);
    await harness.advance(7 * DAY);
    await webhook.runReconciler('orders');
    expect(await unreconciled()).toBe(2);
    await harness.advance(DAY);
    await webhook.runReconciler('orders');
    expect(await unreconciled()).toBe(0);
    // Nothing that an event should have reported.
    expect(harness.counted).toEqual([]);
    expect(await harness.deps.orders.find(userId, abandoned.orderId)).toMatchObject({
      state: 'canceled',
    });
    const { error } = await harness.stripe.confirm(abandoned.clientSecret, CARD);
    expect(error?.code).toBe('payment_intent_unexpected_state');
    await pay();
    await harness.reconcileAll();
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
  });

  it('keeps an order that was paid in the last moment of its week', async () => {
    const { clientSecret } = await checkout();
    await harness.advance(8 * DAY);
    await harness.stripe.confirm(clientSecret, CARD);
    await webhook.runReconciler('orders');
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
  });

  it('fails for a missing order, but not for the others', async () => {
    const deleted = await checkout();
    await deleteItem(table, orderKeys.order(userId, deleted.orderId));
    const other = harness.learner();
    await pay(COURSE, other);
    await harness.advance(6 * MINUTE);
    await expect(webhook.runReconciler('orders')).rejects.toThrow('1 of 2 failed');
    expect(await harness.boughtCourses(other)).toEqual([COURSE]);
  });
});
