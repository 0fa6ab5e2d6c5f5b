import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { countCalls } from '#testing/stripe/count-calls.ts';

const billing = setUpBilling();

describe('the calls to Stripe of a plan checkout', () => {
  it('are six for the first plan, four of them in sequence', async () => {
    const harness = await billing.open();
    const subscriber = openSubscriber(harness);
    const checkout = () => subscriber.checkout('entry');
    const independent = ['/v1/prices', '/v1/customers'];
    const { calls, depth } = await countCalls(harness.stripe, checkout, independent);
    expect(calls.toSorted()).toEqual([
      'GET /v1/invoices',
      'GET /v1/prices',
      'GET /v1/subscriptions/{id}',
      'POST /v1/customers',
      'POST /v1/customers/{id}',
      'POST /v1/subscriptions',
    ]);
    expect(depth).toBe(4);
  });

  it('are two at once for another tab', async () => {
    const harness = await billing.open();
    const subscriber = openSubscriber(harness);
    const { clientSecret } = await subscriber.checkout('entry');
    const { calls, depth } = await countCalls(harness.stripe, async () => {
      expect((await subscriber.checkout('entry')).clientSecret).toBe(clientSecret);
    });
    expect([calls.length, depth]).toEqual([2, 1]);
  });

  it('of a reconciliation of a paid plan are three, two of them at once', async () => {
    const harness = await billing.open();
    const subscriber = openSubscriber(harness);
    const { orderId } = await subscriber.subscribe('entry');
    const { calls, depth } = await countCalls(harness.stripe, () => subscriber.reconcile(orderId));
    expect([calls.length, depth]).toEqual([3, 2]);
  });
});
