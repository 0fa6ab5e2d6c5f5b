import { describe, expect, test } from 'vitest';
import { openContractCheck } from './contract-check.ts';

const check = openContractCheck();

describe('Requests that Stripe accepts pass', () => {
  test('An empty text unsets a field, and a number is accepted in place of a keyword', () => {
    const request = (path: string, body: unknown) =>
      check.request('POST', path, { query: {}, body });
    expect(request('/v1/customers/cus_1', { metadata: '' })).toEqual([]);
    expect(request('/v1/subscriptions/sub_1', { cancel_at: '1795000000' })).toEqual([]);
    expect(request('/v1/subscriptions/sub_1', { cancel_at: '' })).toEqual([]);
    expect(request('/v1/subscriptions', { items: { 0: { price: 'price_1' } } })).toEqual([]);
  });

  test('A DELETE has its parameters in the query, and /v2 has typed JSON', () => {
    const query = { invoice_now: 'false', prorate: 'false' };
    const path = '/v1/subscriptions/sub_1';
    expect(check.request('DELETE', path, { query, body: undefined })).toEqual([]);
    const body = {
      name: 'Webhook',
      type: 'webhook_endpoint',
      event_payload: 'thin',
      enabled_events: ['v1.refund.created'],
      webhook_endpoint: { url: 'https://localhost/webhooks/stripe' },
      include: ['webhook_endpoint.signing_secret'],
    };
    expect(check.request('POST', '/v2/core/event_destinations', { query: {}, body })).toEqual([]);
    const next = { query: { limit: '20', page: 'cursor' }, body: undefined };
    expect(check.request('GET', '/v2/core/event_destinations', next)).toEqual([]);
  });
});

describe('Violations name the place and the rule', () => {
  test.each<[string, string, string, Record<string, unknown>, Record<string, unknown>, string]>([
    [
      'payment_method_types on a PaymentIntent',
      'POST',
      '/v1/payment_intents',
      {},
      { amount: '1', currency: 'usd', payment_method_types: ['card'] },
      "POST /v1/payment_intents request /: must not have the property 'payment_method_types'",
    ],
    [
      'unknown query parameter',
      'GET',
      '/v1/refunds',
      { customer: 'cus_1' },
      {},
      "GET /v1/refunds request /: must not have the property 'customer'",
    ],
    [
      'query on a POST',
      'POST',
      '/v1/refunds',
      { charge: 'ch_1' },
      {},
      "POST /v1/refunds request query /: must not have the property 'charge'",
    ],
    [
      'text for a number',
      'POST',
      '/v1/refunds',
      {},
      { amount: '29.00 USD' },
      'POST /v1/refunds request /amount: must be number',
    ],
    [
      'missing parameter',
      'POST',
      '/v1/payment_intents',
      {},
      { amount: '2900' },
      "POST /v1/payment_intents request /: must have the property 'currency'",
    ],
    [
      'unknown reason',
      'POST',
      '/v1/refunds',
      {},
      { reason: 'exchange' },
      'POST /v1/refunds request /reason: must be one of "duplicate", "fraudulent", "requested_by_customer"',
    ],
    [
      'unknown operation',
      'POST',
      '/v1/payouts',
      {},
      {},
      'POST /v1/payouts: is not an operation in',
    ],
  ])('%s', (_, method, path, query, body, sentence) => {
    const sentences = check.request(method, path, { query, body });
    expect(sentences).toEqual([expect.stringContaining(sentence)]);
  });
});
