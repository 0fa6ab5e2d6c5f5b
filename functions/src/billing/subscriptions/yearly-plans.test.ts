/** Plans that are paid by the year. Source: rules/money.md M48 */
import { beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import {
  CARD_FAILING_ON_CHARGE,
  DAY_SECONDS,
  openPortalPage,
  openSubscriber,
  priceIdOf,
  type Subscriber,
} from '#testing/billing/subscriber.ts';
import { cancelSubscription } from './changes/cancel-subscription.ts';
import { setSubscriptionEnd } from './changes/set-subscription-end.ts';

const billing = setUpBilling();
let harness: BillingHarness;
let subscriber: Subscriber;

beforeEach(async () => {
  harness = await billing.open();
  subscriber = openSubscriber(harness);
});

const yearly = (tierSlug: string) => subscriber.subscribe(tierSlug, undefined, 'year');
const change = async (tierSlug: string, interval: 'month' | 'year') => {
  const portal = await openPortalPage(harness, subscriber.userId);
  return portal.changePrice(await priceIdOf(harness, tierSlug, interval));
};
const told = async (type: string) =>
  (await eventRepository(harness.table).list(subscriber.userId))
    .filter((event) => event.type === type)
    .map(({ data }) => data);
const charged = () =>
  harness.stripe
    .objects()
    .charges.map(({ amount }) => amount)
    .toSorted((a, b) => a - b);

describe('a plan paid by the year', () => {
  it('costs ten months (payment case 68), lasts a year with the days of grace, and counts a twelfth a month', async () => {
    const prepared = await subscriber.checkout('professional', 'year');
    expect(prepared).toMatchObject({ amount: 1990, description: 'Professional' });
    await subscriber.confirm(prepared);
    const plan = await subscriber.reconcile(prepared.orderId);
    expect(plan).toMatchObject({
      interval: 'year',
      priceCents: 199_000,
      maxUsers: 5,
      currentPeriodEnd: '2027-11-18T09:00:00.000Z',
      accessEndsAt: '2027-12-02T09:00:00.000Z',
    });
    expect(await told('planStarted')).toMatchObject([{ priceCents: 199_000, interval: 'year' }]);
    expect(await told('planValueChanged')).toMatchObject([
      { fromMonthlyCents: 0, toMonthlyCents: 16_583 },
    ]);
    expect(await told('invoiceIssued')).toMatchObject([
      { amountCents: 199_000, covers: 'first_month', interval: 'year' },
    ]);
  });

  it('renews after a year at its price, with one payment a year', async () => {
    const { orderId } = await yearly('entry');
    await harness.advance(365 * DAY_SECONDS + 2 * 3600);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      status: 'active',
      interval: 'year',
      currentPeriodEnd: '2028-11-18T09:00:00.000Z',
    });
    expect(charged()).toEqual([99_000, 99_000]);
  });

  it('stays open for the days of grace when the renewal fails', async () => {
    const { orderId } = await yearly('entry');
    const portal = await openPortalPage(harness, subscriber.userId);
    await portal.updateCard(CARD_FAILING_ON_CHARGE);
    await harness.advance(365 * DAY_SECONDS + 2 * 3600);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      status: 'past_due',
      interval: 'year',
      accessEndsAt: '2027-12-02T09:00:00.000Z',
    });
  });

  it('is another checkout than the same plan by the month, of which one is paid', async () => {
    const monthly = await subscriber.checkout('entry');
    const byYear = await subscriber.checkout('entry', 'year');
    expect([monthly.amount, byYear.amount]).toEqual([99, 990]);
    expect(byYear.orderId).not.toBe(monthly.orderId);
    expect((await subscriber.checkout('entry', 'year')).orderId).toBe(byYear.orderId);
    await subscriber.confirm(byYear);
    expect((await subscriber.reconcile(byYear.orderId)).interval).toBe('year');
    expect(await outcomeOf(subscriber.checkout('entry'))).toBe('subscription_active');
    expect(await outcomeOf(subscriber.checkout('corporate', 'year'))).toBe('contact_sales');
  });

  it('replaces the month at once (payment case 69), which is credited for what is left of it', async () => {
    const { orderId } = await subscriber.subscribe('entry');
    await harness.advance(15 * DAY_SECONDS);
    expect((await change('entry', 'year')).status).toBe('done');
    const plan = await subscriber.reconcile(orderId);
    expect(plan).toMatchObject({
      interval: 'year',
      priceCents: 99_000,
      currentPeriodStart: '2026-12-03T09:00:00.000Z',
      currentPeriodEnd: '2027-12-03T09:00:00.000Z',
      paidUntil: '2027-12-03T09:00:00.000Z',
    });
    expect(charged()).toEqual([9900, 99_000 - 4950]);
    expect(await told('planChanged')).toMatchObject([
      { tierName: 'Starter', formerTierName: 'Starter', interval: 'year', isNewInterval: true },
    ]);
    // The month that it replaced no longer renews.
    await harness.advance(16 * DAY_SECONDS);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      currentPeriodEnd: plan.currentPeriodEnd,
    });
    expect(charged()).toHaveLength(2);
  });

  it('is upgraded at once for the difference of the rest of the year', async () => {
    const { orderId } = await yearly('entry');
    await harness.advance(73 * DAY_SECONDS);
    await change('professional', 'year');
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      tierSlug: 'professional',
      interval: 'year',
      currentPeriodEnd: '2027-11-18T09:00:00.000Z',
    });
    // Four fifths of the year are left.
    expect(charged()).toEqual([80_000, 99_000]);
  });

  it.each([
    ['entry', 'month', 9900],
    ['entry', 'year', 99_000],
    ['professional', 'month', 19_900],
  ] as const)(
    'changes to %s by the %s when the year is over, and keeps that through a cancellation',
    async (tierSlug, interval, priceCents) => {
      const { orderId } = await yearly('professional');
      await harness.advance(30 * DAY_SECONDS);
      await change(tierSlug, interval);
      const from = '2027-11-18T09:00:00.000Z';
      const next = { tierSlug, interval, priceCents, from };
      expect(await subscriber.reconcile(orderId)).toMatchObject({
        interval: 'year',
        nextTier: next,
      });
      expect(await told('planChangeScheduled')).toMatchObject([{ interval, priceCents, from }]);
      const { userId } = subscriber;
      for (const atPeriodEnd of [true, false]) {
        await setSubscriptionEnd({ userId, atPeriodEnd, now: harness.now() }, harness.deps);
      }
      expect((await subscriber.reconcile(orderId)).nextTier).toMatchObject(next);
      await harness.advance(335 * DAY_SECONDS + 2 * 3600);
      expect(await subscriber.reconcile(orderId)).toMatchObject({
        tierSlug,
        interval,
        priceCents,
        nextTier: null,
        currentPeriodEnd:
          interval === 'month' ? '2027-12-18T09:00:00.000Z' : '2028-11-18T09:00:00.000Z',
      });
      expect(charged()).toEqual([priceCents, 199_000].toSorted((a, b) => a - b));
    },
  );

  it('can be canceled to the end of the year, and within 24 hours for all of it', async () => {
    const { orderId, userId } = await yearly('entry');
    await setSubscriptionEnd({ userId, atPeriodEnd: true, now: harness.now() }, harness.deps);
    expect((await subscriber.reconcile(orderId)).cancelAt).toBe('2027-11-18T09:00:00.000Z');
    const canceled = await cancelSubscription(
      { userId, orderId, now: harness.now() },
      harness.deps,
    );
    expect(canceled).toMatchObject({ status: 'canceled', refundedCents: 99_000, keptCents: 0 });
  });
});
