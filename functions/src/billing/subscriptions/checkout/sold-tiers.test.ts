import { tierLookupKey } from '@learning/shared/contract/webhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { findSoldTier, priceOf, type SoldTier } from './sold-tiers.ts';

let table: Table | undefined;
let harness: BillingHarness;
let tier: SoldTier;
beforeEach(async () => {
  table ??= await createCatalogTable();
  harness = await openBillingHarness({ table });
  tier = await findSoldTier({ slug: 'entry', interval: 'month' }, harness.deps);
  await priceOf(tier, harness.deps);
});

/** Does what `npm run stripe:sync` does with a price that changed in the content. */
const sellFor = (unit_amount: number) =>
  harness.sdk.prices.create({
    product: 'tier_entry',
    currency: 'usd',
    unit_amount,
    recurring: { interval: 'month' },
    lookup_key: tierLookupKey('entry'),
    transfer_lookup_key: true,
  });
const reads = () =>
  harness.stripe
    .requests()
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/prices')).length;

describe('the price of a plan', () => {
  it('applies at once when it changed at Stripe and in the catalog, without an alarm', async () => {
    await harness.advance(60);
    const { id } = await sellFor(10_900);
    expect(await priceOf({ ...tier, priceCents: 10_900 }, harness.deps)).toMatchObject({
      priceId: id,
      unitAmountCents: 10_900,
    });
    expect(harness.counted).toEqual([]);
  });

  it('counts a mismatch, refuses checkout, and asks Stripe at most every ten seconds', async () => {
    await harness.advance(60);
    await sellFor(10_900);
    const before = reads();
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(priceOf(tier, harness.deps)).resolves.toMatchObject({ unitAmountCents: 9900 });
    }
    expect(reads()).toBe(before);
    const higherPriced = { ...tier, priceCents: 12_900 };
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(priceOf(higherPriced, harness.deps)).rejects.toMatchObject({
        code: 'payments_unavailable',
      });
    }
    expect(reads()).toBe(before + 1);
    expect(harness.counted).toEqual(['PriceMismatch', 'PriceMismatch', 'PriceMismatch']);
    await harness.advance(10);
    await expect(priceOf(higherPriced, harness.deps)).rejects.toThrow(Error);
    expect(reads()).toBe(before + 2);
  });
});
