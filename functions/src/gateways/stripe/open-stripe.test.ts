import {
  createStripeEmulator,
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
  type StripeEmulator,
} from '@learning/stripe-emulator/emulator';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentProviderFailure, type PaymentProvider } from '#billing/payment-provider.ts';
import { failOnContractViolations } from '#testing/stripe/contract-violations.ts';
import { openStripe } from './open-stripe.ts';

const start = new Date('2026-11-18T09:00:00.000Z');
const account = {
  environment: 'dev',
  secretKey: EMULATED_SECRET_KEY,
  publishableKey: EMULATED_PUBLISHABLE_KEY,
  isLive: false,
  apiOrigin: undefined,
};

let stripe: StripeEmulator;
let provider: PaymentProvider;
let customerId: string;
let bodies: { path: string; key: string | null; body: string }[];

beforeEach(async () => {
  stripe = createStripeEmulator({ clock: () => start });
  bodies = [];
  const httpClient = Stripe.createFetchHttpClient(async (url, init) => {
    const request = new Request(url as string, init as RequestInit);
    const body = await request.clone().text();
    const key = request.headers.get('idempotency-key');
    bodies.push({ path: new URL(request.url).pathname, key, body });
    return stripe.fetch(request);
  });
  provider = openStripe(account, {
    httpClient,
    clock: () => stripe.now().getTime(),
    maxNetworkRetries: 0,
  });
  customerId = await provider.createCustomer({ userId: 'learner-1', email: 'ada@example.org' });
});
afterEach(() => failOnContractViolations(stripe));

const order = (change: object = {}) => ({
  orderId: 'order-1',
  userId: 'learner-1',
  sku: 'course#000001',
  customerId,
  amountCents: 2900,
  receiptEmail: 'ada@example.org',
  description: 'A course',
  taxCalculationId: null,
  ...change,
});
const paid = async (change: object = {}) => {
  const payment = await provider.createPayment(order(change));
  await stripe.confirm(payment.clientSecret!, '4242424242424242');
  return payment.paymentIntentId;
};
const sentTo = (path: string) =>
  bodies.filter((request) => request.path === path && request.body !== '');

describe('a payment at Stripe', () => {
  it('is created with automatic payment methods, metadata, and an idempotency key from the order', async () => {
    const payment = await provider.createPayment(order());
    expect(payment).toMatchObject({
      status: 'requires_payment_method',
      amountCents: 2900,
      amountReceivedCents: 0,
      currency: 'usd',
      customerId,
      isLive: false,
      metadata: { orderId: 'order-1', userId: 'learner-1', sku: 'course#000001' },
      charge: null,
    });
    const [sent] = sentTo('/v1/payment_intents');
    expect(sent?.key).toBe('pi:order-1');
    const fields = new URLSearchParams(sent?.body);
    expect(fields.get('automatic_payment_methods[enabled]')).toBe('true');
    expect(fields.get('receipt_email')).toBe('ada@example.org');
    expect([...fields.keys()].some((name) => name.startsWith('payment_method_types'))).toBe(false);
    expect(sentTo('/v1/customers')[0]?.key).toBe('cus:learner-1');
  });

  it('is the same on retry, even when other parameters have changed', async () => {
    const first = await provider.createPayment(order());
    expect(await provider.createPayment(order())).toEqual(first);
    const later = await provider.createPayment(order({ receiptEmail: 'new@example.org' }));
    expect(later.paymentIntentId).toBe(first.paymentIntentId);
    expect(stripe.objects().paymentIntents).toHaveLength(1);
  });

  it('is read with its charge, receipt, refunds and disputes', async () => {
    const id = await paid();
    await stripe.refundFromDashboard(id, 900);
    const snapshot = await provider.readPayment(id);
    expect(snapshot).toMatchObject({
      status: 'succeeded',
      amountReceivedCents: 2900,
      disputes: [],
    });
    expect(snapshot.clientSecret).toBeNull();
    expect(snapshot.charge?.createdAt).toBe(start.toISOString());
    expect(snapshot.charge?.receiptUrl).toMatch(/^http/);
    expect(snapshot.refunds).toMatchObject([{ amountCents: 900, status: 'succeeded' }]);
    const disputed = await paid({ orderId: 'order-2' });
    await stripe.openDispute(disputed);
    expect((await provider.readPayment(disputed)).disputes).toMatchObject([
      { status: 'needs_response' },
    ]);
  });

  it('is found by its order', async () => {
    const id = await paid();
    await paid({ orderId: 'order-2' });
    const found = await provider.findPayments(customerId, 'order-1');
    expect(found.map((payment) => payment.paymentIntentId)).toEqual([id]);
    expect(await provider.findPayments(customerId, 'order-9')).toEqual([]);
  });

  it('is canceled unless it has succeeded, and can be canceled repeatedly', async () => {
    const { paymentIntentId } = await provider.createPayment(order());
    expect(await provider.cancelPayment(paymentIntentId)).toBe(true);
    expect(await provider.cancelPayment(paymentIntentId)).toBe(true);
    expect(await provider.cancelPayment(await paid({ orderId: 'order-2' }))).toBe(false);
  });

  it('is refunded once, counting a refund in the dashboard, and not while disputed', async () => {
    const refund = (id: string, orderId: string) =>
      provider.refundPayment(id, orderId, 'requested_by_customer');
    const id = await paid();
    expect(await refund(id, 'order-1')).toBe('refunded');
    expect(await refund(id, 'order-1')).toBe('refunded');
    expect(stripe.objects().refunds).toMatchObject([
      { amount: 2900, metadata: { orderId: 'order-1' } },
    ]);
    const byHand = await paid({ orderId: 'order-2' });
    await stripe.refundFromDashboard(byHand);
    expect(await refund(byHand, 'order-2')).toBe('refunded');
    const disputed = await paid({ orderId: 'order-3' });
    await stripe.openDispute(disputed);
    expect(await refund(disputed, 'order-3')).toBe('disputed');
    expect(stripe.objects().refunds).toHaveLength(2);
  });

  it('is found from its refunds and disputes, and by their time', async () => {
    const refunded = await paid();
    const disputed = await paid({ orderId: 'order-2' });
    const untouched = await paid({ orderId: 'order-3' });
    const refundId = await stripe.refundFromDashboard(refunded);
    const disputeId = await stripe.openDispute(disputed);
    expect(await provider.paymentOfRefund(refundId)).toBe(refunded);
    expect(await provider.paymentOfDispute(disputeId)).toBe(disputed);
    expect(await provider.subscriptionOfPayment(refunded)).toBeNull();
    const changed = await provider.paymentsRefundedOrDisputedSince(start);
    expect(changed.toSorted()).toEqual([disputed, refunded].toSorted());
    const succeeded = await provider.paymentsSucceededSince(start);
    expect(succeeded.map((payment) => payment.paymentIntentId).toSorted()).toEqual(
      [refunded, disputed, untouched].toSorted(),
    );
    const tomorrow = new Date(start.getTime() + 86_400_000);
    expect(await provider.paymentsSucceededSince(tomorrow)).toEqual([]);
  });
});

describe('refusals and outages of Stripe', () => {
  it('that Stripe replays for a key block neither a payment nor a refund', async () => {
    stripe.failNext({ method: 'POST', path: /payment_intents$/, kind: '500' });
    const { paymentIntentId, clientSecret } = await provider.createPayment(order());
    expect((await provider.createPayment(order())).paymentIntentId).toBe(paymentIntentId);
    expect(stripe.objects().paymentIntents).toHaveLength(1);

    await stripe.confirm(clientSecret!, '4242424242424242');
    const refund = () =>
      provider.refundPayment(paymentIntentId, 'order-1', 'requested_by_customer');
    const disputeId = await stripe.openDispute(paymentIntentId);
    expect(await refund()).toBe('disputed');
    await stripe.closeDispute(disputeId, 'won');
    await stripe.advance(60);
    expect(await refund()).toBe('refunded');
    expect(await refund()).toBe('refunded');
    expect(stripe.objects().refunds).toMatchObject([{ amount: 2900, status: 'succeeded' }]);
  });

  it.each([
    ['429', true],
    ['lost-before', true],
    ['lost-after', true],
  ] as const)('are failures that a retry may resolve (%s)', async (kind, isTransient) => {
    stripe.failNext({ path: /payment_intents/, kind });
    const failure = await provider.createPayment(order()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentProviderFailure);
    expect(failure).toMatchObject({ isTransient });
    await provider.createPayment(order());
    expect(stripe.objects().paymentIntents).toHaveLength(1);
  });

  it('name the code and none of our data', async () => {
    const failure = await provider.readPayment('pi_secret_data').catch((error: unknown) => error);
    expect(failure).toMatchObject({ isTransient: false, stripeCode: 'resource_missing' });
    const { message, cause } = failure as Error;
    expect(message).toMatch(/^Stripe: StripeInvalidRequestError resource_missing 404/);
    expect(message).not.toContain('pi_secret_data');
    expect(cause).toBeUndefined();
  });
});
