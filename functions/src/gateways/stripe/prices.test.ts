import {
  createStripeEmulator,
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
  type StripeEmulator,
} from '@learning/stripe-emulator/emulator';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentProviderFailure, type PaymentProvider } from '#billing/payment-provider.ts';
import { openStripe } from './open-stripe.ts';

const KEY = 'tier_entry_month_usd';

let stripe: StripeEmulator;
let provider: PaymentProvider;
let now: number;
let priceId: string;

beforeEach(async () => {
  stripe = createStripeEmulator();
  const httpClient = Stripe.createFetchHttpClient((url, init) =>
    stripe.fetch(new Request(url as string, init as RequestInit)),
  );
  now = 0;
  const account = {
    environment: 'dev',
    secretKey: EMULATED_SECRET_KEY,
    publishableKey: EMULATED_PUBLISHABLE_KEY,
    isLive: false,
    apiOrigin: undefined,
  };
  provider = openStripe(account, { httpClient, clock: () => now, maxNetworkRetries: 0 });
  const sdk = new Stripe(EMULATED_SECRET_KEY, { httpClient });
  await sdk.products.create({ id: 'tier_entry', name: 'Starter' });
  const price = await sdk.prices.create({
    product: 'tier_entry',
    currency: 'usd',
    unit_amount: 9900,
    recurring: { interval: 'month' },
    lookup_key: KEY,
  });
  priceId = price.id;
});

const calls = () =>
  stripe.requests().filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/prices'))
    .length;

describe('prices of the tiers', () => {
  it('are cached for five minutes; a failure is not', async () => {
    stripe.failNext({ method: 'GET', path: /prices/, kind: '500' });
    await expect(provider.tierPrices([KEY])).rejects.toBeInstanceOf(PaymentProviderFailure);
    const found = [{ priceId, lookupKey: KEY, unitAmountCents: 9900, currency: 'usd' }];
    expect(await provider.tierPrices([KEY])).toEqual(found);
    const before = calls();
    now = 299_999;
    expect(await provider.tierPrices([KEY])).toEqual(found);
    expect(calls()).toBe(before);
    now = 300_000;
    expect(await provider.tierPrices([KEY])).toEqual(found);
    expect(calls()).toBe(before + 1);
  });

  it('are read again for a caller that allows less age, and cached again', async () => {
    await provider.tierPrices([KEY]);
    const before = calls();
    now = 9_999;
    await provider.tierPrices([KEY], 10_000);
    expect(calls()).toBe(before);
    now = 10_000;
    await provider.tierPrices([KEY], 10_000);
    expect(calls()).toBe(before + 1);
    now = 309_999;
    await provider.tierPrices([KEY]);
    expect(calls()).toBe(before + 1);
  });
});
