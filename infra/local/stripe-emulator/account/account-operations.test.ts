import { expect, test } from 'vitest';
import { createStripeEmulator } from '#emulator.ts';
import { openTestAccount } from '#testing/test-account.ts';

test('Each account has its own id, which a snapshot keeps', async () => {
  const { emulator, stripe } = await openTestAccount();
  const { id } = await stripe.accounts.retrieveCurrent();
  expect(id).toMatch(/^acct_1\w{16}$/);
  expect(emulator.accountId).toBe(id);
  expect(createStripeEmulator({ snapshot: emulator.snapshot() }).accountId).toBe(id);
  expect(createStripeEmulator().accountId).not.toBe(id);
  expect(emulator.contractViolations()).toEqual([]);
});
