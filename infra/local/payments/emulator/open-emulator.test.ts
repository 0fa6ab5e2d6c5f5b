import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stripeClient } from '@learning/infra/stripe-sync/running-product';
import { openEmulator, type OpenEmulator } from './open-emulator.ts';

const ORIGIN = 'http://localhost:5173';

let folder: string;
let file: string;
let opened: OpenEmulator[];
const open = async () => {
  const one = await openEmulator(file, ORIGIN);
  opened.push(one);
  return one;
};
/** A client that reaches the emulator as the functions do. */
const clientOf = ({ access }: OpenEmulator) => stripeClient(access.secretKey, access.apiOrigin);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  file = join(folder, 'stripe.json');
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((emulator) => emulator.close().catch(() => {})));
  rmSync(folder, { recursive: true });
});

test('A payment and the clock survive a restart', async () => {
  const before = await open();
  const automatic = { automatic_payment_methods: { enabled: true } };
  const { id, client_secret: secret } = await clientOf(before).paymentIntents.create({
    amount: 2900,
    currency: 'usd',
    ...automatic,
  });
  await before.emulator.advance(86_400);
  await before.close();

  const after = await open();
  expect(await clientOf(after).paymentIntents.retrieve(id)).toMatchObject({ amount: 2900 });
  expect(after.emulator.now().getTime() - Date.now()).toBeGreaterThan(86_000_000);
  expect(await after.emulator.confirm(secret!, '4242424242424242')).toEqual({
    status: 'succeeded',
  });
  expect(after.emulator.contractViolations()).toEqual([]);
});

test('The API requires the secret key', async () => {
  const { access } = await open();
  await expect(stripeClient('sk_test_other', access.apiOrigin).customers.list()).rejects.toThrow(
    Stripe.errors.StripeAuthenticationError,
  );
});

test('Webhooks arrive over HTTP with a signature; a lost one is sent again', async () => {
  const bodies: { text: string; signature: string }[] = [];
  const receiver: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      bodies.push({ text: Buffer.concat(chunks).toString(), signature });
      response.end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const one = await open();
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/stripe`;
  await one.sdk.v2.core.eventDestinations.create({
    name: 'Site',
    type: 'webhook_endpoint',
    event_payload: 'thin',
    enabled_events: ['v1.payment_intent.canceled'],
    webhook_endpoint: { url },
  });
  const automatic = { automatic_payment_methods: { enabled: true } };
  const { id } = await one.sdk.paymentIntents.create({
    amount: 100,
    currency: 'usd',
    ...automatic,
  });

  one.deliveries.dropNext(1);
  await one.sdk.paymentIntents.cancel(id);
  await one.emulator.deliverDue();
  expect(one.deliveries.toDrop).toBe(0);
  expect(bodies).toEqual([]);
  await one.emulator.advance(86_400);
  await one.emulator.deliverDue();
  expect(bodies).toHaveLength(1);
  const [{ text, signature }] = bodies as [(typeof bodies)[0]];
  const event = one.sdk.parseEventNotification(text, signature, one.access.webhookSecret);
  expect(event).toMatchObject({ type: 'v1.payment_intent.canceled', related_object: { id } });
  await new Promise((done) => receiver.close(done));
});
