import { setSubscriptionEnd } from '#billing/subscriptions/changes/set-subscription-end.ts';
import type { BillingHarness } from './billing-harness.ts';
import { openPortalPage, priceIdOf, openSubscriber } from './subscriber.ts';

/** One second after the first renewal of a test's plan is charged. */
export const AFTER_FIRST_RENEWAL = '2026-12-18T10:00:01.000Z';

/** Subscribes a learner to Professional and schedules a downgrade to Starter. */
export async function downgradedPlan(harness: BillingHarness) {
  const subscriber = openSubscriber(harness);
  const { userId } = subscriber;
  const { orderId, currentPeriodEnd } = await subscriber.subscribe('professional');
  const page = await openPortalPage(harness, userId);
  const changeTier = async (tierSlug: string) =>
    page.changePrice(await priceIdOf(harness, tierSlug));
  await changeTier('entry');
  return {
    subscriber,
    userId,
    orderId,
    currentPeriodEnd,
    page,
    changeTier,
    reconcile: (eventId?: string) => subscriber.reconcile(orderId, eventId),
    setEnd: (atPeriodEnd: boolean) =>
      setSubscriptionEnd({ userId, atPeriodEnd, now: harness.now() }, harness.deps),
    /** Moves the clock to an instant. */
    advanceTo: (instant: string) =>
      harness.advance((Date.parse(instant) - harness.now().getTime()) / 1000),
    /** Returns the charged amounts, in cents. */
    charged: () =>
      harness.stripe
        .objects()
        .charges.filter(({ paid }) => paid)
        .map(({ amount }) => amount),
    /** Returns the downgrade saved in the subscription's metadata. */
    savedDowngrade: () => harness.stripe.objects().subscriptions[0]!.metadata['downgradeTo'],
  };
}
