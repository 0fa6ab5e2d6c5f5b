import type { PaymentTruth, RefundTruth } from './payment-provider.ts';

/** Refunds that failed or were called off left the money here. */
function isOut({ status }: RefundTruth): boolean {
  return status !== 'failed' && status !== 'canceled';
}

const outCents = (refunds: readonly RefundTruth[]) =>
  refunds.filter(isOut).reduce((sum, refund) => sum + refund.amountCents, 0);

const isLost = ({ disputes }: PaymentTruth) => disputes.some(({ status }) => status === 'lost');

/** Disputes that leave the money here; inquiries (`warning_…`) are none yet. */
const HARMLESS_DISPUTE = /^(won|prevented|warning_.*)$/;

/** Until the bank has decided. A word that we do not know counts as a dispute. */
export function isUndecided({ status }: { status: string }): boolean {
  return status !== 'lost' && !HARMLESS_DISPUTE.test(status);
}

/** Paid back, or on the way. */
export function refundedCents(payments: readonly PaymentTruth[]): number {
  return payments.reduce((sum, { refunds }) => sum + outCents(refunds), 0);
}

/** Whether nothing of a payment is left here: all paid back, or lost to a dispute. */
export function isReturned(payment: PaymentTruth): boolean {
  return isLost(payment) || outCents(payment.refunds) >= payment.amountReceivedCents;
}

/** Whether money that was to go back is still here. It is not tried again: a person looks at it. */
export function isRefundFailed(payment: PaymentTruth): boolean {
  return !isReturned(payment) && !payment.refunds.every(isOut);
}

/** Whether money that was asked back is still here, and on no way yet. */
export function isRefundOpen(payment: PaymentTruth): boolean {
  return payment.charge !== null && !isReturned(payment) && !isRefundFailed(payment);
}

/** Whether Stripe is to be asked for it now: while a dispute is undecided, the bank has the money. */
export function isRefundDue(payment: PaymentTruth): boolean {
  return isRefundOpen(payment) && !payment.disputes.some(isUndecided);
}
