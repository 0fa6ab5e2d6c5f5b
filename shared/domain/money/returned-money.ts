/** How much of a payment was returned, according to its refunds and disputes at Stripe. Amounts are US cents. */

interface Refund {
  /** Stripe's status: pending, succeeded, failed, canceled, requires_action. */
  status: string;
  amountCents: number;
}

interface Dispute {
  /** Stripe's status: needs_response, under_review, won, lost, warning_…, prevented, appeal_…. */
  status: string;
  /** What Stripe has taken from our balance for it and not given back. */
  withdrawnCents: number;
}

interface Payment {
  /** null if nothing was charged. */
  charge: object | null;
  amountReceivedCents: number;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
}

/** Returns true if the refund was or will be paid out. A failed or canceled one leaves the money with us. */
function isPaidOut({ status }: Refund): boolean {
  return status !== 'failed' && status !== 'canceled';
}

const sumOf = (refunds: readonly Refund[]) =>
  refunds.reduce((sum, refund) => sum + refund.amountCents, 0);

/**
 * Returns the cents that disputes returned which were settled before the bank made them formal (`prevented`): the card network paid
 * the cardholder back at our cost, or stopped the dispute and left us the money. Only our balance shows which.
 *
 * @see https://docs.stripe.com/changelog/basil/2025-08-27/add-preventions-to-dispute
 */
export function preventedCents(disputes: readonly Dispute[]): number {
  return disputes
    .filter(({ status }) => status === 'prevented')
    .reduce((sum, dispute) => sum + dispute.withdrawnCents, 0);
}

/** Returns the cents that left us, at most what was received. */
function outCents({ refunds, disputes, amountReceivedCents }: Payment): number {
  const paidOut = sumOf(refunds.filter(isPaidOut)) + preventedCents(disputes);
  return Math.min(paidOut, amountReceivedCents);
}

const isLost = ({ disputes }: Payment) => disputes.some(({ status }) => status === 'lost');

/** Statuses of disputes that suspend nothing; inquiries (`warning_…`) are not disputes yet, and an appeal is undecided. */
const HARMLESS_DISPUTE = /^(won|prevented|warning_.*)$/;

/** Returns true until the bank has decided. An unknown status counts as undecided. */
export function isUndecided({ status }: Dispute): boolean {
  return status !== 'lost' && !HARMLESS_DISPUTE.test(status);
}

/** Returns the cents that were refunded, are on their way, or went to the cardholder in a prevented dispute. */
export function refundedCents(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + outCents(payment), 0);
}

/** Returns the cents that were paid and not returned. */
export function unreturnedCents(payments: readonly Payment[]): number {
  return payments
    .filter((payment) => payment.charge !== null && !isReturned(payment))
    .reduce((sum, payment) => sum + payment.amountReceivedCents - outCents(payment), 0);
}

/** Returns true if a payment was returned in full: refunded, lost in a dispute, or withdrawn for a prevented one. */
export function isReturned(payment: Payment): boolean {
  return isLost(payment) || outCents(payment) >= payment.amountReceivedCents;
}

/** Returns true if the return is final: a lost dispute, or refunds that succeeded and prevented disputes. */
export function isReturnedForGood(payment: Payment): boolean {
  const arrived = sumOf(payment.refunds.filter(({ status }) => status === 'succeeded'));
  const finalCents = arrived + preventedCents(payment.disputes);
  return isLost(payment) || finalCents >= payment.amountReceivedCents;
}

/**
 * Returns true if a refund of the full amount was tried and failed, so that an operator has to look at it. After a failed partial
 * refund the rest can still be tried.
 */
export function isRefundFailed(payment: Payment): boolean {
  return !isReturned(payment) && sumOf(payment.refunds) >= payment.amountReceivedCents;
}

/** Returns true if the payment can still be refunded. */
export function isRefundOpen(payment: Payment): boolean {
  return payment.charge !== null && !isReturned(payment) && !isRefundFailed(payment);
}

/** Returns true if Stripe should refund it now. While a dispute is undecided, the bank has the money. */
export function isRefundDue(payment: Payment): boolean {
  return isRefundOpen(payment) && !payment.disputes.some(isUndecided);
}
