import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { periodEnd } from './billing-period.ts';
import { wholeList } from '#api/lists.ts';
import { planOf } from '#catalog/prices.ts';

export interface SubscriptionFields {
  customer: Stripe.Customer;
  price: Stripe.Price;
  recurring: Stripe.Price.Recurring;
  quantity: number;
  metadata: Record<string, string>;
  savesPaymentMethod: 'off' | 'on_subscription';
  paymentMethodTypes: Stripe.Subscription.PaymentSettings.PaymentMethodType[] | null;
  /** null when invoices are charged automatically. */
  daysUntilDue: number | null;
  hasTax: boolean;
}

/** Builds an unpaid subscription that starts now. */
export function newSubscription(account: Account, fields: SubscriptionFields): Stripe.Subscription {
  const id = newId('sub_1', 23);
  const now = nowSeconds(account);
  const item: Stripe.SubscriptionItem = {
    ...blank('subscription_item'),
    id: newId('si', 14),
    created: now,
    current_period_end: periodEnd(now, now, fields.recurring),
    current_period_start: now,
    plan: planOf(fields.price),
    price: structuredClone(fields.price),
    quantity: fields.quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    ...blank('subscription'),
    collection_method: fields.daysUntilDue === null ? 'charge_automatically' : 'send_invoice',
    days_until_due: fields.daysUntilDue,
    id,
    automatic_tax: {
      disabled_reason: null,
      enabled: fields.hasTax,
      liability: fields.hasTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: now,
    billing_mode: {
      flexible: { proration_discounts: 'included' },
      type: 'flexible',
      updated_at: now,
    },
    cancellation_details: blank('Subscription.CancellationDetails'),
    created: now,
    currency: fields.price.currency,
    customer: fields.customer.id,
    default_tax_rates: [],
    invoice_settings: {
      ...blank('Subscription.InvoiceSettings'),
      issuer: { type: 'self' },
    },
    items: wholeList([item], `/v1/subscription_items?subscription=${id}`),
    metadata: fields.metadata,
    payment_settings: {
      ...blank('Subscription.PaymentSettings'),
      payment_method_types: fields.paymentMethodTypes,
      save_default_payment_method: fields.savesPaymentMethod,
    },
    start_date: now,
    // A customer who gets an invoice has the service before it is paid.
    status: fields.daysUntilDue === null ? 'incomplete' : 'active',
    test_clock: fields.customer.test_clock ?? null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
  };
}
