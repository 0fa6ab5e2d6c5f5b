import { beforeEach, describe, expect, it } from 'vitest';
import { learnerKeys, unreconciledKeys } from '#table/keys.ts';
import { deleteItem, type Table } from '#table/table.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { CARDS, openShopper } from '#testing/billing/shopper.ts';
import { openReconcilerHarness } from '#testing/billing/reconciler-harness.ts';
import { markRecords } from '#privacy/deleting/mark-records.ts';
import type { WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { cancelOrder } from '../orders/cancel-order.ts';

const CARD = CARDS.good;
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

/** Pays without any event. */
async function pay(courseId = COURSE, buyerId = userId) {
  const shopper = openShopper(harness, harness.deps, buyerId);
  const payment = await shopper.checkout(courseId);
  await shopper.pay(payment);
  return { ...payment, paymentId: payment.clientSecret!.split('_secret_')[0]! };
}

/** Marks the records and erases what belongs to the learner, as the deletion of an account does. */
async function deleteAccount() {
  await markRecords({ userId, keepsCertificates: false }, table);
  await deleteItem(table, learnerKeys.purchase(userId, COURSE));
}

describe('the nightly audit', () => {
  it('withdraws in one run what a lost dispute or a refund ended without an event (payment case 25)', async () => {
    const one = await pay();
    const two = await pay(3);
    await harness.reconcileAll();
    const disputeId = await harness.stripe.openDispute(one.paymentId);
    await harness.reconcileAll();
    expect(await harness.boughtCourses(userId)).toEqual([3]);
    await harness.stripe.closeDispute(disputeId, 'lost');
    await harness.stripe.refundFromDashboard(two.paymentId);
    await harness.advance(6 * MINUTE);
    await webhook.runReconciler('orders');
    // A paid order is not on the list: the nightly audit finds its refund.
    expect(await harness.boughtCourses(userId)).toEqual([3]);
    await webhook.runReconciler('nightly');
    expect(await harness.boughtCourses(userId)).toEqual([]);
    expect(harness.counted).toEqual(['OrdersReconciledLate', 'OrdersReconciledLate']);
  });

  it('finishes a refund that is missing from the list', async () => {
    const { orderId } = await pay();
    await harness.reconcileAll();
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: 'lost-before' });
    await cancelOrder({ userId, orderId, now: harness.now() }, harness.deps);
    await deleteItem(table, unreconciledKeys.order(orderId));
    await harness.advance(DAY);
    await webhook.runReconciler('nightly');
    expect(await harness.deps.orders.find(userId, orderId)).toMatchObject({ state: 'refunded' });
  });

  it('refunds a purchase whose fraud warning was lost, and leaves one that was disputed and won', async () => {
    const [reported, won] = [await pay(), await pay(3)];
    const paymentOf = async (orderId: string) =>
      (await harness.deps.orders.find(userId, orderId))!.paymentIntentId!;
    for (const { orderId } of [reported, won]) {
      await harness.stripe.warnOfFraud(await paymentOf(orderId));
    }
    const dispute = await harness.stripe.openDispute(await paymentOf(won.orderId));
    await harness.stripe.closeDispute(dispute, 'won');
    await harness.advance(DAY);
    await webhook.runReconciler('nightly');
    await webhook.runReconciler('nightly');
    const stateOf = async (orderId: string) =>
      (await harness.deps.orders.find(userId, orderId))?.state;
    expect(await stateOf(reported.orderId)).toBe('refunded');
    expect(await stateOf(won.orderId)).toBe('paid');
    expect(harness.stripe.objects().refunds).toHaveLength(1);
  });

  it('reports a payment without an order, unless it was refunded', async () => {
    const customer = await harness.sdk.customers.create({});
    const unknownPayment = () =>
      harness.sdk.paymentIntents.create({
        amount: 4200,
        currency: 'usd',
        customer: customer.id,
        automatic_payment_methods: { enabled: true },
      });
    const [unrefunded, returned] = [await unknownPayment(), await unknownPayment()];
    await harness.stripe.confirm(unrefunded.client_secret!, CARD);
    await harness.stripe.confirm(returned.client_secret!, CARD);
    await harness.stripe.refundFromDashboard(returned.id);
    await harness.advance(DAY);
    await webhook.runReconciler('nightly');
    expect(harness.counted).toEqual(['MoneyWithoutOrder']);
  });

  it('reconciles a paid order that is missing from the list, and reports one whose courses are missing', async () => {
    const forgotten = await pay();
    await deleteItem(table, unreconciledKeys.order(forgotten.orderId));
    const other = harness.learner();
    await pay(3, other);
    await harness.advance(DAY);
    await webhook.runReconciler('orders');
    expect(await harness.boughtCourses(other)).toEqual([3]);
    expect(await harness.boughtCourses(userId)).toEqual([]);
    await webhook.runReconciler('nightly');
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);

    harness.counted.length = 0;
    await webhook.runReconciler('nightly');
    expect(harness.counted).toEqual([]);
    await deleteItem(table, learnerKeys.purchase(other, 3));
    await webhook.runReconciler('nightly');
    expect(harness.counted).toEqual(['PaidWithoutAccess']);
    expect(await harness.boughtCourses(other)).toEqual([3]);
    await webhook.runReconciler('nightly');
    expect(harness.counted).toEqual(['PaidWithoutAccess']);
  });

  it('counts nothing for an account that was deleted after its purchase', async () => {
    await pay();
    await harness.reconcileAll();
    await deleteAccount();
    for (let night = 0; night < 3; night += 1) {
      await harness.advance(DAY);
      await webhook.runReconciler('nightly');
    }
    expect(harness.counted).toEqual([]);
  });

  it('is complete although a document cannot be issued, and counts that', async () => {
    await pay();
    await harness.reconcileAll();
    await harness.advance(DAY);
    harness.stripe.failNext({ method: 'POST', path: /finalize/, kind: '500' });
    expect(await webhook.runReconciler('nightly')).toMatchObject({ failed: 0 });
    expect(harness.counted).toEqual(['InvoicesDelayed']);
    expect(await harness.deps.audits.findLast()).toEqual(harness.now());
  });

  it.each([true, false])(
    'finds a refund whose event was lost 35 days ago (an earlier run: %s)',
    async (hasEarlierRun) => {
      const { orderId, paymentId } = await pay();
      await harness.reconcileAll();
      if (hasEarlierRun) await webhook.runReconciler('nightly');
      await harness.stripe.refundFromDashboard(paymentId);
      await harness.advance(35 * DAY);
      await webhook.runReconciler('orders');
      expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
      await webhook.runReconciler('nightly');
      expect(await harness.boughtCourses(userId)).toEqual([]);
      expect(await harness.deps.orders.find(userId, orderId)).toMatchObject({ state: 'refunded' });
    },
  );

  it('searches again what a run could not complete, however many days it takes', async () => {
    const { paymentId } = await pay();
    await harness.reconcileAll();
    await webhook.runReconciler('nightly');
    await harness.stripe.refundFromDashboard(paymentId);
    for (let week = 0; week < 6; week += 1) {
      await harness.advance(7 * DAY);
      harness.stripe.failNext({ method: 'GET', path: /refunds$/, kind: '500' });
      await expect(webhook.runReconciler('nightly')).rejects.toThrow('api_error');
    }
    await webhook.runReconciler('nightly');
    expect(await harness.boughtCourses(userId)).toEqual([]);
  });
});
