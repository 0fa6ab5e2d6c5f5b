import type { Stripe } from 'stripe';
import { read, existing, nowSeconds, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { itemOf } from '#invoices/invoice-lines.ts';
import { retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import {
  choiceOf,
  integerOf,
  mergeMetadata,
  objectsOf,
  refuseUnknown,
  requiredText,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { requestedItem } from './subscription-creation.ts';
import type { ItemChange } from './subscription-notes.ts';
import { newSchedule, phasesOf } from './subscription-schedule-object.ts';
import { applyChange, update, setEndFields } from './subscription-state.ts';

/** Schedules a change for the end of the current period, as the portal does for a downgrade. */
export function scheduleChange(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
): void {
  if (subscription.schedule) releaseSchedule(account, subscription);
  createSchedule(account, subscription, change);
}

/** Adds a change after those that are scheduled already. */
export function appendChange(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
): void {
  const id = idOf(subscription.schedule) ?? '';
  const schedule = existing(account, 'subscriptionSchedules', id);
  const notes = existing(account, 'subscriptionNotes', subscription.id);
  const { scheduledChange, laterChanges = [] } = notes;
  const changes = [...(scheduledChange ? [scheduledChange] : []), ...laterChanges, change];
  writeChanges(account, subscription, schedule, changes);
  emit(account, 'subscription_schedule.updated', schedule);
}

function writeChanges(
  account: Account,
  subscription: Stripe.Subscription,
  schedule: Stripe.SubscriptionSchedule,
  [first, ...later]: readonly ItemChange[],
): void {
  schedule.phases = phasesOf(account, subscription, first ? [first, ...later] : []);
  const notes = existing(account, 'subscriptionNotes', subscription.id);
  notes.scheduledChange = first ?? null;
  notes.laterChanges = later;
}

function createSchedule(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange | null,
): Stripe.SubscriptionSchedule {
  const schedule = newSchedule(account, subscription, change);
  account.rows.subscriptionSchedules.set(schedule.id, schedule);
  existing(account, 'subscriptionNotes', subscription.id).scheduledChange = change;
  emit(account, 'subscription_schedule.created', schedule);
  update(account, subscription, () => {
    subscription.schedule = schedule.id;
  });
  return schedule;
}

function scheduleFromSubscription(account: Account, params: Params): Stripe.SubscriptionSchedule {
  const id = requiredText(params, 'from_subscription');
  const subscription = read(account, 'subscriptions', id, 'from_subscription');
  if (subscription.schedule || subscription.ended_at !== null) {
    throw refusal.state(
      'You cannot migrate a subscription that is already attached to a schedule or canceled.',
    );
  }
  return createSchedule(account, subscription, null);
}

/**
 * Updates a schedule. After the current phase, which stays as it is, the subscription ends, changes its price or continues
 * unchanged.
 */
function updateSchedule(
  account: Account,
  schedule: Stripe.SubscriptionSchedule,
  params: Params,
): Stripe.SubscriptionSchedule {
  const subscription = account.rows.subscriptions.get(idOf(schedule.subscription) ?? '');
  if (subscription?.schedule !== schedule.id) {
    throw refusal.state(
      `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    );
  }
  const changes = requestedChanges(account, subscription, params);
  const endBehavior = choiceOf(params, 'end_behavior', ['release', 'cancel']);
  const isEnd = endBehavior === 'cancel';
  if (!endBehavior || (isEnd && changes.length > 0)) throw refusal.notEmulated('end_behavior');
  schedule.end_behavior = endBehavior;
  schedule.metadata = mergeMetadata(params, schedule.metadata ?? {});
  writeChanges(account, subscription, schedule, changes);
  emit(account, 'subscription_schedule.updated', schedule);
  if (isEnd || subscription.cancel_at !== null) {
    update(account, subscription, () => {
      setEndFields(account, subscription, isEnd, false);
    });
  }
  return schedule;
}

/** Reads the changes after the current phase, which the call has to repeat unchanged. */
function requestedChanges(
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
): ItemChange[] {
  const item = itemOf(subscription);
  const phases = objectsOf(params, 'phases') ?? [];
  const [current, ...later] = phases;
  const names = ['items', 'start_date', 'end_date', 'duration', 'proration_behavior', 'discounts'];
  for (const phase of phases) refuseUnknown(phase, names, 'phases');
  const isUnchanged =
    current &&
    requestedItem(current)['price'] === item.price.id &&
    integerOf(current, 'start_date') === item.current_period_start &&
    integerOf(current, 'end_date') === item.current_period_end;
  if (!isUnchanged) throw refusal.notEmulated('phases');
  keepDiscounts(subscription, phases);
  return later.map((next, index) => {
    const wanted = requestedItem(next);
    const name = `phases[${index + 1}]`;
    const price = read(account, 'prices', requiredText(wanted, 'price'), name);
    if (!price.active) {
      throw refusal.invalidParameter(
        'The price specified is inactive. This field only accepts active prices.',
        `${name}[items][0][price]`,
      );
    }
    return { priceId: price.id, quantity: integerOf(wanted, 'quantity') ?? 1 };
  });
}

/** A current phase without discounts takes the subscription's away, and later phases have to repeat them. */
function keepDiscounts(subscription: Stripe.Subscription, phases: readonly Params[]): void {
  const discounts = phases.map((phase) =>
    (objectsOf(phase, 'discounts') ?? []).map((kept) => {
      refuseUnknown(kept, ['discount'], 'phases[discounts]');
      return requiredText(kept, 'discount');
    }),
  );
  const [current = [], ...later] = discounts;
  const isKnown = current.every((id) => subscription.discounts.map(idOf).includes(id));
  if (!isKnown || later.some((ids) => ids.join() !== current.join())) {
    throw refusal.notEmulated('phases[discounts]');
  }
  subscription.discounts = current;
}

/** Releases a subscription from its schedule. A planned change and an end that the schedule set are dropped. */
export function releaseSchedule(account: Account, subscription: Stripe.Subscription): void {
  const schedule = existing(account, 'subscriptionSchedules', idOf(subscription.schedule) ?? '');
  schedule.status = 'released';
  schedule.released_at = nowSeconds(account);
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.current_phase = null;
  const notes = existing(account, 'subscriptionNotes', subscription.id);
  notes.scheduledChange = null;
  notes.laterChanges = [];
  emit(account, 'subscription_schedule.released', schedule);
  update(account, subscription, () => {
    subscription.schedule = null;
    if (schedule.end_behavior === 'cancel') setEndFields(account, subscription, false, false);
  });
}

/** Applies a scheduled change at the period's end, before the renewal is billed. The schedule lasts until its last phase is over. */
export function applyScheduledChange(account: Account, subscription: Stripe.Subscription): void {
  const notes = existing(account, 'subscriptionNotes', subscription.id);
  const change = notes.scheduledChange;
  if (!change) {
    if (subscription.schedule) releaseSchedule(account, subscription);
    return;
  }
  const [next = null, ...later] = notes.laterChanges ?? [];
  notes.scheduledChange = next;
  notes.laterChanges = later;
  const schedule = existing(account, 'subscriptionSchedules', idOf(subscription.schedule) ?? '');
  const changesLeft = next ? later.length + 1 : 0;
  const { start_date, end_date } = schedule.phases.at(-1 - changesLeft)!;
  schedule.current_phase = { start_date, end_date };
  emit(account, 'subscription_schedule.updated', schedule);
  update(account, subscription, () => {
    applyChange(account, subscription, change);
  });
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
    accepts: ['phases', 'end_behavior', 'metadata'],
    run: (account, params, id) =>
      updateSchedule(account, read(account, 'subscriptionSchedules', id), params),
  },
  retrieveOperation('/v1/subscription_schedules', 'subscriptionSchedules'),
  {
    method: 'POST',
    path: '/v1/subscription_schedules/{id}/release',
    accepts: [],
    run: (account, _params, id) => {
      const schedule = read(account, 'subscriptionSchedules', id);
      const subscription = idOf(schedule.subscription);
      if (subscription === null) {
        throw refusal.state(
          `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
        );
      }
      releaseSchedule(account, existing(account, 'subscriptions', subscription));
      return schedule;
    },
  },
];
