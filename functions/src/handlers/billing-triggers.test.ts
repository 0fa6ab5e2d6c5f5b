import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { PaymentState, Purchases } from '@learning/shared/contract/purchases';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDeployedApi, type DeployedApi } from '#testing/api/deployed-api.ts';
import { webhookEvent } from '#testing/billing/webhook-harness.ts';

const CARD = '4242424242424242';

type Trigger<T> = (event: object, context: object) => Promise<T>;

let api: DeployedApi;
let stripeWebhook: Trigger<APIGatewayProxyStructuredResultV2>;
let reconciler: Trigger<object>;
beforeAll(async () => {
  api = await openDeployedApi();
  stripeWebhook = (await import('./stripe-webhook.ts')).handler as typeof stripeWebhook;
  reconciler = (await import('./billing-reconciler.ts')).handler as typeof reconciler;
});
afterAll(() => api.close());

const context = { getRemainingTimeInMillis: () => 300_000 };

describe('the deployed functions', () => {
  it('take a learner from checkout through the webhook to the refund', async () => {
    const intent = (await api.send('createPaymentIntent', { body: { courseId: 14 } }))
      .body as unknown as PaymentIntent;
    const paymentId = intent.clientSecret!.split('_secret_')[0]!;
    const state = async () => {
      const { body } = await api.send('getPayment', { params: { userId: 'me', paymentId } });
      return (body as unknown as PaymentState).state;
    };
    const { stripe } = api.stripe;
    await stripe.confirm(intent.clientSecret!, CARD);
    expect(await state()).toBe('waiting');
    const notification = stripe
      .notifications()
      .filter(({ type }) => type === 'v1.payment_intent.succeeded')
      .at(-1)!;
    const response = await stripeWebhook(
      webhookEvent(notification.body, notification.headers),
      context,
    );
    expect(response).toMatchObject({ statusCode: 200, body: '{}' });
    expect(await state()).toBe('granted');

    const params = { userId: 'me', orderId: intent.orderId };
    const canceled = await api.send('cancelPurchase', { params, body: undefined });
    const [purchase] = (canceled.body as unknown as Purchases).purchases;
    expect(purchase).toMatchObject({ orderId: intent.orderId, state: 'refunded' });
    expect(await state()).toBe('refunded');
    expect(stripe.contractViolations()).toEqual([]);
  });

  it('refuse events that Stripe did not sign, and run on schedule', async () => {
    const forged = webhookEvent('{}', { 'stripe-signature': 't=1,v1=00' });
    expect((await stripeWebhook(forged, context)).statusCode).toBe(400);
    for (const task of ['orders', 'subscriptions', 'nightly']) {
      const report = await reconciler({ source: 'aws.scheduler', detail: { task } }, context);
      expect(report).toMatchObject({ failed: 0, remaining: 0 });
    }
    await expect(reconciler({ detail: { task: 'weekly' } }, context)).rejects.toThrow('task');
  });
});
