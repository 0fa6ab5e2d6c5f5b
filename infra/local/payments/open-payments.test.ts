import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stripeClient } from '@learning/infra/stripe-sync/running-product';
import { openPayments, type Payments } from './open-payments.ts';

let folder: string;
let opened: Payments | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'));
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  rmSync(folder, { recursive: true });
});

async function open(origin: string) {
  const location = { file: join(folder, 'stripe.json'), origin };
  opened = await openPayments({ kind: 'emulator' }, location, () => {});
  return { payments: opened, sdk: stripeClient(opened.access.secretKey, opened.access.apiOrigin) };
}

async function catalogOf({ sdk }: Awaited<ReturnType<typeof open>>) {
  const prices = await sdk.prices.list({ active: true });
  const include = { include: ['webhook_endpoint.url' as const] };
  const destinations = await sdk.v2.core.eventDestinations.list(include);
  return {
    prices: prices.data.map(({ id, lookup_key: key }) => `${key} ${id}`).toSorted(),
    webhooks: destinations.data.map((one) => one.webhook_endpoint?.url),
  };
}

test('A new emulator sells the tiers and sends its events to the site; a restart on another port preserves the prices', async () => {
  const first = await catalogOf(await open('http://localhost:5173'));
  expect(first.prices.length).toBeGreaterThan(1);
  expect(first.webhooks).toEqual(['http://localhost:5173/webhooks/stripe']);
  await opened!.close();
  const second = await catalogOf(await open('http://localhost:5174'));
  expect(second.prices).toEqual(first.prices);
  expect(second.webhooks).toEqual(['http://localhost:5174/webhooks/stripe']);
});

test('With the keys of a sandbox the emulator is off, and pages are unchanged', async () => {
  const mode = {
    kind: 'stripe',
    secretKey: 'secret',
    publishableKey: 'publishable',
    webhookSecret: 'whsec_set',
  } as const;
  const printed: string[] = [];
  const location = { file: join(folder, 'stripe.json'), origin: 'http://localhost:5173' };
  opened = await openPayments(mode, location, (line) => printed.push(line));
  expect(opened.rewritePage).toBeUndefined();
  expect(opened.access).toEqual({
    secretKey: 'secret',
    publishableKey: 'publishable',
    webhookSecret: 'whsec_set',
  });
  expect(printed.join()).not.toContain('secret,');
});
