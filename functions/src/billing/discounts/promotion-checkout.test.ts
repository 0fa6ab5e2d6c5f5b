import { beforeEach, describe, expect, it } from 'vitest';
import { startCheckout } from '#billing/start-checkout.ts';
import { updateItem } from '#table/table.ts';
import { promotionCodeKey } from '#table/keys.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { storePromotion } from '#testing/billing/promotion.ts';
import { openReconcilerHarness } from '#testing/billing/reconciler-harness.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';

const DAY = 86_400;

const billing = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;
beforeEach(async () => {
  harness = await billing.open();
  shopper = openShopper(harness);
});

const intents = () => harness.stripe.objects().paymentIntents;
const countsOf = async (code: string) => {
  const promotion = (await harness.deps.promotionCodes.find(code))!;
  const { redemptions, paidRedemptions, discountedCents } = promotion;
  return { redemptions, paidRedemptions, discountedCents };
};

describe('a course with a promotion code (payment case 70)', () => {
  it('is paid at the price that the server computes, and the order keeps price, discount and code', async () => {
    const code = await storePromotion(harness);
    const payment = await shopper.checkout(14, ` ${code.toLowerCase()} `);
    expect(payment).toMatchObject({
      amount: 23.2,
      discount: { code, listPrice: 29, amount: 5.8 },
      confirmation: 'payment',
    });
    expect(intents()[0]).toMatchObject({ amount: 2320 });
    expect(await countsOf(code)).toEqual({
      redemptions: 1,
      paidRedemptions: 0,
      discountedCents: 0,
    });

    await shopper.pay(payment);
    expect(await shopper.reconcile(payment.orderId)).toMatchObject({
      state: 'paid',
      amountCents: 2320,
      discount: { code, listCents: 2900, discountCents: 580 },
      items: [{ shareCents: 2320 }],
    });
    expect(await countsOf(code)).toEqual({
      redemptions: 1,
      paidRedemptions: 1,
      discountedCents: 580,
    });
    expect(await shopper.courses()).toEqual([14]);
  });

  it('is told from a gift code by its form, whether or not the gift code exists', async () => {
    expect(await outcomeOf(shopper.checkout(14, 'gift-7k3qxa-abcdefgh'))).toBe(
      'gift_code_at_checkout',
    );
    expect(await outcomeOf(shopper.checkout(14, 'GIFT-20'))).toBe('promotion_code_invalid');
    expect(intents()).toEqual([]);
  });

  it('is shared among the courses of a bundle', async () => {
    const code = await storePromotion(harness, { amountOffCents: 1000 });
    const order = await shopper.buy(16, CARDS.good, code);
    const shares = order.items.map(({ shareCents }) => shareCents);
    expect(order.amountCents - shares.reduce((sum, cents) => sum + cents, 0)).toBeLessThan(2);
    expect(order.discount?.listCents).toBe(order.amountCents + 1000);
  });

  it('gives back what was paid, once it is canceled, and keeps the redemption', async () => {
    const code = await storePromotion(harness);
    const { orderId } = await shopper.buy(14, CARDS.good, code);
    expect(await shopper.cancel(orderId)).toMatchObject({ state: 'refunded', refundedCents: 2320 });
    expect(await countsOf(code)).toMatchObject({ redemptions: 1, paidRedemptions: 1 });
  });

  it('can be exchanged for a course up to what was paid', async () => {
    const code = await storePromotion(harness, { percentOff: 50 });
    const { orderId } = await shopper.buy(14, CARDS.good, code);
    expect(await outcomeOf(shopper.exchange(orderId, 14, 15))).toBe('exchange_price_too_high');
  });

  it('keeps one payment in two tabs, and cancels it when the code is removed (payment case 71)', async () => {
    const code = await storePromotion(harness, { maxRedemptions: 1 });
    const payments = await Promise.all([1, 2, 3, 4].map(() => shopper.checkout(14, code)));
    expect(new Set(payments.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await countsOf(code)).toMatchObject({ redemptions: 1 });

    const full = await shopper.checkout(14);
    expect(full).toMatchObject({ amount: 29, discount: null });
    expect((await shopper.pay(payments[0]!)).error).toBeDefined();
    expect(await countsOf(code)).toMatchObject({ redemptions: 0 });
    expect(await shopper.checkout(14, code)).toMatchObject({ amount: 23.2 });
    expect(intents().filter(({ status }) => status !== 'canceled')).toHaveLength(1);
  });

  it('gives the last redemption to one of several learners (payment case 72)', async () => {
    const code = await storePromotion(harness, { maxRedemptions: 1 });
    const shoppers = Array.from({ length: 6 }, () => openShopper(harness));
    const outcomes = await Promise.all(
      shoppers.map((other) => outcomeOf(other.checkout(14, code).then(() => 'prepared'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'promotion_code_invalid')).toHaveLength(5);
    expect(await countsOf(code)).toMatchObject({ redemptions: 1 });
  });

  it('gives a redemption back after a day without a payment (payment case 72)', async () => {
    const code = await storePromotion(harness, { maxRedemptions: 1 });
    const { orderId } = await shopper.checkout(14, code);
    await harness.advance(DAY);
    expect(await shopper.reconcile(orderId)).toMatchObject({ state: 'open' });
    await harness.advance(1);
    expect(await shopper.reconcile(orderId)).toMatchObject({ state: 'canceled' });
    expect(await countsOf(code)).toMatchObject({ redemptions: 0 });
    await openShopper(harness).buy(14, CARDS.good, code);
    expect(await countsOf(code)).toMatchObject({ redemptions: 1, paidRedemptions: 1 });
  });

  it('refuses unknown, ended, expired and unfinished codes alike, and says which course a code is not for', async () => {
    const ended = await storePromotion(harness, { active: false });
    const expiresAt = new Date(harness.now().getTime() + 1000).toISOString();
    const expired = await storePromotion(harness, { expiresAt });
    const unfinished = await storePromotion(harness);
    await updateItem(harness.table, promotionCodeKey(unfinished), {
      UpdateExpression: 'REMOVE promotionCodeId',
    });
    const other = await storePromotion(harness, { courseIds: [1] });
    await harness.advance(1);
    for (const code of ['UNKNOWN', ended, expired, unfinished]) {
      expect(await outcomeOf(shopper.checkout(14, code))).toBe('promotion_code_invalid');
    }
    expect(await outcomeOf(shopper.checkout(14, other))).toBe('promotion_code_other_product');
    expect(intents()).toEqual([]);
    expect(await shopper.checkout(1, other)).toMatchObject({ discount: { code: other } });
  });

  it('stays as it was agreed when the code ends while its checkout is open', async () => {
    const code = await storePromotion(harness);
    const payment = await shopper.checkout(14, code);
    await harness.deps.promotionCodes.find(code);
    await updateItem(harness.table, promotionCodeKey(code), {
      UpdateExpression: 'SET active = :false',
      ExpressionAttributeValues: { ':false': false },
    });
    expect(await shopper.checkout(14, code)).toEqual(payment);
    await shopper.pay(payment);
    expect(await shopper.reconcile(payment.orderId)).toMatchObject({ state: 'paid' });
  });
});

const american = { country: 'US', startConsent: undefined };

it('limits how many codes a learner can try, and never the code that a checkout holds', async () => {
  const code = await storePromotion(harness);
  const { userId } = shopper;
  const start = (promotionCode: string) =>
    startCheckout(
      { userId, product: { courseId: 14 }, promotionCode, ...american, now: harness.now() },
      { ...harness.deps, consumersOfEuropeCanBuy: false, tax: 'none' },
    );
  await start(code);
  for (let count = 1; count < 10; count += 1) {
    expect(await outcomeOf(start(`GUESS-${count}`))).toBe('promotion_code_invalid');
  }
  expect(await outcomeOf(start('GUESS-10'))).toBe('too_many_requests');
  expect(await start(code)).toMatchObject({ amount: 23.2 });
});

it('takes no promotion code for a plan', async () => {
  const code = await storePromotion(harness);
  const command = { userId: shopper.userId, product: { tierSlug: 'entry' }, now: harness.now() };
  const checkout = startCheckout(
    { ...command, ...american, promotionCode: code },
    { ...harness.deps, consumersOfEuropeCanBuy: false, tax: 'none' },
  );
  expect(await outcomeOf(checkout)).toBe('promotion_code_other_product');
});

it('is counted with the event of the payment, and given back by the reconciler when no one pays', async () => {
  const opened = await openReconcilerHarness();
  const { harness: own, webhook } = opened;
  const code = await storePromotion(own);
  const counts = async () => {
    const { redemptions, paidRedemptions } = (await own.deps.promotionCodes.find(code))!;
    return { redemptions, paidRedemptions };
  };
  const buyer = openShopper(own, own.deps, opened.userId);
  const payment = await buyer.checkout(14, code);
  await buyer.pay(payment);
  expect(await webhook.deliver(webhook.last('v1.payment_intent.succeeded'))).toBe(200);
  expect(await counts()).toEqual({ redemptions: 1, paidRedemptions: 1 });

  const hesitant = openShopper(own);
  await hesitant.checkout(14, code);
  expect(await counts()).toEqual({ redemptions: 2, paidRedemptions: 1 });
  await own.advance(2 * DAY);
  await webhook.runReconciler('orders');
  expect(await counts()).toEqual({ redemptions: 1, paidRedemptions: 1 });
});
