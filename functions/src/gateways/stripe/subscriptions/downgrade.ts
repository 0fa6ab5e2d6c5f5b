import type { Stripe } from 'stripe';
import { idOf } from '../client/stripe-client.ts';
import {
  cancelAtOf,
  hasStackedChanges,
  itemOf,
  lookupKeyOf,
  SCHEDULE,
  scheduleOf,
  scheduledPriceOf,
  type Scheduled,
} from './schedule.ts';

/**
 * A scheduled downgrade is the second phase of a subscription's schedule. Canceling replaces the schedule's phases and would lose
 * it, so that a learner who resumes would pay for the larger plan. The downgrade is therefore saved, as the lookup key of its
 * price, in two places: in the schedule's metadata, by the same call that sets the end (atomic); and before that in the
 * subscription's metadata, because the customer portal resumes by releasing the schedule. If the schedule named there has no saved
 * downgrade, a call was interrupted between the two writes.
 */
const DOWNGRADE_KEY = 'downgradeTo';
const SCHEDULE_ID_KEY = 'downgradeSchedule';

/** Sets a subscription with a schedule to end with its period, and saves its scheduled downgrade. */
export async function endBySchedule(stripe: Stripe, subscription: Scheduled): Promise<void> {
  const schedule = scheduleOf(subscription)!;
  const price = scheduledPriceOf(subscription);
  // A downgrade that was saved before and is not scheduled again yet is saved again.
  const plan = (price && lookupKeyOf(price)) ?? subscription.metadata[DOWNGRADE_KEY];
  if (plan !== undefined) {
    const metadata = { [DOWNGRADE_KEY]: plan, [SCHEDULE_ID_KEY]: schedule.id };
    await stripe.subscriptions.update(subscription.id, { metadata });
  }
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'cancel',
    phases: [currentPhase(subscription, schedule)],
    metadata: { [DOWNGRADE_KEY]: plan ?? '' },
  });
}

/** Lets a subscription continue that its schedule was to end, and schedules the saved downgrade again. */
export async function resumeBySchedule(stripe: Stripe, subscription: Scheduled): Promise<void> {
  const schedule = scheduleOf(subscription)!;
  const plan = schedule.metadata?.[DOWNGRADE_KEY] ?? subscription.metadata[DOWNGRADE_KEY];
  const next = plan === undefined ? null : await findPrice(stripe, plan);
  await replacePhases(stripe, subscription, schedule, next, { [DOWNGRADE_KEY]: '' });
  if (subscription.metadata[SCHEDULE_ID_KEY] !== undefined)
    await clearSavedDowngrade(stripe, subscription);
}

/**
 * Whether a downgrade may be saved that is not scheduled although no end is set: the portal resumed the subscription, or the
 * learner has chosen another plan since.
 */
export function hasSavedDowngrade(subscription: Scheduled): boolean {
  const savedOnScheduleId = subscription.metadata[SCHEDULE_ID_KEY];
  if (savedOnScheduleId === undefined || cancelAtOf(subscription) !== null) return false;
  return (
    scheduledPriceOf(subscription) === null || idOf(subscription.schedule) !== savedOnScheduleId
  );
}

/** Schedules the saved downgrade again, unless the learner has chosen another plan since. Safe to repeat. */
export async function restoreDowngrade(stripe: Stripe, subscription: Scheduled): Promise<void> {
  const next = await savedDowngradePrice(stripe, subscription);
  if (next !== null) {
    const schedule =
      scheduleOf(subscription) ??
      (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }));
    // An end was set in the meantime: it stays, and so does the saved downgrade.
    if (schedule.end_behavior === 'cancel') return;
    const isMarked = schedule.metadata?.[DOWNGRADE_KEY] !== undefined;
    const metadata = isMarked ? { [DOWNGRADE_KEY]: '' } : {};
    const after = await replacePhases(stripe, subscription, schedule, next, metadata);
    // An end was set between the two calls, and the second call removed it.
    if (after.metadata?.[DOWNGRADE_KEY] !== undefined)
      return restoreCancellation(stripe, subscription.id);
  }
  await clearSavedDowngrade(stripe, subscription);
}

/** Removes the plans between the current one and the one that was chosen last. */
export async function removeStacked(stripe: Stripe, subscription: Scheduled): Promise<void> {
  const schedule = scheduleOf(subscription);
  if (schedule === null || !hasStackedChanges(subscription)) return;
  const last = scheduledPriceOf(subscription);
  await replacePhases(stripe, subscription, schedule, last, {});
}

async function restoreCancellation(stripe: Stripe, id: string): Promise<void> {
  await endBySchedule(stripe, await stripe.subscriptions.retrieve(id, { expand: [SCHEDULE] }));
}

/** Returns the price of the saved downgrade; null when none is saved, or the learner has chosen another plan since. */
async function savedDowngradePrice(
  stripe: Stripe,
  subscription: Scheduled,
): Promise<Stripe.Price | null> {
  const { metadata } = subscription;
  if (scheduledPriceOf(subscription) !== null) return null;
  const ended = await stripe.subscriptionSchedules.retrieve(metadata[SCHEDULE_ID_KEY]!);
  const plan = ended.metadata?.[DOWNGRADE_KEY];
  const hasSamePlan = idOf(ended.phases.at(-1)?.items[0]?.price) === itemOf(subscription).price.id;
  return plan !== undefined && hasSamePlan ? findPrice(stripe, plan) : null;
}

/** Returns the active price of a plan; null when it is no longer sold. */
async function findPrice(stripe: Stripe, lookupKey: string): Promise<Stripe.Price | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  return data[0] ?? null;
}

/** Removes the end and schedules the next plan after the current period, in one call. */
async function replacePhases(
  stripe: Stripe,
  subscription: Scheduled,
  schedule: Stripe.SubscriptionSchedule,
  nextPrice: Stripe.Price | null,
  metadata: Record<string, string>,
): Promise<Stripe.SubscriptionSchedule> {
  const { price, quantity } = itemOf(subscription);
  const isOther = nextPrice !== null && nextPrice.id !== price.id;
  const next = {
    items: [{ price: nextPrice?.id ?? '', quantity: quantity ?? 1 }],
    duration: { interval: nextPrice?.recurring?.interval ?? 'month', interval_count: 1 },
    proration_behavior: 'none' as const,
    ...discountsOf(subscription),
  };
  return stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [currentPhase(subscription, schedule), ...(isOther ? [next] : [])],
    metadata,
  });
}

/** Returns the current phase. Stripe allows leaving out phases that are over. */
function currentPhase(subscription: Scheduled, schedule: Stripe.SubscriptionSchedule) {
  const { price, quantity, current_period_start, current_period_end } = itemOf(subscription);
  return {
    items: [{ price: price.id, quantity: quantity ?? 1 }],
    start_date: schedule.current_phase?.start_date ?? current_period_start,
    end_date: current_period_end,
    ...discountsOf(subscription),
  };
}

/** Keeps the discount: a phase without it would take it away. */
function discountsOf({ discounts }: Scheduled) {
  if (discounts.length === 0) return {};
  return { discounts: discounts.map((discount) => ({ discount: idOf(discount)! })) };
}

async function clearSavedDowngrade(stripe: Stripe, { id }: Scheduled): Promise<void> {
  await stripe.subscriptions.update(id, {
    metadata: { [DOWNGRADE_KEY]: '', [SCHEDULE_ID_KEY]: '' },
  });
}
