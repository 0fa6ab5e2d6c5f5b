import type { Stripe } from 'stripe';
import { idOf } from '../client/stripe-client.ts';
import {
  cancelAtOf,
  itemOf,
  lookupKeyOf,
  SCHEDULE,
  scheduleOf,
  scheduledPriceOf,
  type Scheduled,
} from './schedule.ts';

/**
 * A smaller plan that waits for the period's end is the second phase of the subscription's schedule, and a subscription that is
 * to end has none. So that who resumes is not charged more than the plan they chose, it is written down meanwhile: on the
 * schedule in the call that sets the end, which so is whole or not at all; and before that on the subscription, because the
 * portal takes an end back by letting the schedule go. A hint whose schedule says nothing of it is a call that broke off.
 *
 * Plans go by lookup keys: their prices are replaced.
 */
const PLAN = 'downgradeTo';
const SCHEDULE_ID = 'downgradeSchedule';

/** Sets a subscription that has a schedule to end with its period. */
export async function endBySchedule(stripe: Stripe, subscription: Scheduled): Promise<void> {
  const schedule = scheduleOf(subscription)!;
  const price = scheduledPriceOf(subscription);
  // What was set aside before, and is about to wait again, is set aside once more.
  const plan = (price && lookupKeyOf(price)) ?? subscription.metadata[PLAN];
  if (plan !== undefined) {
    const metadata = { [PLAN]: plan, [SCHEDULE_ID]: schedule.id };
    await stripe.subscriptions.update(subscription.id, { metadata });
  }
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'cancel',
    phases: [currentPhase(subscription, schedule)],
    metadata: { [PLAN]: plan ?? '' },
  });
}

/** Lets a subscription whose schedule ends it go on, to the plan that was set aside for the end. */
export async function resumeBySchedule(stripe: Stripe, subscription: Scheduled): Promise<void> {
  const schedule = scheduleOf(subscription)!;
  const plan = schedule.metadata?.[PLAN] ?? subscription.metadata[PLAN];
  const nextPriceId = plan === undefined ? null : await priceIdOf(stripe, plan);
  await replacePhases(stripe, subscription, schedule, nextPriceId, { [PLAN]: '' });
  if (subscription.metadata[SCHEDULE_ID] !== undefined)
    await clearSavedDowngrade(stripe, subscription);
}

/**
 * Whether a plan may have been set aside for an end that is not set any more, and does not wait again: the portal took the end
 * back, or another plan was chosen since.
 */
export function hasSavedDowngrade(subscription: Scheduled): boolean {
  const hinted = subscription.metadata[SCHEDULE_ID];
  if (hinted === undefined || cancelAtOf(subscription) !== null) return false;
  return scheduledPriceOf(subscription) === null || idOf(subscription.schedule) !== hinted;
}

/** Lets the plan that was set aside wait again, unless another one was chosen since. Safe to repeat. */
export async function restoreDowngrade(stripe: Stripe, subscription: Scheduled): Promise<void> {
  const nextPriceId = await savedDowngradePrice(stripe, subscription);
  if (nextPriceId !== null) {
    const schedule =
      scheduleOf(subscription) ??
      (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }));
    // An end was set meanwhile: it stays, and the hint with it.
    if (schedule.end_behavior === 'cancel') return;
    const isMarked = schedule.metadata?.[PLAN] !== undefined;
    const metadata = isMarked ? { [PLAN]: '' } : {};
    const after = await replacePhases(stripe, subscription, schedule, nextPriceId, metadata);
    // An end was set between the two calls, which the second one took back.
    if (after.metadata?.[PLAN] !== undefined) return restoreCancellation(stripe, subscription.id);
  }
  await clearSavedDowngrade(stripe, subscription);
}

async function restoreCancellation(stripe: Stripe, id: string): Promise<void> {
  await endBySchedule(stripe, await stripe.subscriptions.retrieve(id, { expand: [SCHEDULE] }));
}

/** The price to come back to; null when nothing was set aside, or what was chosen since holds. */
async function savedDowngradePrice(
  stripe: Stripe,
  subscription: Scheduled,
): Promise<string | null> {
  const { metadata } = subscription;
  if (scheduledPriceOf(subscription) !== null) return null;
  const ended = await stripe.subscriptionSchedules.retrieve(metadata[SCHEDULE_ID]!);
  const plan = ended.metadata?.[PLAN];
  const isAsThen = idOf(ended.phases.at(-1)?.items[0]?.price) === itemOf(subscription).price.id;
  return plan !== undefined && isAsThen ? priceIdOf(stripe, plan) : null;
}

/** What a plan costs now. @returns null when it is not sold any more */
async function priceIdOf(stripe: Stripe, lookupKey: string): Promise<string | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  return data[0]?.id ?? null;
}

/** One call: no end any more, and the next plan after the current period. */
async function replacePhases(
  stripe: Stripe,
  subscription: Scheduled,
  schedule: Stripe.SubscriptionSchedule,
  nextPriceId: string | null,
  metadata: Record<string, string>,
): Promise<Stripe.SubscriptionSchedule> {
  const { price, quantity } = itemOf(subscription);
  const isOther = nextPriceId !== null && nextPriceId !== price.id;
  const next = {
    items: [{ price: nextPriceId ?? '', quantity: quantity ?? 1 }],
    duration: { interval: 'month' as const, interval_count: 1 },
    proration_behavior: 'none' as const,
  };
  return stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [currentPhase(subscription, schedule), ...(isOther ? [next] : [])],
    metadata,
  });
}

/** Phases that are over can be left out. */
function currentPhase(subscription: Scheduled, schedule: Stripe.SubscriptionSchedule) {
  const { price, quantity, current_period_start, current_period_end } = itemOf(subscription);
  return {
    items: [{ price: price.id, quantity: quantity ?? 1 }],
    start_date: schedule.current_phase?.start_date ?? current_period_start,
    end_date: current_period_end,
  };
}

async function clearSavedDowngrade(stripe: Stripe, { id }: Scheduled): Promise<void> {
  await stripe.subscriptions.update(id, { metadata: { [PLAN]: '', [SCHEDULE_ID]: '' } });
}
