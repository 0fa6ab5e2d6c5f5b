import type { PaymentIntent } from '@learning/shared/contract/billing';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderKeys, stripeKeys } from '#table/keys.ts';
import { getItem, putItem } from '#table/table.ts';
import { openPaymentApi, type PaymentApi } from '#testing/api/payment-api.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';

const billing = setUpBilling();
let harness: BillingHarness;
let api: PaymentApi;
beforeEach(async () => {
  harness = await billing.open();
  api = openPaymentApi(harness);
});

const ADDED_SINCE = [
  'nextTier',
  'paidUntil',
  'unpaid',
  'isEndedUnpaid',
  'lastPaidAt',
  'keptCents',
  'isRefundFailed',
  'returnedUntil',
  'hasPayableInvoice',
  'refusedOn',
];

describe('records of an older release', () => {
  it('migrates a plan that was open across the release', async () => {
    const { orderId, paymentId } = await api.pay({ pricingTierSlug: 'entry' });
    const key = orderKeys.subscription(api.userId, orderId);
    const current = (await getItem(billing.table, key))!;
    const older = Object.entries(current).filter(([name]) => !ADDED_SINCE.includes(name));
    await putItem(billing.table, { ...Object.fromEntries(older), schemaVersion: 1 });

    const call = { params: { paymentId }, query: { ask: 'stripe' } };
    expect(await api.send('getPayment', call)).toMatchObject({
      status: 200,
      body: { state: 'granted' },
    });
    expect((await api.purchases()).subscription).toMatchObject({ isGranting: true });
    expect(await getItem(billing.table, key)).toMatchObject({ schemaVersion: 2, keptCents: 9900 });
  });

  it('refuses calls for an order that cannot be read, and still lists the other purchases', async () => {
    const body = { courseId: 14 };
    const { orderId, clientSecret } = (
      await api.send<PaymentIntent>('createPaymentIntent', { body })
    ).body;
    const item = (await getItem(billing.table, orderKeys.order(api.userId, orderId)))!;
    await putItem(billing.table, { ...item, schemaVersion: 99 });

    const paymentId = clientSecret!.split('_secret_')[0]!;
    expect(await getItem(billing.table, stripeKeys.link(paymentId))).toBeDefined();
    const refusals = {
      createPaymentIntent: await api.refusal('createPaymentIntent', { body }),
      cancelPurchase: await api.refusal('cancelPurchase', { params: { orderId } }),
      getPayment: await api.refusal('getPayment', { params: { paymentId } }),
    };
    expect(refusals).toEqual({
      createPaymentIntent: 'payments_unavailable',
      cancelPurchase: 'cancellation_unavailable',
      getPayment: 'order_not_found',
    });
    expect((await api.send('listPurchases')).status).toBe(200);
  });
});
