import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import type { TransactionPart } from '#table/table.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import type { IssuedInvoice } from '../payment-provider.ts';

/**
 * Returns the writes of what a changed plan means to the one who pays: started, an invoice paid, a renewal that was not paid, refunded,
 * ended. None without an account.
 */
export function subscriptionEventWrites(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  newInvoices: readonly IssuedInvoice[],
  now: Date,
): TransactionPart[] {
  if (after.isOfDeletedAccount) return [];
  const { userId, orderId, tierName, priceCents, maxUsers, accessEndsAt, unpaid } = after;
  const plan = { orderId, tierName };
  const title = `${tierName} plan`;
  const isStarted = before.startedAt === null && after.startedAt !== null && after.endedAt === null;
  const isFailed = before.status !== 'past_due' && after.status === 'past_due';
  const isEnded = after.startedAt !== null && before.endedAt === null && after.endedAt !== null;
  const { isEndedUnpaid, refundedCents } = after;
  const events = [
    ...(isStarted
      ? [newEvent(userId, 'planStarted', orderId, { ...plan, priceCents, maxUsers }, now)]
      : []),
    ...newInvoices.map(({ invoiceId, number, amountCents, creditCents, taxCents, url }) =>
      newEvent(
        userId,
        'invoiceIssued',
        invoiceId,
        { orderId, title, number, amountCents, creditCents, taxCents, url },
        now,
      ),
    ),
    ...(isFailed && !isEnded
      ? [
          newEvent(
            userId,
            'planPaymentFailed',
            `${orderId}#${after.currentPeriodStart ?? after.startedAt}`,
            {
              ...plan,
              amountCents: unpaid?.amountCents ?? priceCents,
              nextAttemptAt: unpaid?.nextAttemptAt ?? null,
              accessEndsAt,
            },
            now,
          ),
        ]
      : []),
    ...(after.refundedCents > before.refundedCents
      ? [
          newEvent(
            userId,
            'orderRefunded',
            `${orderId}#${after.refundedCents}`,
            {
              orderId,
              title,
              refundedCents: after.refundedCents - before.refundedCents,
            },
            now,
          ),
        ]
      : []),
    ...(isEnded
      ? [
          newEvent(
            userId,
            'planEnded',
            `${orderId}#${after.endedAt}`,
            { ...plan, isEndedUnpaid, refundedCents, maxUsers },
            now,
          ),
        ]
      : []),
  ];
  return events.map(domainEventWrite);
}
