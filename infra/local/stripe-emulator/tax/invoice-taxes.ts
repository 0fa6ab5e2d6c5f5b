/** The tax of a subscription's invoices. @see https://docs.stripe.com/tax/subscriptions */
import type { Stripe } from 'stripe';
import { existing, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { taxIdsOf } from '#payments/tax-ids.ts';
import { taxFor } from './calculations.ts';
import { isPreciseEnough, taxCents } from './tax-rates.ts';
import { requireActiveTax } from './tax-settings.ts';

/** @throws StripeRefusal `customer_tax_location_invalid`, `stripe_tax_inactive`; also for a price that does not say whether it includes tax */
export function refuseUntaxable(
  account: Account,
  customer: Stripe.Customer,
  price: Stripe.Price,
): void {
  requireActiveTax(account);
  if (!customer.address || !isPreciseEnough(customer.address)) {
    throw refusal.state(
      'The customer’s location isn’t recognized. Set a valid customer address in order to automatically calculate tax.',
      'customer_tax_location_invalid',
    );
  }
  if (price.tax_behavior === 'unspecified') {
    throw refusal.invalidParameter(
      `One of the prices (${price.id}) has an unspecified tax behavior. Set its tax_behavior in order to automatically calculate tax.`,
      'items[0][price]',
    );
  }
}

/** Adds the tax to a draft whose subscription has it calculated, for the customer's address at that moment. */
export function addTaxes(
  account: Account,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): void {
  if (!subscription.automatic_tax.enabled) return;
  const customer = existing(account, 'customers', idOf(subscription.customer));
  const address = customer.address;
  if (!address || !isPreciseEnough(address)) {
    invoice.automatic_tax = { ...taxed, status: 'requires_location_inputs' };
    return;
  }
  const { place, reason } = taxFor(address, taxIdsOf(account, customer.id));
  let added = 0;
  let included = 0;
  for (const line of invoice.lines.data) {
    const price = existing(account, 'prices', idOf(line.pricing?.price_details?.price) ?? '');
    const isInclusive = price.tax_behavior === 'inclusive';
    const discounted = line.amount - (line.discount_amounts?.[0]?.amount ?? 0);
    const amount = place ? taxCents(discounted, place.rate, isInclusive) : 0;
    if (isInclusive) included += amount;
    else added += amount;
    line.taxes = [
      {
        amount,
        tax_behavior: isInclusive ? 'inclusive' : 'exclusive',
        tax_rate_details: null,
        taxability_reason: reason,
        taxable_amount: discounted - (isInclusive ? amount : 0),
        type: 'tax_rate_details',
      },
    ];
  }
  const net = invoice.total - included;
  invoice.automatic_tax = { ...taxed, status: 'complete' };
  invoice.subtotal_excluding_tax = invoice.subtotal - included;
  invoice.total += added;
  invoice.total_excluding_tax = net;
  invoice.total_taxes = invoice.lines.data
    .flatMap((line) => line.taxes ?? [])
    .map((tax) => ({ ...tax }) as Stripe.Invoice.TotalTax);
  invoice.amount_due = Math.max(0, invoice.total);
  invoice.amount_remaining = invoice.amount_due;
}

const taxed = {
  disabled_reason: null,
  enabled: true,
  liability: { type: 'self' as const },
  provider: 'stripe',
};
