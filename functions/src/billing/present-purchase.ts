import type { Purchase } from '@learning/shared/contract/purchases';
import { courseOfItem, exchangeOffer } from '@learning/shared/domain/exchange';
import { cancellationOffer } from '@learning/shared/domain/purchase-windows';
import type { OrderRecord } from './billing-records.ts';
import { grantedCourses } from './order-grants.ts';

/** US dollars as the wire has them. */
export const dollars = (cents: number) => cents / 100;

/**
 * A paid order with what can still be done to it.
 *
 * @param claimed courses whose certificate the learner has claimed.
 */
export function presentPurchase(
  order: OrderRecord,
  claimed: ReadonlySet<number>,
  now: Date,
): Purchase {
  const hasCertificate = grantedCourses(order).some((courseId) => claimed.has(courseId));
  return {
    orderId: order.orderId,
    kind: order.kind,
    title: order.title,
    amount: dollars(order.amountCents),
    refundedAmount: dollars(order.refundedCents),
    state: order.state,
    orderedAt: order.createdAt,
    paidAt: order.paidAt,
    receiptUrl: order.receiptUrl,
    items: order.items.map((item) => ({
      courseId: item.courseId,
      title: item.title,
      amount: dollars(item.shareCents),
      exchangedFor: item.exchangedFor,
      exchange: exchangeOffer(order, item, claimed.has(courseOfItem(item)), now),
    })),
    cancellation: cancellationOffer(order, hasCertificate, now),
  };
}
