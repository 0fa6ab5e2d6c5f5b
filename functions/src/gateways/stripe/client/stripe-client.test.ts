import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';
import { withTimeLimit } from './time-limit.ts';
import { openStripe } from '../open-stripe.ts';

/** Accepts calls and never responds. */
let silent: Server;
let calls = 0;
beforeAll(async () => {
  silent = createServer(() => (calls += 1));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => (calls = 0));
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

const MINUTE_MS = 60_000;

const open = (timeoutMs: number) =>
  openStripe(
    {
      environment: 'dev',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      isLive: false,
      apiOrigin: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    },
    { timeoutMs, maxNetworkRetries: 1 },
  );

it('A call without a response ends with the time limit and is not retried', async () => {
  const provider = open(MINUTE_MS);
  const failure = withTimeLimit(100, () => provider.readPayment('pi_1'));
  await expect(failure).rejects.toMatchObject({ isTransient: true });
  expect(calls).toBe(1);
});

it('After the time limit Stripe is not called', async () => {
  const provider = open(MINUTE_MS);
  const failure = withTimeLimit(0, () => provider.readPayment('pi_1'));
  await expect(failure).rejects.toBeInstanceOf(PaymentProviderFailure);
  expect(calls).toBe(0);
});

it('Without a time limit a call ends with its own timeout and is retried once', async () => {
  await expect(open(50).readPayment('pi_1')).rejects.toBeInstanceOf(PaymentProviderFailure);
  expect(calls).toBe(2);
});
