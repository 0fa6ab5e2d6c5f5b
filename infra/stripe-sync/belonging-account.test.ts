import { createStripeEmulator, EMULATED_SECRET_KEY } from '@learning/stripe-emulator/emulator';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { OperatorFailure } from '#deploy/operator-failure.ts';
import { belongingAccount } from './belonging-account.ts';

const emulator = createStripeEmulator();
const stripe = new Stripe(EMULATED_SECRET_KEY, {
  httpClient: Stripe.createFetchHttpClient((url, init) => emulator.fetch(new Request(url, init))),
});
const account = (storedId: string | undefined, isMoving = false) =>
  belongingAccount(stripe, { environment: 'dev', storedId, isMoving });

it('is stored at the first run and accepted afterwards', async () => {
  expect(await account(undefined)).toBe(emulator.accountId);
  expect(await account(emulator.accountId)).toBe(emulator.accountId);
});

it('is refused in one sentence when it changes, unless the operator confirms it', async () => {
  const refused = account('acct_1Before');
  await expect(refused).rejects.toThrow(OperatorFailure);
  await expect(refused).rejects.toThrow(
    /belongs to the Stripe account acct_1Before.*--new-account/,
  );
  expect(await account('acct_1Before', true)).toBe(emulator.accountId);
});
