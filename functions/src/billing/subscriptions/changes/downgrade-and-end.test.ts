import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { idOf } from '#gateways/stripe/client/stripe-client.ts';
import { downgradedPlan, AFTER_FIRST_RENEWAL } from '#testing/billing/downgraded-plan.ts';
import { priceIdOf } from '#testing/billing/subscriber.ts';
import { listPurchases } from '#billing/purchases/list-purchases.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const downgraded = async () => downgradedPlan((harness = await billing.open()));

const NEXT = { tierSlug: 'entry', tierName: 'Starter', priceCents: 9900 };

describe('a plan with a scheduled downgrade', () => {
  it('shows the next tier, its date and its price until it takes effect', async () => {
    const { userId, reconcile, currentPeriodEnd, advanceTo } = await downgraded();
    const nextTier = { ...NEXT, from: currentPeriodEnd };
    expect(await reconcile()).toMatchObject({ tierSlug: 'professional', nextTier });
    const shown = await listPurchases({ userId, now: harness.now() }, harness.deps);
    expect(shown.subscription).toMatchObject({
      tier: { name: 'Professional', price: 199 },
      nextTier: { name: 'Starter', price: 99, from: currentPeriodEnd },
    });
    await advanceTo(AFTER_FIRST_RENEWAL);
    expect(await reconcile()).toMatchObject({ tierSlug: 'entry', nextTier: null });
  });

  it('shows none after the downgrade was canceled', async () => {
    const { reconcile, changeTier } = await downgraded();
    await changeTier('professional');
    expect(await reconcile()).toMatchObject({ tierSlug: 'professional', nextTier: null });
  });

  it('can be set to end, which replaces the downgrade', async () => {
    const { reconcile, setEnd, currentPeriodEnd, advanceTo, charged } = await downgraded();
    expect(await setEnd(true)).toMatchObject({ cancelAt: currentPeriodEnd, nextTier: null });
    await advanceTo('2026-12-19T09:00:00.000Z');
    expect(await reconcile()).toMatchObject({ status: 'canceled', tierSlug: 'professional' });
    expect(charged()).toEqual([19900]);
  });

  it('restores the downgrade when resumed, so that no one pays more than they chose', async () => {
    const { reconcile, setEnd, currentPeriodEnd, advanceTo, charged, savedDowngrade } =
      await downgraded();
    await setEnd(true);
    expect(await setEnd(false)).toMatchObject({
      cancelAt: null,
      tierSlug: 'professional',
      nextTier: { ...NEXT, from: currentPeriodEnd },
    });
    expect(savedDowngrade()).toBeUndefined();
    expect(await setEnd(false)).toMatchObject({ cancelAt: null });
    await setEnd(true);
    await setEnd(false);
    await advanceTo(AFTER_FIRST_RENEWAL);
    expect(await reconcile()).toMatchObject({ status: 'active', tierSlug: 'entry' });
    expect(charged()).toEqual([19900, 9900]);
  });

  it('restores the downgrade when resumed in the portal', async () => {
    const { reconcile, setEnd, page, advanceTo, charged, savedDowngrade } = await downgraded();
    await setEnd(true);
    await page.resume();
    await reconcile();
    expect(savedDowngrade()).toBeUndefined();
    await advanceTo(AFTER_FIRST_RENEWAL);
    expect((await reconcile()).tierSlug).toBe('entry');
    expect(charged()).toEqual([19900, 9900]);
  });

  it.each(['by us', 'in the portal'])(
    'restores the downgrade when resumed %s after its price was replaced',
    async (where) => {
      const { reconcile, setEnd, page, advanceTo, charged } = await downgraded();
      await setEnd(true);
      const { prices } = harness.sdk;
      const old = await prices.retrieve(await priceIdOf(harness, 'entry'));
      await prices.create({
        product: idOf(old.product)!,
        currency: 'usd',
        unit_amount: 8900,
        recurring: { interval: 'month' },
        lookup_key: old.lookup_key!,
        transfer_lookup_key: true,
      });
      await prices.update(old.id, { active: false });
      await (where === 'by us' ? setEnd(false) : page.resume());
      await reconcile();
      await advanceTo(AFTER_FIRST_RENEWAL);
      expect(await reconcile()).toMatchObject({ tierSlug: 'entry', priceCents: 8900 });
      expect(charged()).toEqual([19900, 8900]);
    },
  );

  it('discards the downgrade when another tier was chosen since', async () => {
    const { reconcile, setEnd, changeTier, advanceTo, charged, savedDowngrade } =
      await downgraded();
    await setEnd(true);
    await changeTier('executive');
    expect(await reconcile()).toMatchObject({
      tierSlug: 'executive',
      cancelAt: null,
      nextTier: null,
    });
    expect(savedDowngrade()).toBeUndefined();
    await advanceTo(AFTER_FIRST_RENEWAL);
    const { tierSlug, priceCents } = await reconcile();
    expect(tierSlug).toBe('executive');
    expect(charged().at(-1)).toBe(priceCents);
  });

  it('discards the downgrade when it was chosen again and then canceled', async () => {
    const { reconcile, setEnd, changeTier, advanceTo, charged } = await downgraded();
    await setEnd(true);
    await changeTier('entry');
    expect(await reconcile()).toMatchObject({ cancelAt: null, nextTier: NEXT });
    await changeTier('professional');
    expect(await reconcile()).toMatchObject({ nextTier: null });
    await advanceTo(AFTER_FIRST_RENEWAL);
    expect((await reconcile()).tierSlug).toBe('professional');
    expect(charged()).toEqual([19900, 19900]);
  });

  it('can be set to end and resumed after the downgrade took effect', async () => {
    const { reconcile, setEnd, advanceTo, charged } = await downgraded();
    await advanceTo(AFTER_FIRST_RENEWAL);
    const { currentPeriodEnd } = await reconcile();
    expect(await setEnd(true)).toMatchObject({ cancelAt: currentPeriodEnd });
    expect(await setEnd(false)).toMatchObject({ cancelAt: null, nextTier: null });
    expect(await setEnd(true)).toMatchObject({ cancelAt: currentPeriodEnd });
    await advanceTo('2027-01-19T09:00:00.000Z');
    expect((await reconcile()).status).toBe('canceled');
    expect(charged()).toEqual([19900, 9900]);
  });
});
