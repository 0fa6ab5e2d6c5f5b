import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { existing, nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { periodEnd } from './billing-period.ts';
import { itemOf } from '#invoices/invoice-lines.ts';
import type { ItemChange } from './subscription-notes.ts';

/** Builds a schedule from a subscription, including its cancellation, with an optional change after the current period. */
export function newSchedule(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange | null,
): Stripe.SubscriptionSchedule {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return {
    ...blank('subscription_schedule'),
    status: 'active',
    id: newId('sub_sched_1', 23),
    billing_mode: subscription.billing_mode,
    created: nowSeconds(account),
    current_phase: { end_date: end, start_date: start },
    customer: subscription.customer,
    default_settings: {
      ...blank('SubscriptionSchedule.DefaultSettings'),
      billing_cycle_anchor: 'automatic',
      collection_method: 'charge_automatically',
      invoice_settings: {
        ...blank('SubscriptionSchedule.DefaultSettings.InvoiceSettings'),
        issuer: { type: 'self' },
      },
    },
    end_behavior: subscription.cancel_at === null ? 'release' : 'cancel',
    metadata: {},
    phases: phasesOf(account, subscription, change ? [change] : []),
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  } as unknown as Stripe.SubscriptionSchedule;
}

/** Builds the current phase and, for each change, one period of the new price. */
export function phasesOf(
  account: Account,
  subscription: Stripe.Subscription,
  changes: readonly ItemChange[],
): Stripe.SubscriptionSchedule['phases'] {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const now = { priceId: item.price.id, quantity: item.quantity ?? 1 };
  const phases = [phaseOf(account, now, start, end)];
  let from = end;
  for (const change of changes) {
    const { recurring } = existing(account, 'prices', change.priceId);
    if (!recurring) continue;
    const until = periodEnd(subscription.billing_cycle_anchor, from, recurring);
    phases.push(phaseOf(account, change, from, until));
    from = until;
  }
  return phases as unknown as Stripe.SubscriptionSchedule['phases'];
}

function phaseOf(account: Account, change: ItemChange, start: number, end: number) {
  return {
    ...blank('SubscriptionSchedule.Phase'),
    currency: existing(account, 'prices', change.priceId).currency,
    default_tax_rates: [],
    end_date: end,
    items: [
      {
        ...blank('SubscriptionSchedule.Phase.Item'),
        metadata: {},
        plan: change.priceId,
        price: change.priceId,
        quantity: change.quantity,
        tax_rates: [],
      },
    ],
    metadata: {},
    proration_behavior: 'none',
    start_date: start,
  };
}
