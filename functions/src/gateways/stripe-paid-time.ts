import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type { Stripe } from 'stripe';
import type { PaidTime } from '../billing/payment-provider.ts';
import { instantOf } from './stripe-client.ts';

/**
 * What the paid invoices of a subscription paid for: the tier of the newest, and until when. An invoice that is open, void or
 * given up paid for nothing.
 *
 * @param invoices newest first
 * @returns null while none is paid.
 */
export function paidTimeOf(invoices: readonly Stripe.Invoice[]): PaidTime | null {
  const paid = invoices
    .filter(({ status }) => status === 'paid')
    .map((invoice) => invoice.lines.data.filter(isCharge))
    .filter((lines) => lines.length > 0);
  const [newest] = paid;
  if (!newest) return null;
  // Of several on one invoice the last to begin: what was left of an old tier stands before the new one.
  const line = newest.toSorted((a, b) => b.period.start - a.period.start)[0]!;
  const { price_details: details, unit_amount_decimal: unitAmount } = line.pricing ?? {};
  return {
    priceLookupKey: lookupKeyOfProduct(details?.product ?? ''),
    unitAmountCents: unitAmount ? Math.round(Number(unitAmount)) : null,
    until: instantOf(Math.max(...paid.flat().map(({ period }) => period.end))),
  };
}

/** Lines below zero give unused time back. */
function isCharge({ amount }: Stripe.InvoiceLineItem): boolean {
  return amount >= 0;
}

/** Products carry ids of our own. @returns null for another one. */
export function lookupKeyOfProduct(productId: string): string | null {
  const tierSlug = /^tier_(.+)$/.exec(productId)?.[1];
  return tierSlug === undefined ? null : tierLookupKey(tierSlug);
}
