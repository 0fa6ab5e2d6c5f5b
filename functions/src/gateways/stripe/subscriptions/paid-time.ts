import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type { Stripe } from 'stripe';
import type { PaidTime, PlanPayment } from '#billing/payment-provider.ts';
import { isReturned } from '@learning/shared/domain/money/returned-money';
import { instantOf } from '../client/stripe-client.ts';

/**
 * What the paid invoices of a subscription paid for: the tier of the newest, and until when. An invoice that is open, void or
 * given up paid for nothing, and neither did one whose money went back.
 *
 * @param invoices newest first
 * @param payments by the invoice's id; one without was paid outside of Stripe, or nothing of it was due
 * @returns null while none is paid.
 */
export function paidTimeOf(
  invoices: readonly Stripe.Invoice[],
  payments: ReadonlyMap<string, PlanPayment>,
): PaidTime | null {
  const isKept = (payment: PlanPayment | undefined) => !payment || !isReturned(payment);
  const paid = invoices
    .filter(({ id, status }) => status === 'paid' && isKept(payments.get(id)))
    .map(paidLinesOf)
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

/** What an invoice charges for. Lines below zero give unused time back. */
export function paidLinesOf({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem[] {
  return lines.data.filter(({ amount }) => amount >= 0);
}

/** Products carry ids of our own. @returns null for another one. */
export function lookupKeyOfProduct(productId: string): string | null {
  const tierSlug = /^tier_(.+)$/.exec(productId)?.[1];
  return tierSlug === undefined ? null : tierLookupKey(tierSlug);
}
