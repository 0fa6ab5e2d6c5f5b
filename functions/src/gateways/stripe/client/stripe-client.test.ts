import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';
import { withTimeLimit } from './time-limit.ts';
import { openStripe } from '../open-stripe.ts';

/** Takes calls and never answers. */
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

it('A call that Stripe does not answer ends with the time of the work, and is not sent again', async () => {
  const provider = open(MINUTE_MS);
  const failure = withTimeLimit(100, () => provider.readPayment('pi_1'));
  await expect(failure).rejects.toMatchObject({ isTransient: true });
  expect(calls).toBe(1);
});

it('When the time of the work is over Stripe is asked nothing more', async () => {
  const provider = open(MINUTE_MS);
  const failure = withTimeLimit(0, () => provider.readPayment('pi_1'));
  await expect(failure).rejects.toBeInstanceOf(PaymentProviderFailure);
  expect(calls).toBe(0);
});

it('Outside of such work a call ends with its own time, and is sent once more', async () => {
  await expect(open(50).readPayment('pi_1')).rejects.toBeInstanceOf(PaymentProviderFailure);
  expect(calls).toBe(2);
});
