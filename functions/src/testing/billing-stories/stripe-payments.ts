import type { EmulatedObjects } from '@learning/stripe-emulator/emulator';
import type { Stripe } from 'stripe';

/** Returns the id of a reference, which Stripe may have expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
export const sum = (cents: readonly number[]) => cents.reduce((total, value) => total + value, 0);
const FAILED = ['failed', 'canceled'];
const ARRIVING = ['pending', 'requires_action'];

/** What became of the money of one payment. */
export interface Returns {
  /** Refunds that arrived. */
  arrivedCents: number;
  /** Paid back by the card network before a dispute was formal. */
  preventedCents: number;
  /** Refunds on their way. */
  pendingCents: number;
  /** Refunds that the bank sent back. */
  failedCents: number;
  isLost: boolean;
  /** A bank reviews it. */
  isDisputed: boolean;
  reasons: (string | null)[];
}

/** Returns what became of the money of one payment. */
export function returnsOf(
  paymentIntentId: string,
  { refunds, disputes }: EmulatedObjects,
): Returns {
  const ofPayment = refunds.filter((refund) => idOf(refund.payment_intent) === paymentIntentId);
  const reviews = disputes.filter((dispute) => idOf(dispute.payment_intent) === paymentIntentId);
  const amountOf = (statuses: readonly string[]) =>
    sum(ofPayment.filter(({ status }) => statuses.includes(status!)).map(({ amount }) => amount));
  // The card network paid the buyer back before the dispute was formal.
  const prevented = reviews
    .filter(({ status }) => status === 'prevented')
    .flatMap(({ balance_transactions: moves }) => moves.map(({ amount }) => -amount));
  return {
    arrivedCents: amountOf(['succeeded']),
    preventedCents: sum(prevented),
    pendingCents: amountOf(ARRIVING),
    failedCents: amountOf(FAILED),
    isLost: reviews.some(({ status }) => status === 'lost'),
    isDisputed: reviews.some(({ status }) => ['needs_response', 'under_review'].includes(status)),
    reasons: ofPayment.map(({ reason }) => reason),
  };
}

/** Whether a payment was ever tried from a bank account. */
export const hasDebit = (paymentIntentId: string, { charges }: EmulatedObjects) =>
  charges.some(
    (charge) =>
      idOf(charge.payment_intent) === paymentIntentId &&
      charge.payment_method_details?.type === 'us_bank_account',
  );

/** A charge that paid an invoice of a plan. */
export interface Payment {
  invoiceId: string;
  paymentIntentId: string;
  amountCents: number;
  periodEnd: number;
  returns: Returns;
}

/** Returns the charges that paid an invoice of a plan. */
export function paymentsOf(invoice: Stripe.Invoice, objects: EmulatedObjects): Payment[] {
  const periodEnd = Math.max(
    ...invoice.lines.data.filter(({ amount }) => amount >= 0).map(({ period }) => period.end),
  );
  return objects.invoicePayments
    .filter((payment) => idOf(payment.invoice) === invoice.id && payment.status === 'paid')
    .flatMap((payment) => {
      const paymentIntentId = idOf(payment.payment.payment_intent);
      const charge = objects.charges.find(
        (candidate) => candidate.paid && idOf(candidate.payment_intent) === paymentIntentId,
      );
      if (paymentIntentId === null || !charge) return [];
      const returns = returnsOf(paymentIntentId, objects);
      return [
        { invoiceId: invoice.id, paymentIntentId, amountCents: charge.amount, periodEnd, returns },
      ];
    });
}
