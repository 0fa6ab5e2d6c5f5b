import { expect, test } from 'vitest';
import { openTestAccount } from '#testing/test-account.ts';

const GENERIC = { code: 'card_declined', message: 'Your card was declined.' };

test.each([
  ['4242424242424242', 'succeeded', undefined],
  ['5555 5555 5555 4444', 'succeeded', undefined],
  ['4000000000000002', 'requires_payment_method', GENERIC],
  [
    '4000000000009995',
    'requires_payment_method',
    {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  ],
  [
    '4000000000000069',
    'requires_payment_method',
    { code: 'expired_card', message: 'Your card has expired.' },
  ],
  ['4000000000000341', 'requires_payment_method', GENERIC],
  ['4000002500003155', 'requires_action', undefined],
  ['4000000000003220', 'requires_action', undefined],
  ['4242424242424241', 'requires_payment_method', { code: 'incorrect_number' }],
  ['4111111111111111', 'requires_payment_method', { decline_code: 'test_mode_live_card' }],
])('Card %s takes a payment to %s', async (card, status, error) => {
  const { emulator, payment, stripe } = await openTestAccount();
  const { id, secret } = await payment();
  const outcome = await emulator.confirm(secret, card);
  expect(outcome.status).toBe(status);
  expect(outcome).toMatchObject({ status, ...(error && { error }) });
  expect('error' in outcome).toBe(error !== undefined);
  const intent = await stripe.paymentIntents.retrieve(id);
  expect(intent.status).toBe(status);
  expect(intent.amount_received).toBe(status === 'succeeded' ? 2900 : 0);
});

test('A declined payment stays open, and a good card then creates one successful charge', async () => {
  const { emulator, payment, stripe, eventTypes } = await openTestAccount();
  const { id, secret } = await payment();
  await emulator.confirm(secret, '4000000000000002');
  await emulator.confirm(secret, '4242424242424242');
  const { data } = await stripe.charges.list({ payment_intent: id });
  expect(data.map((item) => item.status)).toEqual(['succeeded', 'failed']);
  expect(eventTypes().filter((type) => type.startsWith('payment_intent.'))).toEqual([
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
  ]);
});

test.each([
  ['complete', 'succeeded', undefined, 1],
  ['fail', 'requires_payment_method', 'payment_intent_authentication_failure', 0],
] as const)('3-D Secure answered with %s leads to %s', async (answer, status, code, charges) => {
  const { emulator, payment, stripe } = await openTestAccount();
  const { id, secret } = await payment();
  await emulator.confirm(secret, '4000002500003155');
  expect((await stripe.paymentIntents.retrieve(id)).next_action?.type).toBe('use_stripe_sdk');
  const outcome = await emulator.completeAuthentication(secret, answer);
  expect([outcome.status, outcome.error?.code]).toEqual([status, code]);
  expect(emulator.objects().charges).toHaveLength(charges);
  const { status: then } = await emulator.confirm(secret, '4242424242424242');
  expect(then).toBe('succeeded');
  expect(emulator.objects().charges).toHaveLength(1);
});

test('A paid or canceled PaymentIntent is neither confirmed nor canceled again', async () => {
  const { emulator, payment, stripe } = await openTestAccount();
  const paid = await payment();
  await emulator.confirm(paid.secret, '4242424242424242');
  const canceled = await payment();
  await stripe.paymentIntents.cancel(canceled.id);
  for (const { id, secret } of [paid, canceled]) {
    const again = await emulator.confirm(secret, '4242424242424242');
    expect(again.error?.code).toBe('payment_intent_unexpected_state');
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id },
    });
  }
  expect(emulator.objects().charges).toHaveLength(1);
});

test('A wrong client secret is refused and changes nothing', async () => {
  const { emulator, payment } = await openTestAccount();
  const { secret } = await payment();
  const outcome = await emulator.confirm(`${secret}x`, '4242424242424242');
  expect(outcome).toMatchObject({ status: '', error: { code: 'resource_missing' } });
  expect(emulator.objects().charges).toEqual([]);
});

test('payment_method_types is refused as this version of the API does', async () => {
  const { stripe } = await openTestAccount();
  const params = { amount: 2900, currency: 'usd', payment_method_types: ['card'] };
  await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({
    statusCode: 400,
    code: 'payment_method_types_no_longer_supported',
  });
});

test.each([
  [{ amount: 49, currency: 'usd' }, 'amount_too_small'],
  [{ amount: 2900.5, currency: 'usd' }, 'parameter_invalid_integer'],
  [{ amount: 2900, currency: 'usd', customer: 'cus_unknown' }, 'resource_missing'],
  [{ amount: 2900, currency: 'usd', capture_method: 'manual' as const }, 'parameter_unknown'],
])('A payment of %j is refused with %s', async (params, code) => {
  const { stripe, emulator } = await openTestAccount();
  await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({ code });
  expect(emulator.objects().paymentIntents).toEqual([]);
});

test('A declined server-side confirmation throws with the PaymentIntent', async () => {
  const { payment, stripe } = await openTestAccount();
  const { id } = await payment();
  await expect(
    stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }),
  ).rejects.toMatchObject({
    statusCode: 402,
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_intent: { id, status: 'requires_payment_method' },
  });
  const paid = await stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  expect(paid.latest_charge).toMatchObject({ paid: true, receipt_url: expect.any(String) });
});
