import type { PurchaseState } from '@learning/shared/domain/money/purchase-windows';
import type { SubscriptionRecord } from '../billing-records.ts';

/** Returns the state of what was paid for a plan, in the words of a purchase. */
export function moneyState(subscription: SubscriptionRecord): PurchaseState {
  const { isDisputed, isRefundFailed, refundRequest, refundedCents, priceCents } = subscription;
  if (refundedCents >= priceCents && priceCents > 0) return 'refunded';
  if (refundRequest) return isRefundFailed ? 'refund_failed' : 'refund_requested';
  return isDisputed ? 'disputed' : 'paid';
}
