import { beforeEach, describe, expect, it } from 'vitest';
import { POOL_FAILS, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { openReconcilerHarness } from '#testing/billing/reconciler-harness.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import type { WebhookHarness } from '#testing/billing/webhook-harness.ts';

const DAY = 86_400;

let harness: BillingHarness;
let webhook: WebhookHarness;
beforeEach(async () => {
  ({ harness, webhook } = await openReconcilerHarness());
});

const statusOf = async (userId: string) =>
  (await harness.deps.subscriptions.list(userId)).at(-1)?.status;

async function owner() {
  const learner = openSubscriber(harness);
  await learner.subscribe('entry');
  return learner;
}

describe('a plan whose owner deleted their account', () => {
  it('ends, is charged no more and is counted once; other plans go on', async () => {
    const [gone, other] = [await owner(), await owner()];
    harness.deletedAccounts.add(gone.userId);
    await harness.advance(2 * DAY);
    await webhook.runReconciler('nightly');
    expect(await statusOf(gone.userId)).toBe('canceled');
    expect(await gone.openCourses()).toEqual([]);
    expect(await statusOf(other.userId)).toBe('active');
    await webhook.runReconciler('nightly');
    expect(harness.counted.filter((name) => name === 'PlansWithoutAccount')).toHaveLength(1);
    await harness.advance(60 * DAY);
    const { subscriptionId } = (await harness.deps.subscriptions.list(gone.userId))[0]!;
    const invoices = await harness.sdk.invoices.list({ subscription: subscriptionId! });
    expect(invoices.data).toHaveLength(1);
  });

  it('is left alone on its first day, because the pool may not list a new account yet', async () => {
    const { userId } = await owner();
    harness.deletedAccounts.add(userId);
    await webhook.runReconciler('nightly');
    expect(await statusOf(userId)).toBe('active');
  });

  it('is counted but not ended when many accounts are missing, as with the wrong pool', async () => {
    const owners = [];
    for (let count = 0; count < 6; count += 1) owners.push(await owner());
    for (const { userId } of owners) harness.deletedAccounts.add(userId);
    await harness.advance(2 * DAY);
    await webhook.runReconciler('nightly');
    for (const { userId } of owners) expect(await statusOf(userId)).toBe('active');
    expect(harness.counted.filter((name) => name === 'PlansWithoutAccount')).toHaveLength(6);
  });

  it('goes on when the pool does not respond, and the run fails', async () => {
    const { userId } = await owner();
    await harness.advance(2 * DAY);
    harness.deletedAccounts.add(POOL_FAILS);
    await expect(webhook.runReconciler('nightly')).rejects.toThrow('1 of');
    expect(await statusOf(userId)).toBe('active');
  });
});
