import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import {
  DAY_SECONDS,
  CARD_FAILING_ON_CHARGE,
  openPortalPage,
  openSubscriber,
} from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { unreconciledKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import { cancelSubscription } from '../changes/cancel-subscription.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async () => (harness = await billing.open());

/** Stripe charges the draft invoice an hour after the period's end. */
const CHARGED = '2026-12-18T10:00:01.000Z';
const advanceTo = (instant: string) =>
  harness.advance((Date.parse(instant) - harness.now().getTime()) / 1000);
const chargedCents = () =>
  harness.stripe
    .objects()
    .charges.filter(({ paid }) => paid)
    .map(({ amount }) => amount);
const refundedAmounts = () => harness.stripe.objects().refunds.map(({ amount }) => amount);

/** Creates a plan whose first month is disputed on day 20, without an event that tells us. */
async function unreportedDispute(renewalCard?: string) {
  const subscriber = openSubscriber(await open());
  const { orderId, courseIds, firstPaymentIntentId } = await subscriber.subscribe('entry');
  if (renewalCard !== undefined) {
    const page = await openPortalPage(harness, subscriber.userId);
    await page.updateCard(renewalCard);
  }
  await harness.advance(20 * DAY_SECONDS);
  const dispute = await harness.stripe.openDispute(firstPaymentIntentId!);
  return { subscriber, orderId, courseIds, dispute };
}

async function disputedPlan() {
  const disputed = await unreportedDispute();
  return { ...disputed, plan: await disputed.subscriber.reconcile(disputed.orderId) };
}

describe('the payments of a plan', () => {
  it('suspend the plan when disputed and restore it when won (payment case 35)', async () => {
    const { subscriber, orderId, courseIds, dispute, plan } = await disputedPlan();
    expect(plan).toMatchObject({ isDisputed: true, accessEndsAt: null });
    expect(await subscriber.openCourses()).toEqual([]);
    const cancel = { userId: subscriber.userId, orderId, now: harness.now() };
    expect(await outcomeOf(cancelSubscription(cancel, harness.deps))).toBe('cancellation_closed');
    await harness.stripe.closeDispute(dispute, 'won');
    expect((await subscriber.reconcile(orderId)).isDisputed).toBe(false);
    expect(await subscriber.openCourses()).toEqual(courseIds);
    expect(refundedAmounts()).toEqual([]);
  });

  it('keep access during an inquiry (payment case 37)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe('entry');
    await harness.stripe.openDispute(firstPaymentIntentId!, 'warning_needs_response');
    await subscriber.reconcile(orderId);
    expect(await subscriber.openCourses()).toContain(1);
  });

  it('keep access when the next month was charged before we learned of the dispute', async () => {
    const { subscriber, orderId, courseIds } = await unreportedDispute();
    await advanceTo(CHARGED);
    expect(await subscriber.reconcile(orderId)).toMatchObject({ isDisputed: false });
    expect(chargedCents()).toEqual([9900, 9900]);
    expect(await subscriber.openCourses()).toEqual(courseIds);
  });

  it('suspend the plan when the last charged month is disputed, regardless of older ones', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    await harness.advance(95 * DAY_SECONDS);
    const intents = harness.stripe
      .objects()
      .charges.map((charge) => charge.payment_intent as string);
    expect(intents).toHaveLength(4);
    await harness.stripe.openDispute(intents[1]!);
    expect((await subscriber.reconcile(orderId)).isDisputed).toBe(false);
    expect(await subscriber.openCourses()).toContain(1);
    await harness.stripe.openDispute(intents[3]!);
    expect((await subscriber.reconcile(orderId)).isDisputed).toBe(true);
    expect(await subscriber.openCourses()).toEqual([]);
  });

  it('give no grace period while the month they paid for is disputed', async () => {
    const { subscriber, orderId, courseIds, dispute } =
      await unreportedDispute(CARD_FAILING_ON_CHARGE);
    await advanceTo(CHARGED);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      status: 'past_due',
      accessEndsAt: null,
    });
    expect(await subscriber.openCourses()).toEqual([]);
    await harness.stripe.closeDispute(dispute, 'won');
    await subscriber.reconcile(orderId);
    expect(await subscriber.openCourses()).toEqual(courseIds);
  });
});

describe('a plan whose last month was returned', () => {
  it('by a lost dispute is canceled at Stripe: nothing more is charged and another plan can be bought (payment case 35)', async () => {
    const { subscriber, orderId, dispute } = await disputedPlan();
    expect(await outcomeOf(subscriber.checkout('entry'))).toBe('subscription_active');
    await harness.stripe.closeDispute(dispute, 'lost');
    expect(await subscriber.reconcile(orderId, `evt_${orderId}`)).toMatchObject({
      status: 'canceled',
      accessEndsAt: null,
      isDisputed: false,
    });
    expect(await getItem(billing.table, unreconciledKeys.subscription(orderId))).toBeUndefined();
    expect((await subscriber.subscribe('professional')).status).toBe('active');
    await advanceTo(CHARGED);
    await harness.reconcileAll();
    expect(chargedCents()).toEqual([9900, 19900]);
    expect(refundedAmounts()).toEqual([]);
    expect(harness.counted).toEqual([]);
  });

  it('by a full refund in the dashboard is canceled; a partial refund cancels nothing (payment case 33)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe('entry');
    await harness.stripe.refundFromDashboard(firstPaymentIntentId!, 4000);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      refundedCents: 4000,
      status: 'active',
    });
    expect(await subscriber.openCourses()).toContain(1);
    await harness.stripe.refundFromDashboard(firstPaymentIntentId!, 5900);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      refundedCents: 9900,
      status: 'canceled',
    });
    expect(await subscriber.openCourses()).toEqual([]);
    await harness.advance(31 * DAY_SECONDS);
    expect(chargedCents()).toEqual([9900]);
  });

  it('continues when the next month was charged before the event arrived', async () => {
    const { subscriber, orderId, courseIds, dispute } = await unreportedDispute();
    await harness.stripe.closeDispute(dispute, 'lost');
    await advanceTo(CHARGED);
    expect((await subscriber.reconcile(orderId)).status).toBe('active');
    expect(await subscriber.openCourses()).toEqual(courseIds);
    expect(refundedAmounts()).toEqual([]);
  });

  it('is canceled later when Stripe does not respond, without access until then', async () => {
    const { subscriber, orderId, dispute } = await disputedPlan();
    await harness.stripe.closeDispute(dispute, 'lost');
    const isDelete = { method: 'DELETE', path: /^\/v1\/subscriptions\// } as const;
    harness.stripe.failNext({ ...isDelete, kind: 'lost-before' });
    await subscriber.reconcile(orderId).catch(() => undefined);
    expect(await subscriber.openCourses()).toEqual([]);
    await harness.reconcileAll();
    expect((await subscriber.reconcile(orderId)).status).toBe('canceled');
  });

  it('refunds a month charged while it is being canceled, and raises an alarm', async () => {
    const { subscriber, orderId, dispute } = await unreportedDispute();
    await harness.stripe.closeDispute(dispute, 'lost');
    const { provider } = harness.deps;
    harness.deps.provider = {
      ...provider,
      async endSubscription(subscriptionId) {
        await advanceTo(CHARGED);
        await provider.endSubscription(subscriptionId);
      },
    };
    await subscriber.reconcile(orderId);
    harness.deps.provider = provider;
    await harness.reconcileAll();
    expect(chargedCents()).toEqual([9900, 9900]);
    expect(refundedAmounts()).toEqual([9900]);
    expect(await subscriber.openCourses()).toEqual([]);
    expect(harness.counted).toContain('PaidWithoutAccess');
  });
});
