import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import {
  DAY_SECONDS,
  CARD_FAILING_ON_CHARGE,
  openPortalPage,
  priceIdOf,
  openSubscriber,
} from '#testing/billing/subscriber.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async () => (harness = await billing.open());

/** Upgrades in the dashboard, which invoices the difference at once and keeps the change when it is not paid. */
async function upgradeInDashboard(tierSlug: string) {
  const [{ id, items }] = harness.stripe.objects().subscriptions as [Stripe.Subscription];
  await harness.sdk.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: await priceIdOf(harness, tierSlug) }],
    proration_behavior: 'always_invoice',
  });
}

describe('a plan whose upgrade was not paid', () => {
  it.each([
    [0, 'professional'],
    [0, 'executive'],
    [20, 'professional'],
  ])('on day %i keeps the paid month and grants nothing of %s', async (day, tierSlug) => {
    const subscriber = openSubscriber(await open());
    const { orderId, courseIds, currentPeriodEnd } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    await page.updateCard(CARD_FAILING_ON_CHARGE);
    await harness.advance(day * DAY_SECONDS);
    await upgradeInDashboard(tierSlug);
    const plan = await subscriber.reconcile(orderId);
    expect(plan).toMatchObject({
      status: 'past_due',
      tierSlug: 'entry',
      priceCents: 9900,
      maxUsers: 1,
      courseIds,
    });
    expect(await subscriber.openCourses()).toEqual(courseIds);
    expect(Date.parse(plan.accessEndsAt!)).toBeGreaterThanOrEqual(Date.parse(currentPeriodEnd!));
    await harness.advance(1);
    expect(await subscriber.openCourses()).toEqual(courseIds);
  });
});

describe('a plan that stays past due', () => {
  it('grants nothing of a refunded upgrade and keeps what the previous tier paid for', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, courseIds } = await subscriber.subscribe('entry');
    await harness.advance(DAY_SECONDS);
    const page = await openPortalPage(harness, subscriber.userId);
    await page.changePrice(await priceIdOf(harness, 'professional'));
    const upgrade = harness.stripe.objects().charges.at(-1)!;
    await harness.stripe.refundFromDashboard(upgrade.payment_intent as string);
    await subscriber.reconcile(orderId);
    await page.updateCard(CARD_FAILING_ON_CHARGE);
    await harness.advance(31 * DAY_SECONDS);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      status: 'past_due',
      tierSlug: 'entry',
    });
    expect(await subscriber.openCourses()).toEqual(courseIds);
  });

  it('gets its grace period once, however many months are unpaid', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, currentPeriodEnd } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    await page.updateCard(CARD_FAILING_ON_CHARGE);
    const graceEnd = Date.parse(currentPeriodEnd!) + 14 * DAY_SECONDS * 1000;
    await harness.advance(31 * DAY_SECONDS);
    const first = await subscriber.reconcile(orderId);
    expect(Date.parse(first.accessEndsAt!)).toBe(graceEnd);

    // An account that continues subscriptions despite failed payments: Stripe starts the next period.
    const { provider } = harness.deps;
    harness.deps.provider = {
      ...provider,
      async readSubscription(id) {
        const snapshot = await provider.readSubscription(id);
        const currentPeriodStart = '2027-01-18T09:00:00.000Z';
        return { ...snapshot, currentPeriodStart, currentPeriodEnd: '2027-02-18T09:00:00.000Z' };
      },
    };
    const second = await subscriber.reconcile(orderId);
    expect(second.status).toBe('past_due');
    expect(Date.parse(second.accessEndsAt!)).toBe(graceEnd);
  });
});
