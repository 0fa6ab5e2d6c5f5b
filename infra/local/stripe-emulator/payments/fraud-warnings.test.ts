import { expect, test } from 'vitest';
import { openTestAccount } from '#testing/test-account.ts';

test('A warning names the payment, and is actionable until the payment is disputed or refunded', async () => {
  const account = await openTestAccount();
  const { emulator, stripe } = account;
  const [disputed, refunded] = [await account.payment(), await account.payment()];
  for (const { id, secret } of [disputed, refunded]) {
    await emulator.confirm(secret, '4242424242424242');
    await emulator.warnOfFraud(id);
  }
  const warnings = async () => (await stripe.radar.earlyFraudWarnings.list()).data;
  expect(await warnings()).toMatchObject([
    { payment_intent: refunded.id, actionable: true },
    { payment_intent: disputed.id, actionable: true },
  ]);
  await emulator.openDispute(disputed.id);
  await emulator.refundFromDashboard(refunded.id, 1);
  const [later, earlier] = await warnings();
  expect([later!.actionable, earlier!.actionable]).toEqual([true, false]);
  await emulator.refundFromDashboard(refunded.id);
  expect(await stripe.radar.earlyFraudWarnings.retrieve(later!.id)).toMatchObject({
    actionable: false,
    fraud_type: 'unauthorized_use_of_card',
  });
});

test('Card …5423 is reported a minute after its charge', async () => {
  const { emulator, payment, eventTypes } = await openTestAccount();
  const { secret } = await payment();
  await emulator.confirm(secret, '4000000000005423');
  expect(eventTypes()).not.toContain('radar.early_fraud_warning.created');
  await emulator.advance(60);
  expect(eventTypes().at(-1)).toBe('radar.early_fraud_warning.created');
});
