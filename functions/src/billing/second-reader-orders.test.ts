import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '../testing/billing-harness.ts';
import { openShopper, outcomeOf, refuseViolations, type Shopper } from '../testing/shopper.ts';
import { DAY_SECONDS, subscriptionStory } from '../testing/subscription-story.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { reconcile } from './reconcile.ts';

let table: Table;
let harness: BillingHarness;
let shopper: Shopper;
beforeAll(async () => {
  table = await createCatalogTable();
});
beforeEach(async () => {
  table = await createCatalogTable();
  harness = await openBillingHarness({ table });
  shopper = openShopper(harness);
});
afterEach(() => refuseViolations(harness));

describe('a cancellation asked for in time, while Stripe does not answer', () => {
  it('of a course holds when Stripe is back after the window', async () => {
    const { orderId } = await shopper.buy(14);
    await harness.advance(DAY_SECONDS - 60);
    harness.stripe.failNext({ kind: '500' });
    await shopper.cancel(orderId).catch(() => undefined);
    await harness.advance(3600);
    await reconcile('orders', { now: harness.now(), hasTime: () => true }, harness.deps);
    expect((await shopper.order(orderId)).state).toBe('refunded');
  });

  it('of a plan holds when Stripe is back after the window', async () => {
    const story = subscriptionStory(harness);
    const { orderId } = await story.subscribe('entry');
    await harness.advance(DAY_SECONDS - 60);
    harness.stripe.failNext({ kind: '500' });
    const cancel = () =>
      cancelSubscription({ userId: story.userId, orderId, now: harness.now() }, harness.deps);
    await cancel().catch(() => undefined);
    await harness.advance(3600);
    expect(await outcomeOf(cancel())).toBe('done');
  });
});

describe('a reconciler that has time for four orders', () => {
  it('reaches a refund that was asked for before four checkouts were left', async () => {
    const { orderId } = await shopper.buy(14);
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: 'lost-before' });
    await shopper.cancel(orderId);
    expect((await shopper.order(orderId)).state).toBe('refund_requested');
    for (let day = 0; day < 3; day += 1) {
      await harness.advance(3600);
      for (let count = 0; count < 4; count += 1) await openShopper(harness).checkout(1);
      await harness.advance(DAY_SECONDS);
      for (const task of ['orders', 'nightly'] as const) {
        let begun = 0;
        const hasTime = () => (begun += 1) <= 4;
        await reconcile(task, { now: harness.now(), hasTime }, harness.deps);
      }
    }
    expect((await shopper.order(orderId)).state).toBe('refunded');
  });
});
