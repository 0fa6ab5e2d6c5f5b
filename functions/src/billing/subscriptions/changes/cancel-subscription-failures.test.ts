import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { DAY_SECONDS, openSubscriber } from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { unreconciledKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import { openTeamHarness } from '#testing/api/team-harness.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';

const REFUND_FAILS_CARD = '4000000000005126';
const HOUR_SECONDS = 3600;

const billing = setUpBilling();
let harness: BillingHarness;
const open = async () => (harness = await billing.open());

const cancel = (userId: string, orderId: string) =>
  cancelSubscription({ userId, orderId, now: harness.now() }, harness.deps);
const whileStripeIsDown = async <T>(work: () => Promise<T>): Promise<T> => {
  const { provider } = harness.deps;
  const fail = () => Promise.reject(new PaymentProviderFailure('Stripe: api_error 500', true));
  harness.deps.provider = { ...provider, readSubscription: fail, findSubscriptions: fail };
  try {
    return await work();
  } finally {
    harness.deps.provider = provider;
  }
};

describe('canceling a plan while Stripe does not respond', () => {
  it('counts from the moment it was requested, when the payment is on record', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    await harness.advance(DAY_SECONDS - 60);
    const marked = await whileStripeIsDown(() => cancel(subscriber.userId, orderId));
    expect(marked).toMatchObject({ status: 'active', accessEndsAt: null });
    expect(marked.refundRequest?.at).toBe(harness.now().toISOString());
    // First on the list: a learner waits for money.
    expect(await getItem(billing.table, unreconciledKeys.subscription(orderId))).toMatchObject({
      isUrgent: true,
    });
    await harness.advance(3600);
    expect(await subscriber.openCourses()).toEqual([]);
    expect(await whileStripeIsDown(() => cancel(subscriber.userId, orderId))).toEqual(marked);
    expect(await cancel(subscriber.userId, orderId)).toMatchObject({
      status: 'canceled',
      refundedCents: 9900,
    });
    expect(harness.stripe.objects().refunds).toHaveLength(1);
  });

  it('is refused after the window, and for a plan without a recorded payment', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    await harness.advance(DAY_SECONDS + 1);
    await whileStripeIsDown(async () => {
      expect(await outcomeOf(cancel(subscriber.userId, orderId))).toBe('cancellation_closed');
    });
    const unpaid = openSubscriber(harness);
    const prepared = await unpaid.checkout('entry');
    await whileStripeIsDown(async () => {
      const refused = cancel(unpaid.userId, prepared.orderId);
      await expect(refused).rejects.toBeInstanceOf(PaymentProviderFailure);
    });
  });

  it('ends the members’ access with the request, as it does the owner’s', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('professional');
    const teams = openTeamHarness(billing.table);
    teams.now = harness.now();
    const { memberId } = await teams.member(subscriber.userId);
    expect(await harness.hasAccess(memberId, 1)).toBe(true);
    harness.stripe.failNext({ method: 'DELETE', path: /^\/v1\/subscriptions\//, kind: '500' });
    expect(await cancel(subscriber.userId, orderId)).toMatchObject({ accessEndsAt: null });
    await harness.advance(1);
    expect(await subscriber.openCourses()).toEqual([]);
    expect(await harness.hasAccess(memberId, 1)).toBe(false);
  });

  it('raises an alarm when the refund failed before it was seen pending', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry', REFUND_FAILS_CARD);
    harness.stripe.failNext({ method: 'POST', path: /^\/v1\/refunds$/, kind: 'lost-after' });
    await cancel(subscriber.userId, orderId);
    await harness.advance(3 * DAY_SECONDS);
    expect(harness.stripe.objects().refunds.map(({ status }) => status)).toEqual(['failed']);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      isRefundFailed: true,
      refundedCents: 0,
    });
    await subscriber.reconcile(orderId);
    expect(harness.counted).toEqual(['RefundsFailed']);
    // The operator retries once.
    const { paymentIntents } = harness.stripe.objects();
    await harness.stripe.refundFromDashboard(paymentIntents[0]!.id);
    expect((await subscriber.reconcile(orderId)).isRefundFailed).toBe(false);
  });

  it('refunds everything after an operator’s partial refund failed, and raises an alarm when that fails too', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe(
      'entry',
      REFUND_FAILS_CARD,
    );
    await harness.stripe.refundFromDashboard(firstPaymentIntentId!, 1000);
    await harness.advance(2 * HOUR_SECONDS);
    expect((await subscriber.reconcile(orderId)).isRefundFailed).toBe(false);
    expect(await cancel(subscriber.userId, orderId)).toMatchObject({ accessEndsAt: null });
    expect(harness.stripe.objects().refunds.map(({ amount }) => amount)).toEqual([1000, 9900]);
    await harness.advance(2 * HOUR_SECONDS);
    expect((await subscriber.reconcile(orderId)).isRefundFailed).toBe(true);
    expect(harness.counted).toEqual(['RefundsFailed']);
  });

  it('raises an alarm when an earlier full refund failed', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe(
      'entry',
      REFUND_FAILS_CARD,
    );
    await harness.stripe.refundFromDashboard(firstPaymentIntentId!);
    await harness.advance(2 * HOUR_SECONDS);
    await subscriber.reconcile(orderId);
    expect(harness.counted).toEqual(['RefundsFailed']);
    await cancel(subscriber.userId, orderId);
    await cancel(subscriber.userId, orderId);
    expect(harness.stripe.objects().refunds.map(({ amount }) => amount)).toEqual([9900]);
    expect(harness.counted).toEqual(['RefundsFailed', 'RefundsFailed']);
  });
});
