import { afterEach, beforeEach, expect, test } from 'vitest';
import { figureReader } from '#figures/reading/figure-reader.ts';
import {
  openReconcilerHarness,
  type ReconcilerHarness,
} from '#testing/billing/reconciler-harness.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { failOnContractViolations } from '#testing/stripe/contract-violations.ts';
import { checkoutTier } from '../subscriptions/checkout/checkout-tier.ts';
import { balanceRepository } from './balance-repository.ts';
import { bookingCounts } from './booking-counts.ts';

const DAY = 86_400;

let opened: ReconcilerHarness;
let shopper: Shopper;
beforeEach(async () => {
  opened = await openReconcilerHarness();
  shopper = openShopper(opened.harness);
});
afterEach(() => failOnContractViolations(opened.harness.stripe));

/** Bookings of the second in which it runs are the next run's. */
const run = async () => {
  await opened.harness.advance(1);
  return opened.webhook.runReconciler('orders');
};
const days = () => figureReader(opened.table).readDays('2026-11', '2027-02');
const atStripe = () => opened.harness.stripe.objects().balanceTransactions;
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

async function totals() {
  const rows = await days();
  const sum = (name: 'grossCents' | 'refundCents' | 'disputeCents' | 'feeCents' | 'netCents') =>
    total(rows.map((row) => row[name]));
  return {
    gross: sum('grossCents'),
    refunds: sum('refundCents'),
    disputes: sum('disputeCents'),
    fees: sum('feeCents'),
    net: sum('netCents'),
  };
}

/** A month of a shop: courses, refunds that hold and fail, disputes, and a plan that is renewed. */
async function trade() {
  const { harness, userId } = opened;
  await shopper.cancel((await shopper.buy(14)).orderId);
  await shopper.buy(1);
  const failing = await shopper.buy(2, CARDS.refundFails);
  await shopper.cancel(failing.orderId);
  const command = { userId, tierSlug: 'entry', now: harness.now() };
  const { clientSecret } = await checkoutTier(command, harness.deps);
  await harness.stripe.confirm(clientSecret!, CARDS.good);
  await harness.reconcileAll();
  const disputed = await shopper.buy(3);
  const dispute = await harness.stripe.openDispute(
    await shopper.paymentIntentId(disputed.orderId),
    'needs_response',
  );
  await harness.advance(DAY);
  await run();
  await harness.stripe.closeDispute(dispute, 'lost');
  await harness.advance(40 * DAY);
}

// Source: rules/figures.md G5
test('adds up to the balance at Stripe, whatever was refunded, disputed and renewed', async () => {
  await trade();
  await run();
  const booked = atStripe();
  const of = (...categories: string[]) =>
    total(
      booked
        .filter(({ reporting_category }) => categories.includes(reporting_category))
        .map(({ amount }) => amount),
    );
  const sums = await totals();
  expect(sums).toEqual({
    gross: of('charge'),
    refunds: -of('refund', 'refund_failure'),
    disputes: -of('dispute', 'dispute_reversal'),
    fees: total(booked.map(({ fee }) => fee)),
    net: total(booked.map(({ net }) => net)),
  });
  expect(sums.gross - sums.refunds - sums.disputes - sums.fees).toBe(sums.net);
  expect(sums.refunds).toBeGreaterThan(0);
  expect(sums.disputes).toBeGreaterThan(0);
});

test('books each payment for the product that it pays, on the day of the booking', async () => {
  await trade();
  await run();
  const rows = (await days()).filter(({ grossCents }) => grossCents > 0);
  const products = rows.map(({ day, product }) => `${day} ${product}`);
  expect(products).toContain('2026-11-18 course#000014');
  expect(products).toContain('2026-11-18 plan#entry');
  expect(products).toContain('2026-12-18 plan#entry');
  expect(products.filter((name) => name.endsWith('other'))).toEqual([]);
});

test('counts a booking once, however often and from wherever runs begin again', async () => {
  await shopper.buy(1);
  await run();
  const once = await totals();
  await opened.harness.advance(900);
  await run();
  const start = new Date('2026-11-01T00:00:00.000Z');
  await balanceRepository(opened.table).saveReadUntil(start);
  await Promise.all([run(), run()]);
  expect(await totals()).toEqual(once);
  expect(once.gross).toBeGreaterThan(0);
});

test('goes on where a run without Stripe has failed', async () => {
  await shopper.buy(1);
  const path = /balance_transactions/;
  opened.harness.stripe.failNext({ method: 'GET', path, kind: '500' });
  await expect(run()).rejects.toThrow('1 of 1 failed');
  await opened.harness.advance(900);
  await run();
  expect((await totals()).gross).toBe(total(atStripe().map(({ amount }) => amount)));
});

test('money without an order of ours is booked under its own name, and payouts are none', async () => {
  const { sdk, stripe } = opened.harness;
  const customer = await sdk.customers.create({});
  const intent = await sdk.paymentIntents.create({
    amount: 4_200,
    currency: 'usd',
    customer: customer.id,
    automatic_payment_methods: { enabled: true },
  });
  await stripe.confirm(intent.client_secret!, CARDS.good);
  await run().catch(() => undefined);
  expect(await days()).toMatchObject([{ product: 'other', grossCents: 4_200, feeCents: 152 }]);
  const cents = { amountCents: -5_000, feeCents: 0, netCents: -5_000 };
  expect(bookingCounts({ category: 'payout', ...cents })).toEqual({});
  expect(bookingCounts({ category: 'fee', ...cents })).toMatchObject({ feeCents: 5_000 });
});

/** Every category leaves gross − refunds − disputes − fees + other equal to net. */
test.each([
  ['charge', 10_000, 320],
  ['refund', -10_000, 0],
  ['refund_failure', 10_000, 0],
  ['dispute', -10_000, 1_500],
  ['dispute_reversal', 10_000, -1_500],
  ['fee', -200, 0],
  ['other_adjustment', 77, 0],
] as const)('a booking of the category %s adds up', (category, amountCents, feeCents) => {
  const netCents = amountCents - feeCents;
  const counts = bookingCounts({ category, amountCents, feeCents, netCents });
  const {
    grossCents = 0,
    refundCents = 0,
    disputeCents = 0,
    otherCents = 0,
    feeCents: fees = 0,
  } = counts;
  expect(grossCents - refundCents - disputeCents - fees + otherCents).toBe(counts.netCents);
});
