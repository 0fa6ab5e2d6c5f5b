import type { Stripe } from 'stripe';
import { find, idOf, known, newId, seconds, type Account } from './account.ts';
import { emit } from './events.ts';
import { itemOf } from './invoice-lines.ts';
import type { Operation } from './operation.ts';
import {
  choiceOf,
  integerOf,
  objectsOf,
  refuseOthers,
  requiredText,
  type Params,
} from './params.ts';
import { refusal } from './stripe-error.ts';
import { wantedItem } from './subscription-creation.ts';
import type { ItemChange } from './subscription-notes.ts';
import { applyChange, update } from './subscription-state.ts';

/** Plans a change for the end of the current period, as the portal does for a downgrade. */
export function scheduleChange(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
): void {
  if (subscription.schedule) releaseSchedule(account, subscription);
  createSchedule(account, subscription, change);
}

/** Takes a subscription over as it is, with what comes after its current period. */
function createSchedule(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange | null,
): Stripe.SubscriptionSchedule {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
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
    phases: phasesOf(account, subscription, change),
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
  return schedule;
}

function phasesOf(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange | null,
): Stripe.SubscriptionSchedule['phases'] {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const now = { priceId: item.price.id, quantity: item.quantity ?? 1 };
  const phases = [phase(account, now, start, end)];
  if (change) phases.push(phase(account, change, end, end));
  return phases as unknown as Stripe.SubscriptionSchedule['phases'];
}

/** From a subscription without one, which no end is set for. */
function scheduleFromSubscription(account: Account, params: Params): Stripe.SubscriptionSchedule {
  const id = requiredText(params, 'from_subscription');
  const subscription = find(account, 'subscriptions', id, 'from_subscription');
  if (subscription.schedule || subscription.ended_at !== null) {
    throw refusal.state(
      'You cannot migrate a subscription that is already attached to a schedule or canceled.',
    );
  }
  if (subscription.cancel_at !== null) throw refusal.notEmulated('from_subscription');
  return createSchedule(account, subscription, null);
}

/** The current phase as it is, and one more: another price from the period's end on. */
function setPhases(
  account: Account,
  schedule: Stripe.SubscriptionSchedule,
  params: Params,
): Stripe.SubscriptionSchedule {
  const subscription = known(account, 'subscriptions', idOf(schedule.subscription) ?? '');
  const item = itemOf(subscription);
  const [current, next, ...others] = objectsOf(params, 'phases') ?? [];
  const names = ['items', 'start_date', 'end_date', 'duration', 'proration_behavior'];
  for (const one of [current, next]) refuseOthers(one ?? {}, names, 'phases');
  const isAsNow =
    current &&
    wantedItem(current)['price'] === item.price.id &&
    integerOf(current, 'start_date') === item.current_period_start &&
    integerOf(current, 'end_date') === item.current_period_end;
  const endBehavior = choiceOf(params, 'end_behavior', ['release']);
  if (!isAsNow || !next || others.length > 0 || !endBehavior) throw refusal.notEmulated('phases');
  const wanted = wantedItem(next);
  const priceId = find(account, 'prices', requiredText(wanted, 'price'), 'phases[1]').id;
  const change = { priceId, quantity: integerOf(wanted, 'quantity') ?? 1 };
  known(account, 'subscriptionNotes', subscription.id).scheduledChange = change;
  schedule.phases = phasesOf(account, subscription, change);
  emit(account, 'subscription_schedule.updated', schedule);
  return schedule;
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
  if (!scheduledChange) {
    if (subscription.schedule) releaseSchedule(account, subscription);
    return;
  }
  update(account, subscription, () => {
    applyChange(account, subscription, scheduledChange);
  });
  releaseSchedule(account, subscription);
}

export const subscriptionScheduleOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/subscription_schedules',
    accepts: ['from_subscription'],
    run: scheduleFromSubscription,
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/{id}',
    accepts: ['phases', 'end_behavior'],
    run: (account, params, id) =>
      setPhases(account, find(account, 'subscriptionSchedules', id), params),
  },
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
