import { describe, expect, test } from 'vitest';
import { openContractCheck } from './contract-check.ts';

const check = openContractCheck();

type Fields = Record<string, unknown>;
const blankWith = (name: string, fields: Fields): Fields & { object: string } =>
  ({ ...check.blank(name), ...fields }) as Fields & { object: string };

const charge = blankWith('charge', {
  id: 'ch_1',
  amount: 2900,
  currency: 'usd',
  status: 'succeeded',
  outcome: { ...check.blank('Charge.Outcome'), type: 'authorized', risk_level: 'normal' },
});
const paymentIntent = blankWith('payment_intent', {
  id: 'pi_1',
  status: 'succeeded',
  customer: { id: 'cus_1', object: 'customer', deleted: true },
  latest_charge: charge,
  automatic_payment_methods: { enabled: true },
  metadata: { orderId: 'order-1' },
});
const refund = blankWith('refund', { id: 're_1', charge: 'ch_1', status: 'pending', amount: 2900 });
const card = { ...check.blank('Dispute.PaymentMethodDetails.Card'), brand: 'visa' };
const dispute = blankWith('dispute', {
  status: 'needs_response',
  payment_method_details: { type: 'card', card },
});
const invoice = blankWith('invoice', {
  lines: { object: 'list', data: [check.blank('line_item')], has_more: false, url: '/v1/x' },
  confirmation_secret: { client_secret: 'pi_1_secret_1', type: 'payment_intent' },
});
const subscription = blankWith('subscription', {
  status: 'incomplete',
  items: {
    object: 'list',
    data: [check.blank('subscription_item')],
    has_more: false,
    url: '/v1/x',
  },
  latest_invoice: invoice,
});
const refundCreated = blankWith('event', {
  type: 'refund.created',
  data: { object: refund, previous_attributes: { status: 'pending' } },
});
const thinRefundCreated = blankWith('v2.core.event', {
  type: 'v1.refund.created',
  related_object: { id: 're_1', type: 'refund', url: '/v1/refunds/re_1' },
});

describe('Values that Stripe would send pass', () => {
  const objects = {
    charge,
    paymentIntent,
    refund,
    dispute,
    invoice,
    subscription,
    refundCreated,
    thinRefundCreated,
    'deleted customer': { id: 'cus_1', object: 'customer', deleted: true },
  };
  test.each(Object.entries(objects))('%s', (_, object) => {
    expect(check.object(object)).toEqual([]);
  });

  test('Creating, listing and declining a payment passes', () => {
    const body = {
      amount: '2900',
      currency: 'usd',
      customer: 'cus_1',
      automatic_payment_methods: { enabled: 'true' },
      metadata: { orderId: '7', sku: 'course#1' },
      expand: ['latest_charge'],
    };
    expect(check.request('POST', '/v1/payment_intents', { query: {}, body })).toEqual([]);
    expect(check.response('POST', '/v1/payment_intents', 200, paymentIntent)).toEqual([]);
    const query = { created: { gte: '1' }, limit: '3', customer: 'cus_1' };
    expect(check.request('GET', '/v1/payment_intents', { query, body: undefined })).toEqual([]);
    const page = { object: 'list', data: [paymentIntent], has_more: false, url: '/v1/x' };
    expect(check.response('GET', '/v1/payment_intents', 200, page)).toEqual([]);
    const error = { type: 'card_error', message: 'Your card was declined.', code: 'card_declined' };
    expect(check.response('POST', '/v1/payment_intents', 402, { error })).toEqual([]);
  });
});

describe('Violations name the place and the rule', () => {
  test.each<[string, Fields & { object: string }, string]>([
    [
      'unknown property',
      { ...refund, livemode: false },
      "Refund /: must not have the property 'livemode'",
    ],
    [
      'missing property',
      {
        ...dispute,
        payment_method_details: { type: 'card', card: { ...card, network: undefined } },
      },
      "Dispute /payment_method_details/card: must have the property 'network'",
    ],
    [
      'open enum, closed here',
      { ...subscription, status: 'resting' },
      'Subscription /status: must be one of "active", "canceled", "incomplete", "incomplete_expired", "past_due", ' +
        '"paused", "trialing", "unpaid"',
    ],
    [
      'wrong type in a nested list',
      {
        ...invoice,
        lines: { ...(invoice['lines'] as Fields), data: [blankWith('line_item', { amount: '1' })] },
      },
      'Invoice /lines/data/0/amount: must be number',
    ],
    [
      'null',
      { ...paymentIntent, payment_details: null },
      'PaymentIntent /payment_details: must be object',
    ],
    [
      'neither id nor object',
      { ...refund, charge: 7 },
      'Refund /charge: must be string or object or null',
    ],
    [
      'wrong inside an expanded object',
      { ...paymentIntent, latest_charge: { ...charge, invoice: 'in_1' } },
      "PaymentIntent /latest_charge: must not have the property 'invoice'",
    ],
    [
      'wrong inside an event',
      { ...refundCreated, data: { object: { ...refund, amount: null } } },
      'Event /data/object/amount: must be number',
    ],
    [
      'an object that the event is not about',
      { ...refundCreated, type: 'charge.refunded' },
      'Event /data/object/object: must be one of "charge"',
    ],
    [
      'an event type about an unsupported object',
      { ...refundCreated, type: 'payout.paid' },
      'Event /type: must be one of',
    ],
    [
      'another related object',
      { ...thinRefundCreated, related_object: { id: 'ch_1', type: 'charge', url: '/v1/x' } },
      "V2.Core.Event /related_object/type: must be 'refund'",
    ],
    [
      'an object that is not supported',
      { ...charge, review: { object: 'review' } },
      'Charge /review: must be string',
    ],
    ['unknown object', { object: 'payout' }, "object 'payout': is not a supported kind of object"],
  ])('%s', (_, value, sentence) => {
    // JSON has no undefined.
    const sentences = check.object(JSON.parse(JSON.stringify(value)) as { object: string });
    expect(sentences.filter((each) => each.startsWith(sentence))).toHaveLength(1);
  });

  test('An error without a type and a redirect are violations', () => {
    expect(check.response('GET', '/v1/refunds/re_1', 404, { error: { message: 'No' } })).toEqual([
      "GET /v1/refunds/{id} response 404 /error: must have the property 'type'",
    ]);
    expect(check.response('GET', '/v1/refunds/re_1', 302, {})).toHaveLength(1);
  });
});

test('A blank of an unknown object is refused', () => {
  expect(() => check.blank('payout')).toThrow("no 'payout'");
});
