import type { OrderRecord } from '../billing-records.ts';
import { issueDocuments } from '../invoices/issue-documents.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { failOnContractViolations } from '#testing/stripe/contract-violations.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { checkoutTier } from '../subscriptions/checkout/checkout-tier.ts';
import { recoverRecentPayments } from './recover-recent-payments.ts';

const MINUTE = 60;
const HOUR = 3600;
const QUARTER = 900;
const DAY = 86_400;

let table: Table;
let harness: BillingHarness;
let webhook: WebhookHarness;
let shopper: Shopper;
beforeEach(async () => {
  // Its own table, because the reconciler visits the orders of all learners.
  table = await createCatalogTable();
  harness = await openBillingHarness({ table });
  webhook = openWebhook(harness);
  shopper = openShopper(harness);
});
afterEach(() => failOnContractViolations(harness.stripe));

const run = () => webhook.runReconciler('orders');

/** A checkout that the list shows again tomorrow. */
async function leaveCheckout() {
  const payment = await shopper.checkout(14);
  await harness.advance(6 * MINUTE);
  await run();
  await harness.advance(HOUR);
  await run();
  await harness.advance(HOUR);
  return payment;
}

async function subscribe() {
  const { userId } = shopper;
  const command = { userId, tierSlug: 'entry', now: harness.now() };
  const { clientSecret, orderId } = await checkoutTier(command, harness.deps);
  await harness.stripe.confirm(clientSecret!, CARDS.good);
  return orderId;
}

describe('the search for recent payments', () => {
  it('grants within 15 minutes what was paid long after its checkout without an event', async () => {
    await shopper.pay(await leaveCheckout());
    await harness.advance(QUARTER);
    await run();
    expect(await shopper.courses()).toEqual([14]);
    expect(harness.counted.toSorted()).toEqual(['OrdersReconciledLate', 'PaidWithoutAccess']);
  });

  it('finds what seven runs have missed', async () => {
    await shopper.pay(await leaveCheckout());
    await harness.advance(2 * HOUR);
    await run();
    expect(await shopper.courses()).toEqual([14]);
  });

  it('grants a plan that was paid without an event, once', async () => {
    await subscribe();
    expect(await harness.hasAccess(shopper.userId, 1)).toBe(false);
    await harness.advance(6 * MINUTE);
    expect(await run()).toEqual({ processed: 1, failed: 0, remaining: 0 });
    expect(await harness.hasAccess(shopper.userId, 1)).toBe(true);
    expect(harness.counted.toSorted()).toEqual(['OrdersReconciledLate', 'PaidWithoutAccess']);
    expect((await run()).processed).toBe(0);
  });

  it("records a plan's next month that no event reported", async () => {
    const orderId = await subscribe();
    await harness.reconcileAll();
    const plan = () => harness.deps.subscriptions.find(shopper.userId, orderId);
    const end = Date.parse((await plan())!.currentPeriodEnd!);
    // Invoices are drafts for an hour.
    await harness.advance((end - harness.now().getTime()) / 1000 + HOUR + QUARTER);
    await run();
    expect(Date.parse((await plan())!.currentPeriodEnd!)).toBeGreaterThan(end + 27 * DAY * 1000);
    expect(harness.counted).toEqual(['OrdersReconciledLate']);
  });

  it('calls Stripe once when our records are complete, and once more for the balance', async () => {
    await shopper.buy(14);
    await subscribe();
    await harness.reconcileAll();
    await harness.advance(6 * MINUTE);
    const [{ userId, orderId }] = (await harness.deps.orders.list(shopper.userId)) as [OrderRecord];
    await issueDocuments({ kind: 'order', userId, orderId }, harness.now(), harness.deps);
    expect((await run()).processed).toBe(0);
    const before = harness.stripe.requests().length;
    await run();
    const paths = harness.stripe
      .requests()
      .slice(before)
      .map(({ path }) => path);
    expect(paths).toEqual(['/v1/events', '/v1/balance_transactions']);
  });

  it('looks nothing up without time, and reports what remains', async () => {
    await shopper.buy(14);
    await harness.advance(6 * MINUTE);
    const { report } = await recoverRecentPayments(
      { now: harness.now(), hasTime: () => false },
      harness.deps,
    );
    expect(report).toEqual({ processed: 0, failed: 0, remaining: 1 });
  });

  it('leaves recent payments to the webhook, and payments without an order to the nightly audit', async () => {
    await shopper.pay(await leaveCheckout());
    const { id: customer } = await harness.sdk.customers.create({});
    const unknownPayment = await harness.sdk.paymentIntents.create({
      amount: 4200,
      currency: 'usd',
      customer,
      automatic_payment_methods: { enabled: true },
    });
    await harness.stripe.confirm(unknownPayment.client_secret!, CARDS.good);
    await harness.advance(5 * MINUTE);
    expect((await run()).processed).toBe(0);
    await harness.advance(1);
    await run();
    expect(await shopper.courses()).toEqual([14]);
    expect(harness.counted).not.toContain('MoneyWithoutOrder');
  });

  it('fails the run when it fails, but the list is still processed', async () => {
    await shopper.pay(await shopper.checkout(14));
    await harness.advance(6 * MINUTE);
    harness.stripe.failNext({ method: 'GET', path: /events$/, kind: '500' });
    await expect(run()).rejects.toThrow('1 of 2 failed');
    expect(await shopper.courses()).toEqual([14]);
  });
});
