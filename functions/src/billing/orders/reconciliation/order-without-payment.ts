import type { OrderState } from '@learning/shared/contract/purchases';
import type { OrderRecord } from '#billing/billing-records.ts';

/** What becomes of an order whose payment Stripe no longer has; every other state stays. */
const STATES: Partial<Record<OrderState, OrderState>> = {
  // It can never be paid; the learner can start another checkout.
  open: 'canceled',
  // It can never be refunded at Stripe: access comes back, and an operator returns the money.
  refund_requested: 'refund_failed',
  // The bank has the money and its decision will never be known; the learner can buy again.
  disputed: 'dispute_lost',
};

/** Returns the order after Stripe responded that it no longer has its payment. Source: rules/money.md M31 */
export function withoutPaymentAtStripe(order: OrderRecord): OrderRecord {
  return { ...order, state: STATES[order.state] ?? order.state, isMissingAtStripe: true };
}
