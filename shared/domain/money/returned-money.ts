/** How much of a payment was returned, according to its refunds and disputes at Stripe. Amounts are US cents. */

interface Refund {
  /** Stripe's status: pending, succeeded, failed, canceled, requires_action. */
  status: string;
  amountCents: number;
}

interface Dispute {
  /** Stripe's status: needs_response, under_review, won, lost, warning_…, prevented. */
  status: string;
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
const outCents = (refunds: readonly Refund[]) => sumOf(refunds.filter(isPaidOut));

const isLost = ({ disputes }: Payment) => disputes.some(({ status }) => status === 'lost');

/** Statuses of disputes that leave the money with us; inquiries (`warning_…`) are not disputes yet. */
const HARMLESS_DISPUTE = /^(won|prevented|warning_.*)$/;

/** Returns true until the bank has decided. An unknown status counts as undecided. */
export function isUndecided({ status }: Dispute): boolean {
  return status !== 'lost' && !HARMLESS_DISPUTE.test(status);
}

/** Returns the cents that were refunded or are on their way. */
export function refundedCents(payments: readonly Payment[]): number {
  return payments.reduce((sum, { refunds }) => sum + outCents(refunds), 0);
}

/** Returns the cents that were paid and not returned. */
export function unreturnedCents(payments: readonly Payment[]): number {
  return payments
    .filter((payment) => payment.charge !== null && !isReturned(payment))
    .reduce(
      (sum, { amountReceivedCents, refunds }) => sum + amountReceivedCents - outCents(refunds),
      0,
    );
}

/** Returns true if a payment was returned in full: refunded, or lost in a dispute. */
export function isReturned(payment: Payment): boolean {
  return isLost(payment) || outCents(payment.refunds) >= payment.amountReceivedCents;
}

/** Returns true if the return is final: a lost dispute, or refunds that succeeded. */
export function isReturnedForGood(payment: Payment): boolean {
  const arrived = payment.refunds.filter(({ status }) => status === 'succeeded');
  return isLost(payment) || sumOf(arrived) >= payment.amountReceivedCents;
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
