import { Stripe } from 'stripe';
import { idOf } from '../client/stripe-client.ts';
import {
  endBySchedule,
  hasSavedDowngrade,
  removeStacked,
  restoreDowngrade,
  resumeBySchedule,
} from './downgrade.ts';
import { SCHEDULE, scheduleOf, type Scheduled } from './schedule.ts';

/**
 * Sets a subscription to end with its period, or lets it continue. If it has a schedule, only the schedule is changed. If Stripe
 * permanently refuses that, the schedule is released: the scheduled downgrade may be lost, but the cancellation may not.
 */
export async function setEnd(stripe: Stripe, id: string, atPeriodEnd: boolean): Promise<void> {
  try {
    await changeEnd(stripe, id, atPeriodEnd);
  } catch (error) {
    if (!atPeriodEnd || !isRefusal(error)) throw error;
    const { schedule } = await stripe.subscriptions.retrieve(id);
    if (schedule === null) throw error;
    await stripe.subscriptionSchedules.release(idOf(schedule)!);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  }
}

function changeEnd(stripe: Stripe, id: string, atPeriodEnd: boolean): Promise<void> {
  return retryOnRefusal(stripe, id, async (subscription) => {
    const { cancel_at: cancelAt, cancel_at_period_end: isFlagged } = subscription;
    const schedule = scheduleOf(subscription);
    if (schedule !== null) {
      if ((schedule.end_behavior === 'cancel') === atPeriodEnd) return;
      await (atPeriodEnd ? endBySchedule : resumeBySchedule)(stripe, subscription);
    } else if (!atPeriodEnd && cancelAt !== null && !isFlagged) {
      // An end date that an operator set in the dashboard.
      await stripe.subscriptions.update(id, { cancel_at: '' });
    } else if (isFlagged !== atPeriodEnd) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: atPeriodEnd });
    }
  });
}

/** Schedules a saved downgrade again if the subscription is no longer set to end. */
export function restoreSavedDowngrade(stripe: Stripe, id: string): Promise<void> {
  return retryOnRefusal(stripe, id, async (subscription) => {
    if (hasSavedDowngrade(subscription)) await restoreDowngrade(stripe, subscription);
  });
}

/** Lets the plan that was chosen last follow the current one. */
export function removeStackedChanges(stripe: Stripe, id: string): Promise<void> {
  return retryOnRefusal(stripe, id, (subscription) => removeStacked(stripe, subscription));
}

/**
 * Reads a subscription and changes it, and retries both once when Stripe refuses: another process may have created or released its
 * schedule in between.
 */
async function retryOnRefusal(
  stripe: Stripe,
  id: string,
  change: (subscription: Scheduled) => Promise<void>,
): Promise<void> {
  const attempt = async () =>
    change(await stripe.subscriptions.retrieve(id, { expand: [SCHEDULE] }));
  try {
    await attempt();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await attempt();
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}
