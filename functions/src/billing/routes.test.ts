import type { PaymentIntent } from '@learning/shared/contract/billing';
import {
  API_ERRORS,
  type ApiErrorBody,
  type ApiErrorCode,
  type FieldIssue,
} from '@learning/shared/contract/errors';
import type { PaymentState, Purchases } from '@learning/shared/contract/purchases';
import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#limits/limits.ts';
import type { Table } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  SITE_ORIGIN,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { openPaymentApi, type PaymentApi } from '#testing/api/payment-api.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';

let table: Table | undefined;
let harness: BillingHarness;
let api: PaymentApi;
beforeEach(async () => {
  table ??= await createCatalogTable();
  harness = await openBillingHarness({ table });
  api = openPaymentApi(harness);
});

describe('createPaymentIntent', () => {
  it("returns dollars, the client secret and the account's publishable key (payment case 1)", async () => {
    const { status, body } = await api.send<PaymentIntent>('createPaymentIntent', {
      body: { courseId: 14 },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'course',
      amount: 29,
      confirmation: 'payment',
      publishableKey: harness.deps.provider.publishableKey,
    });
    expect(harness.stripe.objects().paymentIntents).toMatchObject([
      { amount: 2900, currency: 'usd', metadata: { orderId: body.orderId, userId: api.userId } },
    ]);
  });

  it('is limited by the hour and by the day, except for what is open already (limits per caller)', async () => {
    const intent = (courseId: number) =>
      api.send<PaymentIntent>('createPaymentIntent', { body: { courseId } });
    const first = await intent(14);
    const hourly = LIMITS.checkoutsInAnHour;
    // Unknown courses count, so that no call reaches Stripe here.
    for (let count = 1; count < hourly.max; count += 1) await intent(900 + count);
    const refused = await intent(13);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers['retry-after']).toBe(String(hourly.windowSeconds));
    expect(harness.stripe.objects().paymentIntents).toHaveLength(1);

    const repeated = await intent(14);
    expect(repeated).toMatchObject({ status: 201, body: first.body });
    const plan = { body: { pricingTierSlug: 'entry' } };
    expect(await api.refusal('createPaymentIntent', plan)).toBe('too_many_requests');
    const other = openPaymentApi(harness);
    expect((await other.send('createPaymentIntent', plan)).status).toBe(201);

    await harness.advance(hourly.windowSeconds);
    expect((await api.send('createPaymentIntent', plan)).status).toBe(201);
    expect((await api.send('createPaymentIntent', plan)).status).toBe(201);
    const takenToday = hourly.max + 1;
    for (let count = takenToday; count < LIMITS.checkoutsInADay.max; count += 1) {
      if (count % hourly.max === 0) await harness.advance(hourly.windowSeconds);
      expect((await intent(999)).status).toBe(404);
    }
    await harness.advance(hourly.windowSeconds);
    expect((await intent(13)).status).toBe(429);
    expect((await api.send('createPaymentIntent', plan)).status).toBe(201);
  });

  it('accepts no price from the caller (payment case 2)', async () => {
    for (const extra of [{ amount: 1 }, { price: 0.01 }, { currency: 'eur' }]) {
      const body = { courseId: 14, ...extra };
      expect(await api.refusal('createPaymentIntent', { body })).toBe('invalid_request');
    }
    expect(harness.stripe.objects().paymentIntents).toEqual([]);
  });

  it('refuses an unknown product, two products and none, without calling Stripe (payment case 3)', async () => {
    const before = harness.stripe.requests().length;
    const codes = [];
    for (const body of [{ courseId: 999 }, { pricingTierSlug: 'none' }]) {
      codes.push(await api.refusal('createPaymentIntent', { body }));
    }
    expect(codes).toEqual(['course_not_found', 'tier_not_found']);
    for (const body of [{}, { courseId: 14, pricingTierSlug: 'entry' }]) {
      const response = await api.send<ApiErrorBody>('createPaymentIntent', { body });
      expect(response.status).toBe(400);
      const paths = response.body.fields?.map((field: FieldIssue) => field.path);
      expect(paths).toEqual(['body.pricingTierSlug', 'body.courseId']);
    }
    expect(harness.stripe.requests()).toHaveLength(before);
  });

  it('prepares plans too, and refuses one that only sales can sell', async () => {
    const { body } = await api.send<PaymentIntent>('createPaymentIntent', {
      body: { pricingTierSlug: 'professional' },
    });
    expect(body).toMatchObject({ kind: 'subscription', amount: 199 });
    expect(
      await api.refusal('createPaymentIntent', { body: { pricingTierSlug: 'corporate' } }),
    ).toBe('contact_sales');
  });

  it('is unavailable while Stripe is, or when its settings are missing', async () => {
    harness.stripe.failNext({ kind: 'lost-before' });
    const body = { courseId: 14 };
    expect(await api.refusal('createPaymentIntent', { body })).toBe('payments_unavailable');
    api.isClosed = true;
    expect(await api.refusal('createPaymentIntent', { body })).toBe('payments_unavailable');
    api.isClosed = false;
    expect((await api.send('createPaymentIntent', { body })).status).toBe(201);
  });
});

it('says what could not be done while Stripe is unavailable', async () => {
  const { orderId } = await api.buy({ pricingTierSlug: 'entry' });
  api.isClosed = true;
  const refusals = [
    await api.refusal('createPaymentIntent', { body: { courseId: 14 } }),
    await api.refusal('cancelPurchase', { params: { orderId } }),
    await api.refusal('setSubscriptionEnd', { body: { atPeriodEnd: true } }),
    await api.refusal('createPortalSession', { body: { flow: 'overview' } }),
  ];
  expect(refusals).toEqual([
    'payments_unavailable',
    'cancellation_unavailable',
    'plan_change_unavailable',
    'portal_unavailable',
  ]);
  const sentences = refusals.map((code) => API_ERRORS[code as ApiErrorCode].message);
  expect(new Set(sentences).size).toBe(4);
  expect(sentences.filter((sentence) => sentence.includes('charged'))).toHaveLength(1);
});

// Source: rules/access.md A25
describe('what a learner can read at Stripe', () => {
  const { max, windowSeconds } = LIMITS.stripeReadsPerLearner;
  const details = {
    companyName: 'Acme',
    contactName: null,
    address: null,
    taxId: null,
    purchaseOrderNumber: null,
  };

  it('is limited for all such calls together, per learner', async () => {
    await api.buy({ courseId: 14 });
    const { paymentId } = await api.pay({ courseId: 15 });
    for (let count = 0; count < max; count += 1) await api.send('listInvoices');
    const before = harness.stripe.requests().length;
    const refused = await api.send('createPortalSession', { body: { flow: 'overview' } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers['retry-after']).toBe(String(windowSeconds));
    for (const name of ['listInvoices', 'getInvoiceDetails'] as const)
      expect(await api.refusal(name)).toBe('too_many_requests');
    expect(await api.refusal('saveInvoiceDetails', { body: details })).toBe('too_many_requests');
    const call = { params: { paymentId }, query: { ask: 'stripe' } };
    expect((await api.send('getPayment', call)).body).toMatchObject({ state: 'waiting' });
    expect(harness.stripe.requests()).toHaveLength(before);
    // What a learner pays, ends or cancels is not counted with it.
    expect((await api.send('createPaymentIntent', { body: { courseId: 13 } })).status).toBe(201);
    expect((await openPaymentApi(harness).send('listInvoices')).status).toBe(200);

    await harness.advance(windowSeconds);
    expect((await api.send('getPayment', call)).body).toMatchObject({ state: 'granted' });
    expect((await api.send('listInvoices')).status).toBe(200);
  });
});

describe('getPayment', () => {
  it('reads our records, and grants nothing on its own', async () => {
    const { paymentId } = await api.pay({ courseId: 14 });
    const readState = async () =>
      (await api.send<PaymentState>('getPayment', { params: { paymentId } })).body.state;
    expect([await readState(), await readState()]).toEqual(['waiting', 'waiting']);
    expect(await harness.boughtCourses(api.userId)).toEqual([]);
    const webhook = openWebhook(harness);
    await webhook.deliver(webhook.last('v1.payment_intent.succeeded'));
    expect(await readState()).toBe('granted');
  });

  it('reads Stripe on request when the webhook is late', async () => {
    const course = await api.pay({ courseId: 14 });
    const plan = await api.pay({ pricingTierSlug: 'entry' });
    const readState = async (paymentId: string, query = {}) =>
      (await api.send<PaymentState>('getPayment', { params: { paymentId }, query })).body.state;
    for (const { paymentId } of [course, plan]) {
      expect(await readState(paymentId)).toBe('waiting');
      expect(await readState(paymentId, { ask: 'stripe' })).toBe('granted');
    }
    expect(await harness.boughtCourses(api.userId)).toEqual([14]);
    expect(await harness.hasAccess(api.userId, 1)).toBe(true);
    const before = harness.stripe.requests().length;
    expect(await readState(course.paymentId, { ask: 'stripe' })).toBe('granted');
    expect(harness.stripe.requests()).toHaveLength(before);
  });

  it('keeps waiting when Stripe has no payment, does not respond or is not configured', async () => {
    const body = { courseId: 14 };
    const { clientSecret } = (await api.send<PaymentIntent>('createPaymentIntent', { body })).body;
    const params = { paymentId: clientSecret!.split('_secret_')[0]! };
    const readState = async () =>
      (await api.send<PaymentState>('getPayment', { params, query: { ask: 'stripe' } })).body.state;
    expect(await readState()).toBe('waiting');
    await harness.stripe.confirm(clientSecret!, '4242424242424242');
    harness.stripe.failNext({ kind: 'lost-before' });
    expect(await readState()).toBe('waiting');
    api.isClosed = true;
    expect(await readState()).toBe('waiting');
    api.isClosed = false;
    expect(await readState()).toBe('granted');
  });

  it("returns order_not_found for another learner's payment (payment case 15)", async () => {
    const { paymentId } = await api.buy({ courseId: 14 });
    const params = { paymentId };
    expect(await api.refusal('getPayment', { params }, harness.learner())).toBe('order_not_found');
  });

  it('shows when a plan was paid', async () => {
    const { paymentId } = await api.pay({ pricingTierSlug: 'entry' });
    const readState = async () =>
      (await api.send<PaymentState>('getPayment', { params: { paymentId } })).body;
    expect(await readState()).toMatchObject({ kind: 'subscription', state: 'waiting' });
    await harness.reconcileAll();
    const state = await readState();
    expect(state).toMatchObject({ kind: 'subscription', state: 'granted' });
    expect(state.courseIds).toContain(1);
  });
});

describe('cancelPurchase', () => {
  it("refunds a course and a plan, and refuses another learner's order", async () => {
    const course = await api.buy({ courseId: 14 });
    const plan = await api.buy({ pricingTierSlug: 'entry' });
    const params = { orderId: course.orderId };
    expect(await api.refusal('cancelPurchase', { params }, harness.learner())).toBe(
      'order_not_found',
    );
    const { body } = await api.send<Purchases>('cancelPurchase', { params });
    expect(body.purchases[0]).toMatchObject({ refundedAmount: 29, state: 'refunded' });
    await api.send('cancelPurchase', { params: { orderId: plan.orderId } });
    expect((await api.purchases()).subscription).toMatchObject({ isGranting: false });
    const returned = harness.stripe.objects().refunds.map(({ amount }) => amount);
    expect(returned).toEqual([2900, 9900]);
    expect(await harness.hasAccess(api.userId, 1)).toBe(false);
  });

  it("opens the portal of the learner's own customer only, and returns to their page (payment case 62)", async () => {
    const call = { body: { flow: 'overview' } };
    expect(await api.refusal('createPortalSession', call)).toBe('subscription_not_found');
    await api.buy({ pricingTierSlug: 'entry' });
    const { status, body } = await api.send<{ url: string }>('createPortalSession', call);
    expect(status).toBe(201);
    expect(body.url).toMatch(/^http/);
    const [session] = harness.stripe.objects().portalSessions;
    expect(session!.return_url).toBe(`${SITE_ORIGIN}/account/purchases`);
    const elsewhere = { body: { flow: 'overview', returnUrl: 'https://evil.example' } };
    expect(await api.refusal('createPortalSession', elsewhere)).toBe('invalid_request');
  });
});

describe('exchangeCourse', () => {
  it('works from our records while Stripe is not configured', async () => {
    const { orderId } = await api.buy({ courseId: 2 });
    api.isClosed = true;
    const call = { params: { orderId }, body: { courseId: 2, newCourseId: 1 } };
    expect((await api.send('exchangeCourse', call)).status).toBe(200);
    expect(await harness.boughtCourses(api.userId)).toEqual([1]);
  });
});
