import { expect, test } from 'vitest';
import { createStripeEmulator } from '#emulator.ts';
import { openTestAccount, START_TIME, subscribed } from '#testing/test-account.ts';

const DAY = 86_400;

test('A snapshot and the changes since give the same state, also when they are applied twice', async () => {
  const lines: string[] = [];
  const account = await openTestAccount();
  const { emulator, stripe } = account;
  const snapshot = emulator.snapshot();
  const collect = () => {
    const line = emulator.takeChanges();
    if (line !== null) lines.push(line);
  };
  collect();
  lines.length = 0;
  const { id, secret } = await account.payment();
  collect();
  await emulator.confirm(secret, '4242424242424242');
  collect();
  await stripe.refunds.create({ payment_intent: id, amount: 100 }, { idempotencyKey: 'refund' });
  collect();
  await subscribed(account, await account.monthly(9900));
  await emulator.advance(40 * DAY);
  collect();
  const customer = await stripe.customers.create({});
  collect();
  await stripe.customers.del(customer.id);
  collect();
  expect(lines).toHaveLength(6);

  for (const changes of [lines, [...lines, ...lines]]) {
    const restored = createStripeEmulator({ clock: () => START_TIME, snapshot, changes });
    expect(restored.snapshot()).toEqual(emulator.snapshot());
  }
});

test('Without a change there is nothing to store', async () => {
  const { emulator, stripe } = await openTestAccount();
  emulator.takeChanges();
  await stripe.customers.list();
  await emulator.advance(0);
  expect(emulator.takeChanges()).toBeNull();
});
