import type { Stripe } from 'stripe';
import { known, newId, seconds, type Account } from '#account/account.ts';
import { periodEnd } from './billing-period.ts';
import { itemOf } from '#invoices/invoice-lines.ts';
import type { ItemChange } from './subscription-notes.ts';

/** A schedule that takes a subscription over as it is, also its end, with what comes after its current period. */
export function newSchedule(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange | null,
): Stripe.SubscriptionSchedule {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return {
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
    end_behavior: subscription.cancel_at === null ? 'release' : 'cancel',
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
}

/** The current period, and one of the next price. */
export function phasesOf(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange | null,
): Stripe.SubscriptionSchedule['phases'] {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const now = { priceId: item.price.id, quantity: item.quantity ?? 1 };
  const phases = [phase(account, now, start, end)];
  const recurring = change && known(account, 'prices', change.priceId).recurring;
  if (recurring) {
    const until = periodEnd(subscription.billing_cycle_anchor, end, recurring);
    phases.push(phase(account, change, end, until));
  }
  return phases as unknown as Stripe.SubscriptionSchedule['phases'];
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
