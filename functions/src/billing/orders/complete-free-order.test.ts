import { beforeEach, describe, expect, it } from 'vitest';
import { listDocuments } from '#billing/invoices/list-documents.ts';
import { presentPurchase } from '#billing/purchases/present-purchase.ts';
import { unreconciledPartition } from '#table/keys.ts';
import { queryPartition } from '#table/table.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { storePromotion } from '#testing/billing/promotion.ts';
import {
  openReconcilerHarness,
  type ReconcilerHarness,
} from '#testing/billing/reconciler-harness.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';

const MINUTE = 60;
const DAY = 86_400;

let opened: ReconcilerHarness;
let shopper: Shopper;
let code: string;
beforeEach(async () => {
  opened = await openReconcilerHarness();
  shopper = openShopper(opened.harness);
  code = await storePromotion(opened.harness, { percentOff: 100, maxRedemptions: 1 });
});

const documents = async () => (await listDocuments(shopper.userId, opened.harness.deps)).documents;
const waiting = async () => (await queryPartition(opened.table, unreconciledPartition)).length;

describe('an order of which nothing is left to pay (payment case 73)', () => {
  it('has no payment, gives access once it is completed, and gets an invoice over nothing', async () => {
    const { harness, webhook } = opened;
    const prepared = await shopper.checkout(14, code);
    expect(prepared).toMatchObject({ amount: 0, confirmation: 'free', clientSecret: null });
    expect(await shopper.courses()).toEqual([]);
    expect(await shopper.checkout(14, code)).toEqual(prepared);

    const { orderId } = prepared;
    const orders = await Promise.all([1, 2, 3].map(() => shopper.complete(orderId)));
    expect(orders.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    expect(await shopper.courses()).toEqual([14]);
    expect(harness.stripe.objects().paymentIntents).toEqual([]);
    expect(await outcomeOf(shopper.checkout(14, code))).toBe('already_owned');
    expect(await harness.deps.promotionCodes.find(code)).toMatchObject({
      redemptions: 1,
      paidRedemptions: 1,
      discountedCents: 2900,
    });

    expect(await waiting()).toBe(1);
    await harness.advance(6 * MINUTE);
    expect(await webhook.runReconciler('orders')).toMatchObject({ processed: 1, failed: 0 });
    expect(await documents()).toMatchObject([
      { kind: 'invoice', amount: 0, isPaid: true, orderId },
    ]);
    const [invoice] = harness.stripe.objects().invoices;
    expect(invoice!.lines.data.map(({ amount, description }) => [amount, description])).toEqual([
      [2900, (await shopper.order(orderId)).title],
      [-2900, `Promotion code ${code}`],
    ]);
    expect(await waiting()).toBe(0);
    expect(harness.counted).toEqual([]);
    expect(await shopper.courses()).toEqual([14]);
  });

  it('can be neither canceled nor exchanged: nothing was paid', async () => {
    const { orderId } = await shopper.checkout(14, code);
    const order = await shopper.complete(orderId);
    expect(await outcomeOf(shopper.cancel(orderId))).toBe('cancellation_closed');
    expect(await outcomeOf(shopper.exchange(orderId, 14, 15))).toBe('exchange_closed');
    const { windows } = opened.harness.deps;
    const learning = { enrollments: [], progress: [], activityResults: [] };
    const claimed = new Map();
    const context = { orders: [order], entitlements: [], courses: [], claimed, windows, learning };
    expect(presentPurchase(order, context, opened.harness.now())).toMatchObject({
      amount: 0,
      cancellation: { isOpen: false, reason: 'not_paid' },
      withdrawal: { isOpen: false },
      items: [{ exchange: { isOpen: false, reason: 'not_paid' }, hasExchangeTarget: false }],
    });
  });

  it('is closed after a day, and when its course was bought meanwhile', async () => {
    const { orderId } = await shopper.checkout(14, code);
    await opened.harness.advance(DAY + 1);
    expect(await shopper.reconcile(orderId)).toMatchObject({ state: 'canceled' });
    expect(await outcomeOf(shopper.complete(orderId))).toBe('order_not_found');

    const bundle = await shopper.checkout(16);
    const free = await shopper.checkout(14, code);
    await shopper.pay(bundle);
    await shopper.reconcile(bundle.orderId);
    expect(await outcomeOf(shopper.complete(free.orderId))).toBe('already_owned');
    expect(await shopper.order(free.orderId)).toMatchObject({ state: 'canceled' });
    expect(await opened.harness.deps.promotionCodes.find(code)).toMatchObject({ redemptions: 0 });
  });

  it('becomes one that costs something when the code is removed', async () => {
    const free = await shopper.checkout(14, code);
    expect(await shopper.checkout(14)).toMatchObject({ amount: 29, confirmation: 'payment' });
    expect(await outcomeOf(shopper.complete(free.orderId))).toBe('order_not_found');
  });

  it('is never what costs something', async () => {
    const { orderId } = await shopper.checkout(14);
    expect(await outcomeOf(shopper.complete(orderId))).toBe('order_not_found');
    expect(await shopper.courses()).toEqual([]);
  });
});

it('prints a discount as a line of the invoice, which the payment pays exactly', async () => {
  const { harness, webhook } = opened;
  const half = await storePromotion(harness, { percentOff: 50 });
  const { orderId, title } = await shopper.buy(14, CARDS.good, half);
  await harness.advance(6 * MINUTE);
  await webhook.runReconciler('orders');
  const [invoice] = harness.stripe.objects().invoices;
  expect(invoice).toMatchObject({ status: 'paid', total: 1450, amount_remaining: 0 });
  expect(invoice!.lines.data.map(({ amount, description }) => [amount, description])).toEqual([
    [2900, title],
    [-1450, `Promotion code ${half}`],
  ]);
  expect(await documents()).toMatchObject([{ amount: 14.5, description: title, orderId }]);
  await shopper.cancel(orderId);
  await webhook.deliver(webhook.last('v1.refund.created'));
  expect(await documents()).toContainEqual(
    expect.objectContaining({ kind: 'credit_note', amount: 14.5 }),
  );
});
