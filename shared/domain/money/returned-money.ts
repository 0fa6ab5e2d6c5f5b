/** What of a payment is still here, by the refunds and disputes that Stripe knows of it. Amounts are US cents. */

interface Refund {
  /** Stripe's word: pending, succeeded, failed, canceled, requires_action. */
  status: string;
  amountCents: number;
}

interface Dispute {
  /** Stripe's word: needs_response, under_review, won, lost, warning_…, prevented. */
  status: string;
}

interface Payment {
  /** null while nothing was charged. */
  charge: object | null;
  amountReceivedCents: number;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
}

/** Refunds that failed or were called off left the money here. */
function isOut({ status }: Refund): boolean {
  return status !== 'failed' && status !== 'canceled';
}

const sumOf = (refunds: readonly Refund[]) =>
  refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
const outCents = (refunds: readonly Refund[]) => sumOf(refunds.filter(isOut));

const isLost = ({ disputes }: Payment) => disputes.some(({ status }) => status === 'lost');

/** Disputes that leave the money here; inquiries (`warning_…`) are none yet. */
const HARMLESS_DISPUTE = /^(won|prevented|warning_.*)$/;

/** Until the bank has decided. A word that we do not know counts as a dispute. */
export function isUndecided({ status }: Dispute): boolean {
  return status !== 'lost' && !HARMLESS_DISPUTE.test(status);
}

/** Paid back, or on the way. */
export function refundedCents(payments: readonly Payment[]): number {
  return payments.reduce((sum, { refunds }) => sum + outCents(refunds), 0);
}

/** Paid, and still here. */
export function keptCents(payments: readonly Payment[]): number {
  return payments
    .filter((payment) => payment.charge !== null && !isReturned(payment))
    .reduce(
      (sum, { amountReceivedCents, refunds }) => sum + amountReceivedCents - outCents(refunds),
      0,
    );
}

/** Whether nothing of a payment is left here: all paid back, or lost to a dispute. */
export function isReturned(payment: Payment): boolean {
  return isLost(payment) || outCents(payment.refunds) >= payment.amountReceivedCents;
}

/** Whether it went back for good: lost to a dispute, or paid back and arrived. */
export function isGone(payment: Payment): boolean {
  const arrived = payment.refunds.filter(({ status }) => status === 'succeeded');
  return isLost(payment) || sumOf(arrived) >= payment.amountReceivedCents;
}

/**
 * Whether money that was to go back is still here, and all of it was tried: a person looks at it. A part that an operator could
 * not pay back leaves the rest to be tried.
 */
export function isRefundFailed(payment: Payment): boolean {
  return !isReturned(payment) && sumOf(payment.refunds) >= payment.amountReceivedCents;
}

/** Whether money that was asked back is still here, and on no way yet. */
export function isRefundOpen(payment: Payment): boolean {
  return payment.charge !== null && !isReturned(payment) && !isRefundFailed(payment);
}

/** Whether Stripe is to be asked for it now: while a dispute is undecided, the bank has the money. */
export function isRefundDue(payment: Payment): boolean {
  return isRefundOpen(payment) && !payment.disputes.some(isUndecided);
}
