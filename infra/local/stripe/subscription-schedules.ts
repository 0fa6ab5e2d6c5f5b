import type { Stripe } from 'stripe';
import { find, idOf, known, newId, seconds, type Account } from './account.ts';
import { emit } from './events.ts';
import { itemOf } from './invoice-lines.ts';
import type { Operation } from './operation.ts';
import { refusal } from './stripe-error.ts';
import type { ItemChange } from './subscription-notes.ts';
import { applyChange, update } from './subscription-state.ts';

/** Plans a change for the end of the current period, as the portal does for a downgrade. */
export function scheduleChange(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
): void {
  if (subscription.schedule) releaseSchedule(account, subscription);
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const now = { priceId: item.price.id, quantity: item.quantity ?? 1 };
  const schedule: Stripe.SubscriptionSchedule = {
    id: newId('sub_sched_1', 23),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: seconds(account),
    current_phase: { end_date: end, start_date: start },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase(account, now, start, end), phase(account, change, end, end)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  } as unknown as Stripe.SubscriptionSchedule;
  account.rows.subscriptionSchedules.set(schedule.id, schedule);
  known(account, 'subscriptionNotes', subscription.id).scheduledChange = change;
  emit(account, 'subscription_schedule.created', schedule);
  update(account, subscription, () => {
    subscription.schedule = schedule.id;
  });
}

function phase(account: Account, change: ItemChange, start: number, end: number) {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: known(account, 'prices', change.priceId).currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: change.priceId,
        price: change.priceId,
        quantity: change.quantity,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}

/** Takes a planned change back, or lets go after it happened. */
export function releaseSchedule(account: Account, subscription: Stripe.Subscription): void {
  const schedule = known(account, 'subscriptionSchedules', idOf(subscription.schedule) ?? '');
  schedule.status = 'released';
  schedule.released_at = seconds(account);
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.current_phase = null;
  known(account, 'subscriptionNotes', subscription.id).scheduledChange = null;
  emit(account, 'subscription_schedule.released', schedule);
  update(account, subscription, () => {
    subscription.schedule = null;
  });
}

/** At the period's end, before the renewal is billed. */
export function applyScheduledChange(account: Account, subscription: Stripe.Subscription): void {
  const { scheduledChange } = known(account, 'subscriptionNotes', subscription.id);
  if (!scheduledChange) return;
  update(account, subscription, () => {
    applyChange(account, subscription, scheduledChange);
  });
  releaseSchedule(account, subscription);
}

export const subscriptionScheduleOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/subscription_schedules/{id}',
    accepts: [],
    run: (account, _params, id) => find(account, 'subscriptionSchedules', id),
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/{id}/release',
    accepts: [],
    run: (account, _params, id) => {
      const schedule = find(account, 'subscriptionSchedules', id);
      const subscription = idOf(schedule.subscription);
      if (subscription === null) {
        throw refusal.state(
          `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
        );
      }
      releaseSchedule(account, known(account, 'subscriptions', subscription));
      return schedule;
    },
  },
];
