import { grantingEntitlement } from '@learning/shared/domain/access';
import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import {
  DAY_SECONDS,
  GOOD_CARD,
  CARD_FAILING_ON_CHARGE,
  openPortalPage,
  priceIdOf,
  openSubscriber,
} from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { checkoutCourse } from '#billing/orders/checkout/checkout-course.ts';
import { setSubscriptionEnd } from '../changes/set-subscription-end.ts';
import { reconcileOrder } from '#billing/orders/reconciliation/reconcile-order.ts';

/** Requires 3-D Secure for every payment. */
const ALWAYS_3DS_CARD = '4000002760003184';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async (start?: string) => {
  const clock = start ? { emulator: { clock: () => new Date(start) } } : {};
  return (harness = await billing.open({ ...clock }));
};

/** Advances the clock to a moment. */
const advanceTo = (instant: string) =>
  harness.advance((Date.parse(instant) - harness.now().getTime()) / 1000);

describe('the life of a plan', () => {
  it('a renewal moves the period once, on its anniversary day (payment case 52)', async () => {
    const subscriber = openSubscriber(await open('2027-01-31T10:00:00.000Z'));
    const { orderId, currentPeriodEnd, accessEndsAt } = await subscriber.subscribe('entry');
    expect(currentPeriodEnd).toBe('2027-02-28T10:00:00.000Z');
    expect(accessEndsAt).toBe('2027-03-14T10:00:00.000Z');

    await advanceTo('2027-03-01T10:00:00.000Z');
    const february = await subscriber.reconcile(orderId);
    expect(february).toMatchObject({
      status: 'active',
      currentPeriodStart: '2027-02-28T10:00:00.000Z',
      currentPeriodEnd: '2027-03-31T10:00:00.000Z',
      firstPaidAt: '2027-01-31T10:00:00.000Z',
    });
    expect(await subscriber.reconcile(orderId)).toEqual(february);
    expect(harness.stripe.objects().charges.map(({ amount }) => amount)).toEqual([9900, 9900]);
  });

  it('a failed renewal keeps access while past due, recovers with a new card, and ends without one (payment case 53)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    expect((await page.updateCard(CARD_FAILING_ON_CHARGE)).status).toBe('done');
    await advanceTo('2026-12-19T09:00:00.000Z');
    const pastDue = await subscriber.reconcile(orderId);
    expect(pastDue).toMatchObject({
      status: 'past_due',
      currentPeriodStart: '2026-12-18T09:00:00.000Z',
      accessEndsAt: '2027-01-01T09:00:00.000Z',
    });
    expect(await subscriber.openCourses()).toContain(1);

    await page.updateCard(GOOD_CARD);
    expect((await page.payOpenInvoice()).status).toBe('done');
    expect((await subscriber.reconcile(orderId)).status).toBe('active');

    await page.updateCard(CARD_FAILING_ON_CHARGE);
    await advanceTo('2027-01-19T09:00:00.000Z');
    expect((await subscriber.reconcile(orderId)).status).toBe('past_due');
    await advanceTo('2027-02-03T09:00:00.000Z');
    // No event reported the end, and 14 days have passed.
    expect(await subscriber.openCourses()).toEqual([]);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      status: 'canceled',
      accessEndsAt: null,
    });
    expect(await harness.deps.subscriptions.findOpen(subscriber.userId)).toBeUndefined();
  });

  it('a renewal that needs 3-D Secure is past due with access until confirmed in the portal (payment case 54)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    const updated = await page.updateCard(ALWAYS_3DS_CARD);
    await harness.stripe.completeAuthentication(updated.clientSecret!, 'complete');
    await advanceTo('2026-12-19T09:00:00.000Z');
    expect((await subscriber.reconcile(orderId)).status).toBe('past_due');
    expect(await subscriber.openCourses()).toContain(1);

    const paid = await page.payOpenInvoice();
    expect(paid.status).toBe('requires_action');
    await harness.stripe.completeAuthentication(paid.clientSecret!, 'complete');
    expect((await subscriber.reconcile(orderId)).status).toBe('active');
  });

  it('an upgrade mid-period charges the exact difference; when declined, the tier stays (payment case 55)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, courseIds } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    const professional = await priceIdOf(harness, 'professional');
    await harness.advance(15 * DAY_SECONDS);

    await page.updateCard(CARD_FAILING_ON_CHARGE);
    expect((await page.changePrice(professional)).status).toBe('failed');
    expect(await subscriber.reconcile(orderId)).toMatchObject({ tierSlug: 'entry', maxUsers: 1 });

    await page.updateCard(GOOD_CARD);
    // The upgrade is pending until it is paid.
    expect((await page.payOpenInvoice()).status).toBe('done');
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      tierSlug: 'professional',
      tierName: 'Professional',
      priceCents: 19900,
      maxUsers: 5,
    });
    expect((await subscriber.openCourses()).length).toBeGreaterThan(courseIds.length);
    // 15 of 30 days: half of 199.00 is charged, half of 99.00 is credited.
    const { charges } = harness.stripe.objects();
    expect(charges.filter(({ paid }) => paid).map(({ amount }) => amount)).toEqual([
      9900,
      9950 - 4950,
    ]);
  });

  it('a downgrade keeps the tier until the end of the period, without a refund (payment case 56)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, courseIds } = await subscriber.subscribe('professional');
    const page = await openPortalPage(harness, subscriber.userId);
    expect((await page.changePrice(await priceIdOf(harness, 'entry'))).status).toBe('done');
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      tierSlug: 'professional',
      maxUsers: 5,
    });

    await advanceTo('2026-12-18T10:00:01.000Z');
    const after = await subscriber.reconcile(orderId);
    expect(after).toMatchObject({
      tierSlug: 'entry',
      priceCents: 9900,
      maxUsers: 1,
      status: 'active',
    });
    expect(after.courseIds.length).toBeLessThan(courseIds.length);
    expect(await subscriber.openCourses()).toEqual(after.courseIds);
    const { charges, refunds } = harness.stripe.objects();
    expect(charges.map(({ amount }) => amount)).toEqual([19900, 9900]);
    expect(refunds).toEqual([]);
  });

  it('a plan set to end keeps access to the last second, and continues when resumed (payment case 57)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, currentPeriodEnd } = await subscriber.subscribe('entry');
    const setEnd = (atPeriodEnd: boolean) =>
      setSubscriptionEnd(
        { userId: subscriber.userId, atPeriodEnd, now: harness.now() },
        harness.deps,
      );
    const ending = await setEnd(true);
    expect(ending).toMatchObject({ cancelAt: currentPeriodEnd, accessEndsAt: currentPeriodEnd });
    expect(await setEnd(true)).toEqual(ending);
    expect(await setEnd(false)).toMatchObject({ cancelAt: null });
    await advanceTo('2026-12-18T11:00:00.000Z');
    expect((await subscriber.reconcile(orderId)).status).toBe('active');

    await setEnd(true);
    await advanceTo('2027-01-18T08:59:59.000Z');
    expect(await subscriber.openCourses()).toContain(1);
    await advanceTo('2027-01-18T09:00:00.000Z');
    expect(await subscriber.openCourses()).toEqual([]);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      status: 'canceled',
      accessEndsAt: null,
    });
    expect(await outcomeOf(setEnd(false))).toBe('subscription_not_found');
    expect((await subscriber.subscribe('entry')).status).toBe('active');
  });

  it('an unknown status grants nothing and is counted once (payment case 59)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    const { provider } = harness.deps;
    harness.deps.provider = {
      ...provider,
      readSubscription: async (id) => ({
        ...(await provider.readSubscription(id)),
        status: 'hibernating',
      }),
    };
    const denied = await subscriber.reconcile(orderId);
    expect(denied).toMatchObject({ status: 'unknown', accessEndsAt: null });
    expect(await subscriber.openCourses()).toEqual([]);
    await subscriber.reconcile(orderId);
    expect(harness.counted).toEqual(['UnknownSubscriptionStatus']);

    harness.deps.provider = provider;
    await subscriber.reconcile(orderId);
    expect(await subscriber.openCourses()).toContain(1);
  });

  it('a subscription of another customer or mode is quarantined and grants nothing (payment case 14)', async () => {
    for (const change of [{ customerId: 'cus_other' }, { isLive: true }]) {
      const subscriber = openSubscriber(await open());
      const { orderId } = await subscriber.subscribe('entry');
      const { provider } = harness.deps;
      harness.deps.provider = {
        ...provider,
        readSubscription: async (id) => ({ ...(await provider.readSubscription(id)), ...change }),
      };
      expect(await subscriber.reconcile(orderId)).toMatchObject({
        status: 'unknown',
        accessEndsAt: null,
      });
      expect(harness.counted).toEqual(['PaymentsQuarantined']);
    }
  });

  it('an ended plan leaves purchased courses unchanged (payment case 61)', async () => {
    const subscriber = openSubscriber(await open());
    const { userId } = subscriber;
    const { orderId } = await subscriber.subscribe('entry');
    const bought = await checkoutCourse({ userId, courseId: 1, now: harness.now() }, harness.deps);
    await harness.stripe.confirm(bought.clientSecret!, GOOD_CARD);
    await reconcileOrder({ userId, orderId: bought.orderId, now: harness.now() }, harness.deps);
    await harness.sdk.subscriptions.cancel((await subscriber.reconcile(orderId)).subscriptionId!);
    await subscriber.reconcile(orderId);
    expect(await subscriber.openCourses()).toEqual([]);
    expect(await harness.boughtCourses(userId)).toEqual([1]);
    const { entitlements } = await harness.deps.learners.read(userId);
    expect(grantingEntitlement(entitlements, 1, harness.now())?.kind).toBe('purchase');
    expect(await harness.hasAccess(userId, 2)).toBe(false);
  });
});
