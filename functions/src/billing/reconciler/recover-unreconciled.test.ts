import { beforeEach, describe, expect, it } from 'vitest';
import { unreconciledPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';
import { TEST_START, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { CARDS, openShopper } from '#testing/billing/shopper.ts';
import { actAs } from '#testing/table/acting-function.ts';
import { openReconcilerHarness } from '#testing/billing/reconciler-harness.ts';
import type { WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { cancelSubscription } from '../subscriptions/changes/cancel-subscription.ts';
import { checkoutTier } from '../subscriptions/checkout/checkout-tier.ts';
import { runReconciler } from './run-reconciler.ts';

const MINUTE = 60;
const DAY = 86_400;

let table: Table;
let harness: BillingHarness;
let webhook: WebhookHarness;
let userId: string;
beforeEach(async () => {
  ({ table, harness, webhook, userId } = await openReconcilerHarness());
});

const unreconciled = () => queryPartition(table, unreconciledPartition);
/** Seconds since the harness began. */
const elapsed = () => (harness.now().getTime() - TEST_START.getTime()) / 1000;
const every = (minutes: number, until: number) =>
  Array.from({ length: until / minutes }, (_, at) => (at + 1) * minutes);

describe("the reconciler's list", () => {
  it('visits an open checkout after five minutes, after an hour and then daily for a week', async () => {
    await openShopper(harness).checkout(14);
    const minutes = [...every(15, 120), ...every(360, 9 * 24 * 60)];
    let visits = 0;
    for (const minute of minutes) {
      await harness.advance(Math.max(0, minute * MINUTE - elapsed()));
      visits += (await webhook.runReconciler('orders')).processed;
    }
    expect(visits).toBe(10);
    expect(await unreconciled()).toEqual([]);
  });

  it('visits a requested refund in every run, before any checkout', async () => {
    const { orderId } = await openShopper(harness, harness.deps, userId).buy(14);
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: 'lost-before' });
    await cancelOrder({ userId, orderId, now: harness.now() }, harness.deps);
    // There are more old checkouts than a run has time for.
    for (let count = 0; count < 8; count += 1) await openShopper(harness).checkout(1);
    await harness.advance(DAY);
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: 'lost-before' });
    const runs = [];
    for (let count = 0; count < 3; count += 1) {
      let started = 0;
      const run = { now: harness.now(), hasTime: () => (started += 1) <= 4 };
      runs.push(
        (await actAs('billing-reconciler', () => runReconciler('orders', run, harness.deps)))
          .remaining,
      );
      await harness.advance(15 * MINUTE);
    }
    // The refund failed in the first run and succeeded in the second; each checkout was visited once.
    expect(runs).toEqual([5, 2, 0]);
    expect(await harness.deps.orders.find(userId, orderId)).toMatchObject({ state: 'refunded' });
  });

  it('reaches every plan in turn when each run has time for a few', async () => {
    for (let count = 0; count < 8; count += 1) {
      const command = { userId: harness.learner(), tierSlug: 'entry', now: harness.now() };
      const { clientSecret } = await checkoutTier(command, harness.deps);
      await harness.stripe.confirm(clientSecret!, CARDS.good);
    }
    await harness.reconcileAll();
    for (let count = 0; count < 2; count += 1) {
      await harness.advance(DAY / 4);
      let started = 0;
      const run = { now: harness.now(), hasTime: () => (started += 1) <= 4 };
      await actAs('billing-reconciler', () => runReconciler('subscriptions', run, harness.deps));
    }
    const dueAt = (await unreconciled()).map((item) => item['dueAt']);
    for (const instant of ['2026-11-18T15:00:00.000Z', '2026-11-18T21:00:00.000Z']) {
      expect(dueAt.filter((due) => due === instant)).toHaveLength(4);
    }
  });

  it('visits a plan with a requested refund along with the orders', async () => {
    const command = { userId, tierSlug: 'entry', now: harness.now() };
    const { clientSecret, orderId } = await checkoutTier(command, harness.deps);
    await harness.stripe.confirm(clientSecret!, CARDS.good);
    await harness.reconcileAll();
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: 'lost-before' });
    await cancelSubscription({ userId, orderId, now: harness.now() }, harness.deps);
    expect(harness.stripe.objects().refunds).toEqual([]);
    await harness.advance(6 * MINUTE);
    await webhook.runReconciler('orders');
    expect(harness.stripe.objects().refunds).toHaveLength(1);
    expect(await unreconciled()).toEqual([]);
  });
});
