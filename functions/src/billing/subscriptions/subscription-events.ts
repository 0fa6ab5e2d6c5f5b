import type { DomainEvent, EventOf, EventType } from '#events/domain-events.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import type { TransactionPart } from '#table/table.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import type { IssuedInvoice } from '../payment-provider.ts';
import { contractEvents } from '../contracts/contract-events.ts';
import { presentPlanDiscount } from '../discounts/plan-discount.ts';
import { isLastAttempt, openUntil } from './grace-end.ts';
import { planChangeEvents } from './plan-change-events.ts';
import { isOver } from './reconciliation/project-subscription.ts';
import { refundEvents } from './plan-refund-events.ts';
import { planValueEvents, productOfTier } from './plan-value-events.ts';
import { isSuspended } from './suspension.ts';

/** A plan before and after a change. */
export interface PlanChange {
  before: SubscriptionRecord;
  after: SubscriptionRecord;
  newInvoices: readonly IssuedInvoice[];
}

/** Returns an event of the plan. */
export type NewPlanEvent = <Type extends EventType>(
  type: Type,
  subject: string,
  data: EventOf<Type>['data'],
) => DomainEvent;

/**
 * Returns the writes of what a changed plan means to the one who pays: started, an invoice paid, a renewal that was not paid, refunded,
 * changed, without an address for its tax, suspended by a dispute, restored, ended. None without an account.
 */
export function subscriptionEventWrites(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  newInvoices: readonly IssuedInvoice[],
  now: Date,
): TransactionPart[] {
  if (after.isOfDeletedAccount) return [];
  const change = { before, after, newInvoices };
  const newPlanEvent: NewPlanEvent = (type, subject, data) =>
    newEvent(after.userId, type, subject, data, now);
  return [
    ...(after.contract
      ? contractEvents(change, after.contract, newPlanEvent)
      : [...paymentEvents(change, newPlanEvent), ...planChangeEvents(change, newPlanEvent)]),
    ...planValueEvents(change, newPlanEvent),
    ...lifeEvents(change, newPlanEvent),
  ].map(domainEventWrite);
}

const isEnded = ({ before, after }: PlanChange) =>
  after.startedAt !== null && !isOver(before) && isOver(after);

function paymentEvents(change: PlanChange, newPlanEvent: NewPlanEvent): DomainEvent[] {
  const { before, after, newInvoices } = change;
  const { orderId, tierName, priceCents, interval, unpaid } = after;
  const title = `${tierName} plan`;
  const invoices = newInvoices.map(
    ({ invoiceId, number, amountCents, creditCents, taxCents, covers, url }) =>
      newPlanEvent('invoiceIssued', invoiceId, {
        orderId,
        title,
        product: productOfTier(after.tierSlug),
        number,
        amountCents,
        creditCents,
        taxCents,
        covers,
        interval,
        url,
      }),
  );
  const nextAttemptAt = unpaid?.nextAttemptAt ?? null;
  const isPastDue = after.status === 'past_due' && !isEnded(change);
  const isRepeated =
    before.status === 'past_due' &&
    nextAttemptAt !== null &&
    nextAttemptAt !== before.unpaid?.nextAttemptAt;
  const period = `${orderId}#${after.currentPeriodStart ?? after.startedAt}`;
  const failures =
    isPastDue && (before.status !== 'past_due' || isRepeated)
      ? [
          newPlanEvent('planPaymentFailed', isRepeated ? `${period}#${nextAttemptAt}` : period, {
            orderId,
            tierName,
            amountCents: unpaid?.amountCents ?? priceCents,
            nextAttemptAt,
            accessEndsAt: openUntil(after),
            isRepeated,
            isLastTryNext: isLastAttempt(nextAttemptAt, after),
          }),
        ]
      : [];
  const isTaxAddressMissing =
    after.startedAt !== null && after.lacksTaxLocation && !before.lacksTaxLocation;
  return [
    ...invoices,
    ...failures,
    ...(isTaxAddressMissing
      ? [newPlanEvent('planTaxAddressMissing', period, { orderId, tierName })]
      : []),
    ...refundEvents(change, title, newPlanEvent),
  ];
}

/** Returns what the mail of the start says of the promotion code. */
function discountOf(plan: SubscriptionRecord) {
  const discount = presentPlanDiscount(plan);
  if (!discount) return undefined;
  const { code, price, fullPriceFrom } = discount;
  return { code, priceCents: Math.round(price * 100), fullPriceFrom };
}

function lifeEvents(change: PlanChange, newPlanEvent: NewPlanEvent): DomainEvent[] {
  const { before, after } = change;
  const { orderId, tierName, priceCents, interval, maxUsers, isEndedUnpaid, refundedCents } = after;
  const plan = { orderId, tierName, maxUsers };
  const isStarted = before.startedAt === null && after.startedAt !== null && after.endedAt === null;
  const wasSuspended = isSuspended(before);
  return [
    ...(isStarted && !after.contract
      ? [
          newPlanEvent('planStarted', orderId, {
            ...plan,
            priceCents,
            interval,
            discount: discountOf(after),
            consumer: after.consumer,
          }),
        ]
      : []),
    ...(!before.refundRequest?.isWithdrawal && after.refundRequest?.isWithdrawal
      ? [
          newPlanEvent('contractWithdrawn', orderId, {
            orderId,
            title: `${tierName} plan`,
            isPlan: true,
          }),
        ]
      : []),
    ...(!wasSuspended && isSuspended(after)
      ? [newPlanEvent('planSuspended', `${orderId}#${after.endedAt}`, plan)]
      : []),
    ...(wasSuspended && after.endedAt === null
      ? [newPlanEvent('planRestored', `${orderId}#${before.endedAt}`, plan)]
      : []),
    ...(isEnded(change)
      ? [
          newPlanEvent('planEnded', `${orderId}#${after.endedAt}`, {
            ...plan,
            isEndedUnpaid,
            refundedCents,
          }),
        ]
      : []),
  ];
}
