import { beforeEach, describe, expect, it } from 'vitest';
import type { EventData, EventType } from '#events/domain-events.ts';
import { eventRepository } from '#events/event-repository.ts';
import { downgradedPlan } from '#testing/billing/downgraded-plan.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import {
  CARD_FAILING_ON_CHARGE,
  DAY_SECONDS,
  openPortalPage,
  openSubscriber,
  priceIdOf,
  type Subscriber,
} from '#testing/billing/subscriber.ts';
import { listPurchases } from '../purchases/list-purchases.ts';
import { setSubscriptionEnd } from './changes/set-subscription-end.ts';

const MINUTE = 60;

const billing = setUpBilling();
let harness: BillingHarness;
let subscriber: Subscriber;
beforeEach(async () => {
  harness = await billing.open();
  subscriber = openSubscriber(harness);
});

/** Returns what the learner was told of one type, oldest first. */
async function told<Type extends EventType>(
  type: Type,
  userId = subscriber.userId,
): Promise<EventData<Type>[]> {
  const events = await eventRepository(harness.table).list(userId);
  return events
    .filter((event) => event.type === type)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ data }) => data as EventData<Type>);
}

// Source: rules/notifications.md N25
describe('the one who pays is told', () => {
  it('that the plan is set to end, and that it goes on, each time once', async () => {
    const { orderId, currentPeriodEnd } = await subscriber.subscribe('entry');
    const { userId } = subscriber;
    const setEnd = (atPeriodEnd: boolean) =>
      setSubscriptionEnd({ userId, atPeriodEnd, now: harness.now() }, harness.deps);
    for (const atPeriodEnd of [true, true, false, false, true]) {
      await harness.advance(MINUTE);
      await setEnd(atPeriodEnd);
    }
    const ending = { orderId, tierName: 'Starter', endsAt: currentPeriodEnd, maxUsers: 1 };
    expect(await told('planEndScheduled')).toEqual([ending, ending]);
    expect(await told('planContinues')).toEqual([
      {
        orderId,
        tierName: 'Starter',
        priceCents: 9900,
        interval: 'month',
        renewsAt: currentPeriodEnd,
      },
    ]);
    expect(await told('planEnded')).toEqual([]);
  });

  it('of a larger plan: its price, and what was paid for the rest of the month', async () => {
    const { orderId, currentPeriodEnd } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    await harness.advance(15 * DAY_SECONDS);
    await page.changePrice(await priceIdOf(harness, 'professional'));
    await subscriber.reconcile(orderId);
    await subscriber.reconcile(orderId);
    expect(await told('planChanged')).toEqual([
      {
        orderId,
        tierName: 'Professional',
        formerTierName: 'Starter',
        priceCents: 19900,
        interval: 'month',
        isNewInterval: false,
        chargedCents: 9950 - 4950,
        renewsAt: currentPeriodEnd,
        maxUsers: 5,
      },
    ]);
    const covers = (await told('invoiceIssued')).map((invoice) => invoice.covers);
    expect(covers).toEqual(['first_month', 'change']);
  });

  it('of a smaller plan when it is chosen, when it is taken back, and when it starts', async () => {
    const plan = await downgradedPlan(harness);
    const { userId, reconcile, changeTier, currentPeriodEnd } = plan;
    await reconcile();
    const chosen = {
      tierName: 'Professional',
      nextTierName: 'Starter',
      priceCents: 9900,
      from: currentPeriodEnd,
    };
    expect(await told('planChangeScheduled', userId)).toMatchObject([chosen]);
    await harness.advance(MINUTE);
    await changeTier('professional');
    await reconcile();
    expect(await told('planContinues', userId)).toMatchObject([{ priceCents: 19900 }]);
    await harness.advance(MINUTE);
    await changeTier('entry');
    await reconcile();
    await plan.advanceTo('2026-12-19T09:00:00.000Z');
    await reconcile();
    expect(await told('planChangeScheduled', userId)).toHaveLength(2);
    expect(await told('planChanged', userId)).toMatchObject([
      { tierName: 'Starter', formerTierName: 'Professional', priceCents: 9900, chargedCents: null },
    ]);
  });

  it('of each failed attempt, and until which minute the courses stay open', async () => {
    const { orderId } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    await page.updateCard(CARD_FAILING_ON_CHARGE);
    await harness.advance(30 * DAY_SECONDS + 3600);
    const { courseIds } = await subscriber.reconcile(orderId);
    const [first] = await told('planPaymentFailed');
    const openUntil = Date.parse(first!.accessEndsAt!);
    const shown = await listPurchases(
      { userId: subscriber.userId, now: harness.now() },
      harness.deps,
    );
    expect(shown.subscription?.graceEndsAt).toBe(first!.accessEndsAt);
    for (const days of [3, 5]) {
      await harness.advance(days * DAY_SECONDS);
      await subscriber.reconcile(orderId);
      await subscriber.reconcile(orderId);
    }
    const attempts = await told('planPaymentFailed');
    expect(attempts.map(({ isRepeated, isLastTryNext }) => [isRepeated, isLastTryNext])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    expect(new Set(attempts.map(({ accessEndsAt }) => accessEndsAt)).size).toBe(1);

    await harness.advance((openUntil - harness.now().getTime()) / 1000 - 1);
    await subscriber.reconcile(orderId);
    expect(await subscriber.openCourses()).toEqual(courseIds);
    await harness.advance(1);
    expect((await subscriber.reconcile(orderId)).status).toBe('canceled');
    expect(await told('planEnded')).toMatchObject([{ isEndedUnpaid: true }]);
    expect(await told('planPaymentFailed')).toHaveLength(3);
  });
});

it('the record of a plan names when its card expires, until another one is charged', async () => {
  const { orderId, cardExpiresAt } = await subscriber.subscribe('entry');
  expect(cardExpiresAt).toBe('2041-01-01T00:00:00.000Z');
  const page = await openPortalPage(harness, subscriber.userId);
  await page.updateCard('5555555555554444');
  expect((await subscriber.reconcile(orderId)).cardExpiresAt).toBeNull();
});
