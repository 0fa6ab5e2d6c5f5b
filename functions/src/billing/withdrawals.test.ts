/** What billing leaves to the publisher of certificates when money goes back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { certificateRepository } from '#certificates/certificate-repository.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { DAY_SECONDS, openSubscriber } from '#testing/billing/subscriber.ts';

const billing = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await billing.open();
  shopper = openShopper(harness);
});

/** The withdrawals that wait for the publisher, of one order or plan. */
async function withdrawals(orderId: string) {
  const changes = await certificateRepository(billing.table).listChanges();
  return changes
    .map(({ work }) => work)
    .filter((work) => work.kind === 'withdraw' && work.orderId === orderId);
}

/** Forgets them, as the publisher does once they are done. */
async function publish(orderId: string): Promise<void> {
  const certificates = certificateRepository(billing.table);
  for (const change of await certificates.listChanges()) {
    if (change.work.kind === 'withdraw' && change.work.orderId === orderId) {
      await certificates.removeChange(change);
    }
  }
}

describe('a purchase', () => {
  const withdrawal = (orderId: string, courseIds: number[], reason: 'refund' | 'dispute') => ({
    kind: 'withdraw',
    userId: shopper.userId,
    orderId,
    courseIds,
    claimedSince: null,
    reason,
  });
  const refund = async (orderId: string, amount?: number) => {
    const payment_intent = await shopper.paymentIntentId(orderId);
    await harness.sdk.refunds.create({ payment_intent, ...(amount ? { amount } : {}) });
    return shopper.reconcile(orderId);
  };

  it('withdraws nothing while it is paid', async () => {
    const { orderId } = await shopper.buy(14);
    await shopper.reconcile(orderId);
    expect(await withdrawals(orderId)).toEqual([]);
  });

  it('withdraws its course once it is refunded in full by hand, and once only', async () => {
    const { orderId, amountCents } = await shopper.buy(14);
    expect((await refund(orderId, 100)).state).toBe('paid');
    expect(await withdrawals(orderId)).toEqual([]);
    expect((await refund(orderId, amountCents - 100)).state).toBe('refunded');
    expect(await withdrawals(orderId)).toEqual([withdrawal(orderId, [14], 'refund')]);
    await publish(orderId);
    await shopper.reconcile(orderId, 'evt_again');
    expect(await withdrawals(orderId)).toEqual([]);
  });

  it('withdraws all courses of a bundle that the learner cancels', async () => {
    const { orderId } = await shopper.buy(16);
    expect((await shopper.cancel(orderId)).state).toBe('refunded');
    expect(await withdrawals(orderId)).toEqual([withdrawal(orderId, [14, 15], 'refund')]);
  });

  it('withdraws the course it was exchanged for', async () => {
    const { orderId } = await shopper.buy(15);
    await shopper.exchange(orderId, 15, 14);
    await refund(orderId);
    expect(await withdrawals(orderId)).toEqual([withdrawal(orderId, [14], 'refund')]);
  });

  it.each([
    ['lost', [14]],
    ['won', null],
  ] as const)('withdraws after a dispute only if it is lost: %s', async (status, courseIds) => {
    const { orderId } = await shopper.buy(14);
    const dispute = await harness.stripe.openDispute(await shopper.paymentIntentId(orderId));
    expect((await shopper.reconcile(orderId)).state).toBe('disputed');
    expect(await withdrawals(orderId)).toEqual([]);
    await harness.stripe.closeDispute(dispute, status);
    await shopper.reconcile(orderId);
    expect(await withdrawals(orderId)).toEqual(
      courseIds ? [withdrawal(orderId, [...courseIds], 'dispute')] : [],
    );
  });
});

describe('a plan', () => {
  const subscribed = async () => {
    const subscriber = openSubscriber(harness);
    const plan = await subscriber.subscribe('professional');
    const withdrawal = (reason: 'refund' | 'dispute') => ({
      kind: 'withdraw',
      userId: subscriber.userId,
      orderId: plan.orderId,
      courseIds: plan.courseIds,
      claimedSince: plan.startedAt,
      reason,
    });
    return { ...plan, subscriber, withdrawal };
  };

  it('withdraws what was earned since it started once all of its money is refunded', async () => {
    const { orderId, firstPaymentIntentId, priceCents, subscriber, withdrawal } =
      await subscribed();
    const payment_intent = firstPaymentIntentId!;
    await harness.sdk.refunds.create({ payment_intent, amount: 100 });
    await subscriber.reconcile(orderId);
    expect(await withdrawals(orderId)).toEqual([]);
    await harness.sdk.refunds.create({ payment_intent, amount: priceCents - 100 });
    expect((await subscriber.reconcile(orderId)).keptCents).toBe(0);
    expect(await withdrawals(orderId)).toEqual([withdrawal('refund')]);
    await publish(orderId);
    await subscriber.reconcile(orderId, 'evt_again');
    expect(await withdrawals(orderId)).toEqual([]);
  });

  it('withdraws nothing when one of two paid months is refunded', async () => {
    const { orderId, firstPaymentIntentId, subscriber } = await subscribed();
    await harness.advance(31 * DAY_SECONDS);
    await subscriber.reconcile(orderId);
    await harness.sdk.refunds.create({ payment_intent: firstPaymentIntentId! });
    expect((await subscriber.reconcile(orderId)).keptCents).toBeGreaterThan(0);
    expect(await withdrawals(orderId)).toEqual([]);
  });

  it('withdraws nothing when it ends in the ordinary way', async () => {
    const { orderId, subscriptionId, subscriber } = await subscribed();
    await harness.sdk.subscriptions.cancel(subscriptionId!);
    await subscriber.reconcile(orderId);
    expect(await withdrawals(orderId)).toEqual([]);
  });

  it.each(['lost', 'won'] as const)(
    'withdraws after a dispute only if it is lost: %s',
    async (status) => {
      const { orderId, firstPaymentIntentId, subscriber, withdrawal } = await subscribed();
      const dispute = await harness.stripe.openDispute(firstPaymentIntentId!);
      expect((await subscriber.reconcile(orderId)).isDisputed).toBe(true);
      expect(await withdrawals(orderId)).toEqual([]);
      await harness.stripe.closeDispute(dispute, status);
      await subscriber.reconcile(orderId);
      expect(await withdrawals(orderId)).toEqual(status === 'lost' ? [withdrawal('dispute')] : []);
    },
  );
});
