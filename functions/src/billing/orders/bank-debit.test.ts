import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { PaymentState } from '@learning/shared/contract/purchases';
import { eventRepository } from '#events/event-repository.ts';
import { openPaymentApi, type PaymentApi } from '#testing/api/payment-api.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { DAY_SECONDS } from '#testing/billing/subscriber.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';

const [PAYS, IS_REFUSED] = ['000123456789', '000222222227'];
const body = { courseId: 14 };

const billing = setUpBilling();
let harness: BillingHarness;
let webhook: WebhookHarness;
let learner: PaymentApi;
beforeEach(async () => {
  harness = await billing.open();
  webhook = openWebhook(harness);
  learner = openPaymentApi(harness);
});

/** Pays course 14 from a bank account and delivers the event. */
async function debit(accountNumber: string) {
  const { body: intent } = await learner.send<PaymentIntent>('createPaymentIntent', { body });
  const { status } = await harness.stripe.confirmByDebit(intent.clientSecret!, accountNumber);
  expect(status).toBe('processing');
  await webhook.deliver(webhook.last('v1.payment_intent.processing'));
  return { ...intent, paymentId: intent.clientSecret!.split('_secret_')[0]! };
}
const stateOf = async (paymentId: string) =>
  (await learner.send<PaymentState>('getPayment', { params: { paymentId } })).body.state;
const courses = () => harness.boughtCourses(learner.userId);
const told = async () =>
  (await eventRepository(harness.table).list(learner.userId)).map(({ type }) => type).toSorted();

// Source: rules/money.md M42
describe('a course paid from a bank account', () => {
  it('is not open while the money is on its way, and cannot be paid again', async () => {
    const { orderId, paymentId } = await debit(PAYS!);
    expect(await stateOf(paymentId)).toBe('processing');
    expect(await courses()).toEqual([]);
    const again = await learner.send<PaymentIntent>('createPaymentIntent', { body });
    expect(again.body).toMatchObject({ orderId, clientSecret: null, confirmation: 'none' });
    await harness.advance(3 * DAY_SECONDS);
    await webhook.runReconciler('nightly');
    expect(await stateOf(paymentId)).toBe('processing');
    expect(await told()).toEqual([]);
  });

  it('opens when the money arrives, with both windows from then on, and raises no alarm', async () => {
    const { orderId, paymentId } = await debit(PAYS!);
    await harness.advance(4 * DAY_SECONDS);
    await webhook.deliver(webhook.last('v1.payment_intent.succeeded'));
    expect(await stateOf(paymentId)).toBe('granted');
    expect(await courses()).toEqual([14]);
    await harness.advance(DAY_SECONDS);
    const { status } = await learner.send('cancelPurchase', { params: { orderId } });
    expect(status).toBe(200);
    expect(await courses()).toEqual([]);
    expect(await told()).toEqual(['invoiceIssued', 'orderPaid', 'orderRefunded']);
    await webhook.runReconciler('nightly');
    expect(harness.counted).toEqual([]);
  });

  it('stays closed when the bank refuses the debit; the learner is told and can pay by card', async () => {
    const { paymentId, clientSecret } = await debit(IS_REFUSED!);
    await harness.advance(4 * DAY_SECONDS);
    const refused = webhook.last('v1.payment_intent.payment_failed');
    for (let times = 0; times < 2; times += 1) await webhook.deliver(refused);
    expect(await stateOf(paymentId)).toBe('waiting');
    expect(await told()).toEqual(['debitFailed']);
    const again = await learner.send<PaymentIntent>('createPaymentIntent', { body });
    expect(again.body.clientSecret).toBe(clientSecret);
    await harness.stripe.confirm(clientSecret!, '4242424242424242');
    await webhook.deliver(webhook.last('v1.payment_intent.succeeded'));
    expect(await courses()).toEqual([14]);
  });

  it('leaves a course to the card that paid for it meanwhile, although that event was lost', async () => {
    const { body: bundle } = await learner.send<PaymentIntent>('createPaymentIntent', {
      body: { courseId: 16 },
    });
    await harness.stripe.confirmByDebit(bundle.clientSecret!, PAYS!);
    await harness.advance(DAY_SECONDS);
    await learner.pay(body);
    await harness.advance(3 * DAY_SECONDS);
    await webhook.deliver(webhook.last('v1.payment_intent.succeeded'));
    expect(await courses()).toEqual([14, 15]);
    const { purchases } = await learner.purchases();
    expect(purchases.map(({ kind, state }) => [kind, state])).toEqual([
      ['course', 'paid'],
      ['bundle', 'paid'],
    ]);
    expect(harness.stripe.objects().refunds).toEqual([]);
  });

  it('is told of the refusal although its event was lost and the checkout is a week old', async () => {
    await debit(IS_REFUSED!);
    await harness.advance(8 * DAY_SECONDS);
    await webhook.runReconciler('orders');
    expect(await told()).toEqual(['debitFailed']);
  });
});
