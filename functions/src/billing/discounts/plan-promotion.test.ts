import { beforeEach, describe, expect, it } from 'vitest';
import { setSubscriptionEnd } from '#billing/subscriptions/changes/set-subscription-end.ts';
import { expectConsistentRedemptions } from '#testing/billing-histories/purchase-invariants.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { storePromotion } from '#testing/billing/promotion.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import {
  GOOD_CARD,
  openPortalPage,
  openSubscriber,
  priceIdOf,
  type Subscriber,
} from '#testing/billing/subscriber.ts';
import type { PromotionCodeRecord } from './promotion-code-record.ts';

const DAY = 86_400;

const billing = setUpBilling();
let harness: BillingHarness;
let subscriber: Subscriber;
beforeEach(async () => {
  harness = await billing.open();
  subscriber = openSubscriber(harness);
});

const forStarter = (terms: Partial<PromotionCodeRecord> = {}) =>
  storePromotion(harness, { courseIds: [], tierSlugs: ['entry'], ...terms });
const paidAmounts = () =>
  harness.stripe.objects().invoices.map(({ amount_paid: amountPaid }) => amountPaid);
const countsOf = async (code: string) => {
  const { redemptions, paidRedemptions, discountedCents } =
    (await harness.deps.promotionCodes.find(code))!;
  return { redemptions, paidRedemptions, discountedCents };
};
/** Lets months pass and reconciles after each. */
const renew = async (orderId: string, months: number) => {
  for (let month = 0; month < months; month += 1) {
    await harness.advance(31 * DAY);
    await subscriber.reconcile(orderId);
  }
};

describe('a plan with a promotion code (payment case 78)', () => {
  it('says what is paid today and from when it costs the full price', async () => {
    const code = await forStarter();
    const prepared = await subscriber.checkout('entry', 'month', ` ${code.toLowerCase()} `);
    expect(prepared).toMatchObject({
      amount: 79.2,
      discount: { code, listPrice: 99, amount: 19.8 },
      planDiscount: { code, price: 79.2, fullPriceFrom: '2026-12-18T09:00:00.000Z' },
    });
    expect(await countsOf(code)).toMatchObject({ redemptions: 1, paidRedemptions: 0 });
    await subscriber.confirm(prepared);
    await subscriber.reconcile(prepared.orderId);
    await renew(prepared.orderId, 1);
    expect(paidAmounts()).toEqual([7920, 9900]);
    expect(await countsOf(code)).toEqual({
      redemptions: 1,
      paidRedemptions: 1,
      discountedCents: 1980,
    });
    await expectConsistentRedemptions(harness, code, [subscriber.userId]);
  });

  it('counts for months, and what it takes off each of them is counted', async () => {
    const code = await forStarter({ duration: 'repeating', durationInMonths: 2 });
    const plan = await subscriber.subscribe('entry', GOOD_CARD, 'month', code);
    expect(plan.discount).toMatchObject({ endsAt: '2027-01-18T09:00:00.000Z' });
    await renew(plan.orderId, 2);
    expect(paidAmounts()).toEqual([7920, 7920, 9900]);
    expect(await countsOf(code)).toMatchObject({ discountedCents: 3960 });
  });

  it('counts for a year at once where it is paid by the year', async () => {
    const code = await forStarter({ duration: 'repeating', durationInMonths: 3 });
    expect(await subscriber.checkout('entry', 'year', code)).toMatchObject({
      amount: 792,
      planDiscount: { price: 792, fullPriceFrom: '2027-11-18T09:00:00.000Z' },
    });
  });

  it('lasts where it has no end, also after a downgrade was chosen, canceled and resumed', async () => {
    const code = await storePromotion(harness, {
      courseIds: [],
      tierSlugs: ['entry', 'professional'],
      duration: 'forever',
    });
    const plan = await subscriber.subscribe('professional', GOOD_CARD, 'month', code);
    const portal = await openPortalPage(harness, subscriber.userId);
    await portal.changePrice(await priceIdOf(harness, 'entry'));
    await subscriber.reconcile(plan.orderId);
    for (const atPeriodEnd of [true, false]) {
      await setSubscriptionEnd(
        { userId: subscriber.userId, atPeriodEnd, now: harness.now() },
        harness.deps,
      );
      await subscriber.reconcile(plan.orderId);
    }
    await renew(plan.orderId, 2);
    expect(paidAmounts().slice(1)).toEqual([7920, 7920]);
  });

  it('leaves a plan that it is not for at the full price after a change', async () => {
    const code = await forStarter({ duration: 'forever' });
    await subscriber.subscribe('entry', GOOD_CARD, 'month', code);
    const portal = await openPortalPage(harness, subscriber.userId);
    await portal.changePrice(await priceIdOf(harness, 'professional'));
    await harness.advance(31 * DAY);
    const { unit_amount: price } = await harness.sdk.prices.retrieve(
      await priceIdOf(harness, 'professional'),
    );
    expect(paidAmounts().at(-1)).toBe(price);
  });

  it('replaces the unpaid plan when a code is entered or removed (payment case 79)', async () => {
    const code = await forStarter({ maxRedemptions: 1 });
    const full = await subscriber.checkout('entry');
    const less = await subscriber.checkout('entry', 'month', code);
    expect(await outcomeOf(subscriber.confirm(full))).not.toBe('succeeded');
    expect((await subscriber.checkout('entry', 'month', code)).clientSecret).toBe(
      less.clientSecret,
    );
    expect(await countsOf(code)).toMatchObject({ redemptions: 1 });
    expect(await subscriber.checkout('entry')).toMatchObject({ amount: 99, planDiscount: null });
    expect(await countsOf(code)).toMatchObject({ redemptions: 0 });
  });

  it('gives the last redemption to one of several learners, and back when it is not paid', async () => {
    const code = await forStarter({ maxRedemptions: 1 });
    const others = Array.from({ length: 4 }, () => openSubscriber(harness));
    const outcomes = await Promise.all(
      others.map((other) => outcomeOf(other.checkout('entry', 'month', code).then(() => 'ok'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'promotion_code_invalid')).toHaveLength(3);
    await harness.advance(DAY);
    await harness.reconcileAll();
    expect(await countsOf(code)).toMatchObject({ redemptions: 0 });
  });

  it('is refused where it is for courses only, for another plan, or would leave nothing to pay', async () => {
    const refused = (code: string, tier = 'entry') =>
      outcomeOf(subscriber.checkout(tier, 'month', code));
    expect(await refused(await storePromotion(harness))).toBe('promotion_code_other_product');
    expect(await refused(await forStarter(), 'professional')).toBe('promotion_code_other_product');
    const all = await forStarter({ percentOff: null, amountOffCents: 9900 });
    expect(await refused(all)).toBe('promotion_code_other_product');
    expect(harness.stripe.objects().subscriptions).toEqual([]);
  });

  it('is refused when it was ended at Stripe while the plan was being placed', async () => {
    const code = await forStarter({ active: true });
    harness.stripe.failNext({ kind: '500', method: 'POST', path: /subscriptions/ });
    harness.stripe.failNext({ kind: '500', method: 'POST', path: /subscriptions/ });
    await expect(subscriber.checkout('entry', 'month', code)).rejects.toThrow('500');
    // Stripe replays the error to the same key for a minute more.
    await harness.advance(60);
    const { promotionCodeId } = (await harness.deps.promotionCodes.find(code))!;
    await harness.deps.promotionCodes.end(code, []);
    await harness.deps.provider.endPromotionCode(promotionCodeId!);
    expect(await outcomeOf(subscriber.checkout('entry', 'month', code))).toBe(
      'promotion_code_invalid',
    );
    expect(await countsOf(code)).toMatchObject({ redemptions: 0 });
    expect(await subscriber.checkout('entry')).toMatchObject({ amount: 99 });
  });
});
