import { Stripe } from 'stripe';
import { idOf } from '../client/stripe-client.ts';
import {
  endBySchedule,
  hasSavedDowngrade,
  restoreDowngrade,
  resumeBySchedule,
} from './downgrade.ts';
import { SCHEDULE, scheduleOf, type Scheduled } from './schedule.ts';

/**
 * Lets a subscription end with its period, or go on. One that has a schedule is changed by the schedule alone; where Stripe refuses
 * that for good, the smaller plan that waits may be lost, but the end may not.
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
      // A date that was set by hand in the dashboard.
      await stripe.subscriptions.update(id, { cancel_at: '' });
    } else if (isFlagged !== atPeriodEnd) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: atPeriodEnd });
    }
  });
}

/** Lets a smaller plan that was set aside for an end wait again, where no end is set any more. */
export function restoreSavedDowngrade(stripe: Stripe, id: string): Promise<void> {
  return retryOnRefusal(stripe, id, async (subscription) => {
    if (hasSavedDowngrade(subscription)) await restoreDowngrade(stripe, subscription);
  });
}

/**
 * Looks at a subscription and changes it, and does both once more when Stripe refuses: between the two another process may have
 * made its schedule, or let it go.
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
