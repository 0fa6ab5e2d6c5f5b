import { setSubscriptionEnd } from '#billing/subscriptions/changes/set-subscription-end.ts';
import type { BillingHarness } from './billing-harness.ts';
import { openPortalPage, priceIdOf, openSubscriber } from './subscriber.ts';

/** A moment after the first renewal of a story's plan is charged. */
export const AFTER_FIRST_RENEWAL = '2026-12-18T10:00:01.000Z';

/** A learner's plan for which a smaller one waits: Professional, and then Starter. */
export async function downgradedPlan(harness: BillingHarness) {
  const story = openSubscriber(harness);
  const { userId } = story;
  const { orderId, currentPeriodEnd } = await story.subscribe('professional');
  const page = await openPortalPage(harness, userId);
  const changeTier = async (tierSlug: string) =>
    page.changePrice(await priceIdOf(harness, tierSlug));
  await changeTier('entry');
  return {
    story,
    userId,
    orderId,
    currentPeriodEnd,
    page,
    changeTier,
    reconcile: (eventId?: string) => story.reconcile(orderId, eventId),
    setEnd: (atPeriodEnd: boolean) =>
      setSubscriptionEnd({ userId, atPeriodEnd, now: harness.now() }, harness.deps),
    /** Moves the clock to an instant. */
    advanceTo: (instant: string) =>
      harness.advance((Date.parse(instant) - harness.now().getTime()) / 1000),
    /** What was charged, in cents. */
    charged: () =>
      harness.stripe
        .objects()
        .charges.filter(({ paid }) => paid)
        .map(({ amount }) => amount),
    /** What the subscription says about the smaller plan. */
    hint: () => harness.stripe.objects().subscriptions[0]!.metadata['downgradeTo'],
  };
}
