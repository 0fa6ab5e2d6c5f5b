import { afterEach, beforeEach, expect, test } from 'vitest';
import { issueDocuments } from '#billing/invoices/issue-documents.ts';
import { checkoutTier } from '#billing/subscriptions/checkout/checkout-tier.ts';
import { eventRepository } from '#events/event-repository.ts';
import { countEvent } from '#figures/counting/count-event.ts';
import { createFigureDependencies } from '#figures/dependencies.ts';
import { openPaymentApi } from '#testing/api/payment-api.ts';
import {
  openReconcilerHarness,
  type ReconcilerHarness,
} from '#testing/billing/reconciler-harness.ts';
import { CARDS, openShopper } from '#testing/billing/shopper.ts';
import { failOnContractViolations } from '#testing/stripe/contract-violations.ts';
import { activateTax } from '#testing/stripe/stripe-tax.ts';
import { createOperatingDependencies } from '../dependencies.ts';
import { figureImplementations } from './figure-calls.ts';

const DAY = 86_400;

let opened: ReconcilerHarness;
beforeEach(async () => {
  opened = await openReconcilerHarness();
});
afterEach(() => failOnContractViolations(opened.harness.stripe));

const calls = () =>
  figureImplementations(
    createOperatingDependencies(opened.table, {
      accounts: {},
      closer: {},
      operators: {},
    } as never).figureReaders,
  );

/** Reads a file; cells may be quoted. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head, ...lines] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.match(/"(?:[^"]|"")*"|[^,"]+|(?<=,|^)(?=,|$)/g)!);
  return lines.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at]!])));
}

const cents = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

async function trade() {
  const { harness, userId, webhook } = opened;
  const shopper = openShopper(harness, harness.deps, userId);
  await shopper.buy(14);
  await shopper.cancel((await shopper.buy(1)).orderId);
  const { clientSecret } = await checkoutTier(
    { userId, tierSlug: 'entry', now: harness.now() },
    harness.deps,
  );
  await harness.stripe.confirm(clientSecret!, CARDS.good);
  await harness.reconcileAll();
  await harness.advance(14 * DAY);
  await webhook.runReconciler('orders');
  const disputed = await shopper.buy(2);
  await harness.stripe.openDispute(
    await shopper.paymentIntentId(disputed.orderId),
    'needs_response',
  );
  await harness.advance(20 * DAY);
  await webhook.runReconciler('orders');
  await harness.reconcileAll();
  await countEverything();
}

async function countEverything() {
  for (const event of await eventRepository(opened.table).list(opened.userId)) {
    await countEvent(event, createFigureDependencies(opened.table));
  }
}

// Source: rules/figures.md G5
test('the accounting file of each month adds up to what Stripe booked in it, to the cent', async () => {
  await trade();
  const booked = opened.harness.stripe.objects().balanceTransactions;
  for (const month of ['2026-11', '2026-12']) {
    const ofMonth = booked.filter(({ created }) =>
      new Date(created * 1000).toISOString().startsWith(month),
    );
    const sum = (pick: (booking: (typeof booked)[number]) => number) =>
      ofMonth.reduce((total, booking) => total + pick(booking), 0);
    const { csv, fileName } = await calls().exportAccounting({
      query: { month },
      now: opened.harness.now(),
    } as never);
    expect(fileName).toBe(`accounting-${month}.csv`);
    const lines = rowsOf(csv);
    const [products, totals] = [lines.slice(0, -1), lines.at(-1)!];
    expect(totals['Title']).toBe('Total');
    for (const column of ['Gross', 'Refunds', 'Disputes', 'Fees', 'Other', 'Net'])
      expect(cents([totals], column), column).toBe(cents(products, column));
    expect(cents([totals], 'Net')).toBe(sum(({ net }) => net));
    expect(cents([totals], 'Fees')).toBe(sum(({ fee }) => fee));
    expect(cents([totals], 'Gross')).toBe(
      sum(({ reporting_category, amount }) => (reporting_category === 'charge' ? amount : 0)),
    );
    expect(ofMonth.length).toBeGreaterThan(1);
  }
});

// Source: rules/figures.md G5; rules/money.md M52, M54
test.each([
  ['added', '31.57', '2.57', '10'],
  ['included', '29', '2.36', '10'],
] as const)(
  'tax that is %s is part of gross and refunds, and stands beside them as the invoices state it',
  async (tax, gross, onInvoices, refunds) => {
    const { harness, webhook } = opened;
    await activateTax(harness.sdk);
    const api = openPaymentApi(harness, { consumersOfEuropeCanBuy: false, tax }, opened.userId);
    const course = { courseId: 14, country: 'US', postalCode: '10001' };
    const { orderId, paymentId } = await api.buy(course);
    const target = { kind: 'order' as const, userId: api.userId, orderId };
    await issueDocuments(target, harness.now(), harness.deps);
    await harness.stripe.refundFromDashboard(paymentId, 1000);
    await harness.reconcileAll();
    await issueDocuments(target, harness.now(), harness.deps);
    await harness.advance(3_600);
    await webhook.runReconciler('orders');
    await countEverything();
    const { csv } = await calls().exportAccounting({
      query: { month: '2026-11' },
      now: harness.now(),
    } as never);
    const [line, totals] = rowsOf(csv);
    expect(line).toMatchObject({
      Product: 'course#000014',
      Gross: gross,
      Refunds: refunds,
      'Tax on invoices': onInvoices,
    });
    expect(totals).toMatchObject({ Title: 'Total', 'Tax on invoices': onInvoices });
    // Stripe Tax reverses the refund's share of it, which the credit note states.
    const recorded = harness.stripe
      .objects()
      .taxTransactions.flatMap(({ line_items: lines }) => lines!.data.map((row) => row.amount_tax));
    const taxCents = Math.round(Number(onInvoices) * 100);
    const reversedCents = Math.round((taxCents * 1000) / (Number(gross) * 100));
    expect(recorded).toEqual([taxCents, -reversedCents]);
    expect(harness.stripe.objects().creditNotes).toMatchObject([{ amount: 1000 }]);
  },
);

// Source: rules/figures.md G6
test('a plan that began and was renewed recurs with its price, and has purchases beside it', async () => {
  await trade();
  const figures = await calls().getRevenueFigures({
    query: { from: '2026-11', to: '2026-12' },
    now: opened.harness.now(),
  } as never);
  const all = figures.plans.filter(({ product }) => product === 'all');
  const price = all[0]!.recurringCents;
  expect(price).toBeGreaterThan(0);
  expect(all).toMatchObject([
    { month: '2026-11', started: 1, plansAfter: 1, newCents: price, churn: null },
    {
      month: '2026-12',
      started: 0,
      plansBefore: 1,
      plansAfter: 1,
      recurringCents: price,
      churn: 0,
    },
  ]);
  expect(figures.plans).toContainEqual(
    expect.objectContaining({ month: '2026-12', product: 'plan#entry', recurringCents: price }),
  );
  const november = figures.revenue.filter(({ month }) => month === '2026-11');
  expect(november.find(({ product }) => product === 'course#000001')).toMatchObject({
    purchases: 1,
    refunds: 1,
  });
  expect(november.find(({ product }) => product === 'plan#entry')?.grossCents).toBe(price);
});
