import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type { Stripe } from 'stripe';
import type { PaidTime, PlanPayment } from '#billing/payment-provider.ts';
import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import { isReturned } from '@learning/shared/domain/money/returned-money';
import { instantOf } from '../client/stripe-client.ts';

/** A line that charges for more is of a year. */
const LONGEST_MONTH_SECONDS = 31 * 86_400;

/**
 * Returns what a subscription's paid invoices cover: the tier of the newest one, and until when. Open, voided and uncollectible
 * invoices cover nothing, and neither do refunded ones.
 *
 * @param invoices newest first
 * @param payments by the invoice's id; an invoice without a payment was paid outside of Stripe, or nothing was due
 * @returns null before any invoice is paid
 */
export function paidTimeOf(
  invoices: readonly Stripe.Invoice[],
  payments: ReadonlyMap<string, PlanPayment>,
): PaidTime | null {
  const countsAsPaid = (payment: PlanPayment | undefined) => !payment || !isReturned(payment);
  const paid = invoices
    .filter(({ id, status }) => status === 'paid' && countsAsPaid(payments.get(id)))
    .map(paidLinesOf)
    .filter((lines) => lines.length > 0);
  const [newest] = paid;
  if (!newest) return null;
  // The line that starts last: an upgrade's invoice also lists the rest of the previous tier.
  const line = newest.toSorted((a, b) => b.period.start - a.period.start)[0]!;
  const { price_details: details, unit_amount_decimal: unitAmount } = line.pricing ?? {};
  const isYearly = paid.flat().some(({ pricing, period }) => {
    const isSame = pricing?.price_details?.price === details?.price;
    return isSame && period.end - period.start > LONGEST_MONTH_SECONDS;
  });
  return {
    priceLookupKey: lookupKeyOfProduct(details?.product ?? '', isYearly ? 'year' : 'month'),
    unitAmountCents: unitAmount ? Math.round(Number(unitAmount)) : null,
    until: instantOf(Math.max(...paid.flat().map(({ period }) => period.end))),
  };
}

/** Returns the lines that charge for time. Lines below zero credit unused time. */
export function paidLinesOf({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem[] {
  return lines.data.filter(({ amount }) => amount >= 0);
}

/** Returns the id of a tier's product, which we chose. */
export const productOfTier = (tierSlug: string) => `tier_${tierSlug}`;

/** Our products have ids of our choosing. @returns null for another product */
export function lookupKeyOfProduct(productId: string, interval: BillingInterval): string | null {
  const tierSlug = /^tier_(.+)$/.exec(productId)?.[1];
  return tierSlug === undefined ? null : tierLookupKey(tierSlug, interval);
}
