import type { EventData } from '#events/domain-events.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import type { TransactionPart } from '#table/table.ts';
import type { OrderRecord } from '../billing-records.ts';
import { givesAccess } from './entitlements/order-entitlements.ts';

/** Returns the writes of what a changed order means to the learner: paid, a debit or refund that failed, refunded, a course exchanged. None without an account. */
export function orderEventWrites(
  before: OrderRecord,
  after: OrderRecord,
  now: Date,
): TransactionPart[] {
  if (after.isOfDeletedAccount) return [];
  const { userId, orderId, title, amountCents, sku: product } = after;
  const refundedCents = after.refundedCents - before.refundedCents;
  const isRefundFailed = before.state !== 'refund_failed' && after.state === 'refund_failed';
  // A part may have failed before, and what was pending had not been counted.
  const failedCents = isRefundFailed
    ? amountCents - after.refundedCents
    : Math.max(0, -refundedCents);
  const events = [
    ...(before.isProcessing && !after.isProcessing && ['open', 'canceled'].includes(after.state)
      ? [newEvent(userId, 'debitFailed', `${orderId}#${before.version}`, debitOf(after), now)]
      : []),
    ...(before.state === 'open' && givesAccess(after)
      ? [
          newEvent(
            userId,
            'orderPaid',
            orderId,
            { orderId, title, amountCents, product, consumer: after.consumer },
            now,
          ),
        ]
      : []),
    ...(!before.refundRequest?.isWithdrawal && after.refundRequest?.isWithdrawal
      ? [newEvent(userId, 'contractWithdrawn', orderId, { orderId, title, isPlan: false }, now)]
      : []),
    // What a bank takes back after a dispute is not our refund.
    ...(refundedCents > 0 && after.state !== 'dispute_lost'
      ? [
          newEvent(
            userId,
            'orderRefunded',
            `${orderId}#${before.version}`,
            {
              orderId,
              title,
              refundedCents,
              isSuspected: after.refundRequest?.reason === 'fraudulent',
              product,
            },
            now,
          ),
        ]
      : []),
    ...(failedCents > 0
      ? [
          newEvent(
            userId,
            'refundFailed',
            `${orderId}#${before.version}`,
            { orderId, title, amountCents: failedCents, hasAccess: givesAccess(after) },
            now,
          ),
        ]
      : []),
    ...after.items.flatMap((item, index) => {
      const { exchangedFor } = item;
      if (exchangedFor === null || before.items[index]?.exchangedFor) return [];
      const data = { orderId, oldTitle: item.title, newTitle: exchangedFor.title };
      return [newEvent(userId, 'courseExchanged', `${orderId}#${item.courseId}`, data, now)];
    }),
  ];
  return events.map(domainEventWrite);
}

/** Where the learner can pay again is the checkout of the same thing. */
function debitOf({ orderId, title, amountCents, sku }: OrderRecord): EventData<'debitFailed'> {
  return { orderId, title, amountCents, productId: Number(sku.split('#')[1]) };
}
