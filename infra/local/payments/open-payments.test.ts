import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createStripeEmulator,
  EMULATED_SECRET_KEY,
  type StripeEmulator,
} from '@learning/stripe-emulator/emulator';
import Stripe from 'stripe';
import { stripeClient } from '@learning/infra/stripe-sync/running-product';
import { openPayments, type Payments } from './open-payments.ts';

const ORIGIN = 'http://localhost:5173';
const KEYS = {
  kind: 'stripe',
  secretKey: 'secret',
  publishableKey: 'publishable',
  webhookSecret: 'whsec_set',
} as const;

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

const files = () => ({
  file: join(folder, 'stripe.json'),
  accountFile: join(folder, 'stripe-account.json'),
});

/** A client of an account that stands for the real service. */
const clientOf = (account: Pick<StripeEmulator, 'fetch'>) =>
  new Stripe(EMULATED_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient((url, init) =>
      account.fetch(new Request(url as string, init as RequestInit)),
    ),
    maxNetworkRetries: 0,
  });

async function open(origin: string) {
  const location = { ...files(), origin };
  opened = await openPayments({ kind: 'emulator' }, location, () => {});
  return { payments: opened, sdk: stripeClient(opened.access.secretKey, opened.access.apiOrigin) };
}

async function catalogOf({ sdk }: Awaited<ReturnType<typeof open>>) {
  const prices = await sdk.prices.list({ active: true });
  const include = { include: ['webhook_endpoint.url' as const] };
  const destinations = await sdk.v2.core.eventDestinations.list(include);
  return {
    prices: prices.data.map(({ id, lookup_key: key }) => `${key} ${id}`).toSorted(),
    webhooks: destinations.data.map((destination) => destination.webhook_endpoint?.url),
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
  const printed: string[] = [];
  const location = { ...files(), origin: ORIGIN };
  const account = createStripeEmulator();
  opened = await openPayments(
    KEYS,
    location,
    (line) => printed.push(line),
    () => clientOf(account),
  );
  expect(opened.rewritePage).toBeUndefined();
  expect(opened.access).toEqual({
    secretKey: 'secret',
    publishableKey: 'publishable',
    webhookSecret: 'whsec_set',
    accountId: account.accountId,
  });
  expect(printed.join()).not.toContain('secret,');
});

describe('the Stripe account of the state folder', () => {
  const openReal = (
    account: Pick<StripeEmulator, 'fetch'>,
    print: (line: string) => void = () => {},
  ) => openPayments(KEYS, { ...files(), origin: ORIGIN }, print, () => clientOf(account));
  const REFUSED = /belongs to another Stripe account .*npm start -- --fresh/;

  test('is the same at every start with the emulator', async () => {
    const { accountId } = (await open(ORIGIN)).payments.access;
    expect(accountId).toMatch(/^acct_/);
    await opened!.close();
    expect((await open(ORIGIN)).payments.access.accountId).toBe(accountId);
  });

  test('is refused in one sentence when test keys follow the emulator', async () => {
    await open(ORIGIN);
    await opened!.close();
    await expect(openReal(createStripeEmulator())).rejects.toThrow(REFUSED);
    // A folder that was filled before accounts were stored.
    rmSync(files().accountFile);
    await expect(openReal(createStripeEmulator())).rejects.toThrow(/\(the emulator\)/);
  });

  test('is refused when the keys change, the emulator follows test keys, or its state was deleted', async () => {
    const first = createStripeEmulator();
    await openReal(first);
    await openReal(first);
    await expect(openReal(createStripeEmulator())).rejects.toThrow(REFUSED);
    await expect(open(ORIGIN)).rejects.toThrow(REFUSED);
    rmSync(files().accountFile);
    rmSync(files().file, { force: true });
    await open(ORIGIN);
    await opened!.close();
    rmSync(files().file);
    await expect(open(ORIGIN)).rejects.toThrow(REFUSED);
  });

  test('is not compared while Stripe cannot be reached, and a revoked key is named', async () => {
    const account = createStripeEmulator();
    const { accountId } = (await openReal(account)).access;
    const printed: string[] = [];
    account.failNext({ kind: 'lost-before' });
    const offline = await openReal(account, (line) => printed.push(line));
    expect(offline.access.accountId).toBe(accountId);
    expect(printed.join()).toContain('could not be read');
    const revoked = () => Promise.resolve(Response.json({ error: {} }, { status: 401 }));
    await expect(openReal({ fetch: revoked })).rejects.toThrow('Stripe refuses STRIPE_SECRET_KEY');
  });
});
