import { STRIPE_EVENT_TYPES, tierLookupKey } from '@learning/shared/contract/webhooks';
import { tiers } from '@learning/content/tiers';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createStripeEmulator, EMULATED_SECRET_KEY } from '@learning/stripe-emulator/emulator';
import { missingPrices } from './missing-prices.ts';
import { soldTiers } from './sold-tiers.ts';
import { syncStripe, type SyncOptions } from './sync-stripe.ts';

const sold = soldTiers(tiers);
const wanted: SyncOptions = {
  environment: 'dev',
  tiers: sold,
  siteOrigin: 'https://learn.example.org',
  tax: 'none',
  isDryRun: false,
};

function account() {
  const emulator = createStripeEmulator();
  const stripe = new Stripe(EMULATED_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient((url, init) => emulator.fetch(new Request(url, init))),
  });
  return { emulator, stripe };
}

describe('stripe:sync', () => {
  it('leaves no price missing, until one is sold for another amount', async () => {
    const { stripe } = account();
    expect(await missingPrices(stripe, sold)).toHaveLength(sold.length * 2);
    await syncStripe(stripe, wanted);
    expect(await missingPrices(stripe, sold)).toEqual([]);
    const [first, ...others] = sold;
    const changed = [{ ...first!, yearlyPriceCents: first!.yearlyPriceCents! + 100 }, ...others];
    expect(await missingPrices(stripe, changed)).toEqual([tierLookupKey(first!.slug, 'year')]);
  });

  it('creates products, prices by the month and the year with lookup keys, the portal and the event destination', async () => {
    const { emulator, stripe } = account();
    const { changes, webhookSecret } = await syncStripe(stripe, wanted);
    expect(changes).toHaveLength(sold.length * 3 + 2);
    expect(webhookSecret).toMatch(/^whsec_/);

    const expected = new Map(
      sold.flatMap(({ slug, priceCents, yearlyPriceCents }) => [
        [tierLookupKey(slug, 'month'), ['month', priceCents]],
        [tierLookupKey(slug, 'year'), ['year', yearlyPriceCents]],
      ]),
    );
    const lookup_keys = [...expected.keys()];
    const { data } = await stripe.prices.list({ lookup_keys, active: true });
    const created = data.map(
      ({ lookup_key, recurring, unit_amount }) =>
        [lookup_key, [recurring?.interval, unit_amount]] as const,
    );
    expect(new Map(created)).toEqual(expected);
    const destinations = await stripe.v2.core.eventDestinations.list();
    expect(destinations.data.map((destination) => destination.enabled_events)).toEqual([
      [...STRIPE_EVENT_TYPES],
    ]);
    expect(emulator.contractViolations()).toEqual([]);
  });

  it('creates no price for a plan that is sold by contract', () => {
    expect(sold.map((tier) => tier.slug)).not.toContain('corporate');
    expect(sold.length).toBe(tiers.length - 1);
  });

  it('changes nothing when it runs again, and returns no secret', async () => {
    const { stripe } = account();
    await syncStripe(stripe, wanted);
    expect(await syncStripe(stripe, wanted)).toEqual({ changes: [], webhookSecret: null });
  });

  it('lists the changes in a dry run and makes none', async () => {
    const { emulator, stripe } = account();
    const { changes } = await syncStripe(stripe, { ...wanted, isDryRun: true });
    expect(changes).toHaveLength(sold.length * 3 + 2);
    expect(emulator.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('enables a disabled destination once', async () => {
    const { emulator, stripe } = account();
    await syncStripe(stripe, wanted);
    const { eventDestinations } = stripe.v2.core;
    const [destination] = (await eventDestinations.list()).data;
    await eventDestinations.disable(destination!.id);
    const { changes } = await syncStripe(stripe, wanted);
    expect(changes).toEqual([
      'Events: enabled again for https://learn.example.org/webhooks/stripe',
    ]);
    expect((await eventDestinations.list()).data).toMatchObject([{ status: 'enabled' }]);
    expect((await syncStripe(stripe, wanted)).changes).toEqual([]);
    expect(emulator.contractViolations()).toEqual([]);
  });

  it('does not change the portal and the destination of another environment on the account', async () => {
    const { stripe } = account();
    const staging = {
      ...wanted,
      environment: 'staging',
      siteOrigin: 'https://staging.example.org',
    };
    await syncStripe(stripe, wanted);
    const { changes } = await syncStripe(stripe, staging);
    expect(changes).toEqual([
      'Customer portal: configuration',
      'Events go to https://staging.example.org/webhooks/stripe',
    ]);
    for (const options of [wanted, staging]) {
      expect((await syncStripe(stripe, options)).changes).toEqual([]);
    }
    const { data } = await stripe.billingPortal.configurations.list();
    const returnUrls = new Map(
      data.map((item) => [item.metadata!['environment'], item.default_return_url]),
    );
    expect(returnUrls).toEqual(
      new Map([
        ['dev', 'https://learn.example.org/account/purchases'],
        ['staging', 'https://staging.example.org/account/purchases'],
      ]),
    );
  });

  it('gives the lookup keys to prices that say whether they include tax, and keeps those without tax', async () => {
    const { emulator, stripe } = account();
    await syncStripe(stripe, wanted);
    const behaviors = async () => {
      const lookup_keys = sold.flatMap(({ slug }) => [
        tierLookupKey(slug, 'month'),
        tierLookupKey(slug, 'year'),
      ]);
      const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100 });
      return data.map((price) => price.tax_behavior);
    };
    const all = (behavior: string) => Array<string>(sold.length * 2).fill(behavior);
    await syncStripe(stripe, { ...wanted, tax: 'added' });
    expect(await behaviors()).toEqual(all('exclusive'));
    // Another environment without tax takes the same prices.
    expect((await syncStripe(stripe, wanted)).changes).toEqual([]);
    await syncStripe(stripe, { ...wanted, tax: 'included' });
    expect(await behaviors()).toEqual(all('inclusive'));
    expect((await syncStripe(stripe, { ...wanted, tax: 'included' })).changes).toEqual([]);
    expect(emulator.contractViolations()).toEqual([]);
  });

  it('gives a changed price the lookup key and stops selling the old one', async () => {
    const { stripe } = account();
    await syncStripe(stripe, wanted);
    const [first, ...rest] = sold;
    const lookup_keys = [tierLookupKey(first!.slug)];
    const before = (await stripe.prices.list({ lookup_keys })).data[0]!;
    const increased = { ...first!, priceCents: first!.priceCents + 1000 };
    await syncStripe(stripe, { ...wanted, tiers: [increased, ...rest] });

    const after = (await stripe.prices.list({ lookup_keys, active: true })).data;
    expect(after.map((price) => price.unit_amount)).toEqual([increased.priceCents]);
    expect((await stripe.prices.retrieve(before.id)).active).toBe(false);
    const [portal] = (await stripe.billingPortal.configurations.list()).data;
    expect(JSON.stringify(portal!.features.subscription_update)).toContain(after[0]!.id);
  });
});
