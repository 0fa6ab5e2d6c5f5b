import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import {
  DAY_SECONDS,
  openPortalPage,
  priceIdOf,
  openSubscriber,
} from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { certificateKey, unreconciledKeys } from '#table/keys.ts';
import { getItem, putItem } from '#table/table.ts';
import { cancelSubscription } from './cancel-subscription.ts';

const REFUND_FAILS_CARD = '4000000000005126';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async () => (harness = await billing.open());

const cancel = (userId: string, orderId: string) =>
  cancelSubscription({ userId, orderId, now: harness.now() }, harness.deps);
const refundedAmounts = () => harness.stripe.objects().refunds.map(({ amount }) => amount);
const isUnreconciled = async (orderId: string) =>
  (await getItem(billing.table, unreconciledKeys.subscription(orderId))) !== undefined;

describe('canceling a plan within 24 hours of its first charge', () => {
  it('refunds it and ends it at once, up to the last second of the window (payment case 58)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    expect(await isUnreconciled(orderId)).toBe(true);
    await harness.advance(DAY_SECONDS);
    expect(await cancel(subscriber.userId, orderId)).toMatchObject({
      status: 'canceled',
      refundedCents: 9900,
      accessEndsAt: null,
    });
    expect(await subscriber.openCourses()).toEqual([]);
    expect(await isUnreconciled(orderId)).toBe(false);
    expect(refundedAmounts()).toEqual([9900]);
    expect((await subscriber.subscribe('professional')).status).toBe('active');
  });

  it('is refused one second later, and within 24 hours of a renewal (payment case 58)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    await harness.advance(DAY_SECONDS + 1);
    expect(await outcomeOf(cancel(subscriber.userId, orderId))).toBe('cancellation_closed');
    await harness.advance(29 * DAY_SECONDS + 3600);
    expect(harness.stripe.objects().charges).toHaveLength(2);
    expect(await outcomeOf(cancel(subscriber.userId, orderId))).toBe('cancellation_closed');
    expect(await outcomeOf(cancel(harness.learner(), orderId))).toBe('order_not_found');
    expect(refundedAmounts()).toEqual([]);
    expect(await subscriber.openCourses()).toContain(1);
  });

  it('works before any webhook reported the payment (payment case 58)', async () => {
    const subscriber = openSubscriber(await open());
    const prepared = await subscriber.checkout('entry');
    await subscriber.confirm(prepared);
    expect((await cancel(subscriber.userId, prepared.orderId)).refundedCents).toBe(9900);
    const unpaid = openSubscriber(harness);
    const { orderId } = await unpaid.checkout('entry');
    expect(await outcomeOf(cancel(unpaid.userId, orderId))).toBe('cancellation_closed');
  });

  it('refunds once after a double click and on two devices (payment case 30)', async () => {
    const subscriber = openSubscriber((harness = await billing.open({ maxNetworkRetries: 3 })));
    const { orderId } = await subscriber.subscribe('entry');
    await Promise.all([1, 2, 3].map(() => cancel(subscriber.userId, orderId)));
    await cancel(subscriber.userId, orderId);
    expect(refundedAmounts()).toEqual([9900]);
  });

  it('is completed by the reconciler after a crash at any later point, with one refund (payment case 31)', async () => {
    for (const fault of [
      { method: 'DELETE', path: /^\/v1\/subscriptions\//, kind: 'lost-before' },
      { method: 'DELETE', path: /^\/v1\/subscriptions\//, kind: 'lost-after' },
      { method: 'POST', path: /^\/v1\/refunds$/, kind: '500', times: 2 },
      { method: 'POST', path: /^\/v1\/refunds$/, kind: 'lost-after' },
    ] as const) {
      const subscriber = openSubscriber(await open());
      const { orderId } = await subscriber.subscribe('entry');
      harness.stripe.failNext(fault);
      expect(await cancel(subscriber.userId, orderId)).toMatchObject({
        refundRequest: { reason: 'requested_by_customer' },
        accessEndsAt: null,
      });
      expect(await subscriber.openCourses()).toEqual([]);
      expect(await isUnreconciled(orderId)).toBe(true);
      await harness.advance(3 * DAY_SECONDS);
      expect(await subscriber.reconcile(orderId)).toMatchObject({
        status: 'canceled',
        refundedCents: 9900,
      });
      expect(refundedAmounts()).toEqual([9900]);
      expect(await isUnreconciled(orderId)).toBe(false);
    }
  });

  it('also refunds an upgrade of the same day', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    expect((await page.changePrice(await priceIdOf(harness, 'professional'))).status).toBe('done');
    await cancel(subscriber.userId, orderId);
    const { charges } = harness.stripe.objects();
    expect(charges.length).toBe(2);
    expect(charges.every(({ refunded }) => refunded)).toBe(true);
  });

  it('keeps the plan ended and raises an alarm when the refund fails later (payment case 34)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry', REFUND_FAILS_CARD);
    await cancel(subscriber.userId, orderId);
    await harness.advance(10 * DAY_SECONDS);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      status: 'canceled',
      refundedCents: 0,
    });
    expect(harness.counted).toEqual(['RefundsFailed']);
    await subscriber.reconcile(orderId);
    expect(harness.counted).toEqual(['RefundsFailed']);
    expect(refundedAmounts()).toEqual([9900]);
    expect(await isUnreconciled(orderId)).toBe(false);
  });

  it('is refused after a certificate earned with the plan, but not after one of a purchased course', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    const claim = (claimedAt: string) =>
      putItem(billing.table, { ...certificateKey(subscriber.userId, 1), courseId: 1, claimedAt });
    await claim(new Date(harness.now().getTime() + 60_000).toISOString());
    expect(await outcomeOf(cancel(subscriber.userId, orderId))).toBe('certificate_claimed');
    expect(refundedAmounts()).toEqual([]);
    await claim('2026-01-01T00:00:00.000Z');
    expect((await cancel(subscriber.userId, orderId)).status).toBe('canceled');
  });
});
