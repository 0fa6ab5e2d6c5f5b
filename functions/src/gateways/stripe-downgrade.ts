import type { Stripe } from 'stripe';

/**
 * A smaller plan that waits for the period's end is a schedule of the subscription, and a subscription that is to end can have
 * none. So that who resumes is not charged more than the plan they chose, the subscription's metadata keep it meanwhile.
 */
const FROM = 'downgradeFrom';
const TO = 'downgradeTo';

/** A subscription with its `schedule` expanded. */
type Subscription = Pick<Stripe.Subscription, 'id' | 'schedule' | 'items' | 'metadata'>;

/** Takes the plan that waits off its schedule, and writes it down first. */
export async function setDowngradeAside(stripe: Stripe, subscription: Subscription): Promise<void> {
  const { id, schedule, items } = subscription;
  if (schedule === null || typeof schedule === 'string') return;
  const [item] = items.data;
  const next = schedule.phases.find((phase) => phase.start_date >= item!.current_period_end);
  const price = next?.items[0]?.price;
  const nextPriceId = typeof price === 'string' ? price : price?.id;
  if (nextPriceId !== undefined && nextPriceId !== item!.price.id) {
    const metadata = { [FROM]: item!.price.id, [TO]: nextPriceId };
    await stripe.subscriptions.update(id, { metadata });
  }
  await stripe.subscriptionSchedules.release(schedule.id);
}

/** Whether a plan was set aside that nothing leads to any more: the subscription goes on, and has no schedule. */
export function isDowngradeAside({
  metadata,
  schedule,
  cancel_at: cancelAt,
}: Pick<Stripe.Subscription, 'metadata' | 'schedule' | 'cancel_at'>): boolean {
  return metadata[TO] !== undefined && schedule === null && cancelAt === null;
}

/** Lets the plan that was set aside wait again, unless another one was chosen since. Safe to repeat. */
export async function restoreDowngrade(stripe: Stripe, subscription: Subscription): Promise<void> {
  const { id, schedule, items, metadata } = subscription;
  const { [FROM]: from, [TO]: to } = metadata;
  if (to === undefined) return;
  const [item] = items.data;
  if (schedule === null && item!.price.id === from) await schedulePrice(stripe, id, item!, to);
  await stripe.subscriptions.update(id, { metadata: { [FROM]: '', [TO]: '' } });
}

/** @see https://docs.stripe.com/billing/subscriptions/subscription-schedules#using-existing-subscription */
async function schedulePrice(
  stripe: Stripe,
  subscriptionId: string,
  { price, quantity, current_period_start, current_period_end }: Stripe.SubscriptionItem,
  nextPriceId: string,
): Promise<void> {
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId });
  const count = quantity ?? 1;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: price.id, quantity: count }],
        start_date: schedule.phases[0]?.start_date ?? current_period_start,
        end_date: current_period_end,
      },
      {
        items: [{ price: nextPriceId, quantity: count }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}
