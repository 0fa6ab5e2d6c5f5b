import type { DomainEvent } from '#events/domain-events.ts';
import { subscriptionName } from '#table/keys.ts';
import { productOfTier } from '../subscriptions/plan-value-events.ts';
import { refundEvents } from '../subscriptions/plan-refund-events.ts';
import type { NewPlanEvent, PlanChange } from '../subscriptions/subscription-events.ts';
import { isOver } from '../subscriptions/reconciliation/project-subscription.ts';
import type { ContractTerms } from './contract-records.ts';
import { isContractEndSet } from './contract-requests.ts';

const DAY_MS = 86_400_000;

/**
 * Returns what a changed contract means to the owner of its team: started, an invoice paid, overdue, refunded, its end set. Stripe writes to
 * the billing contact.
 */
export function contractEvents(
  change: PlanChange,
  { netDays }: ContractTerms,
  newPlanEvent: NewPlanEvent,
): DomainEvent[] {
  const { before, after, newInvoices } = change;
  const { orderId, tierName, maxUsers, cancelAt, accessEndsAt } = after;
  const title = `${tierName} plan`;
  const isStarted = before.startedAt === null && after.startedAt !== null && after.endedAt === null;
  const isOverdue = after.status === 'past_due' && before.status !== 'past_due' && !isOver(after);
  const isEndNew = isContractEndSet(after) && !isContractEndSet(before);
  return [
    ...(isStarted
      ? [
          newPlanEvent('contractStarted', orderId, {
            orderId,
            tierName,
            maxUsers,
            dueAt: dayAfter(after.startedAt!, netDays),
            endsAt: after.contract?.renewal === 'ends' ? after.currentPeriodEnd : null,
          }),
        ]
      : []),
    ...newInvoices.map(({ invoiceId, number, amountCents, creditCents, taxCents, url }) =>
      newPlanEvent('invoiceIssued', invoiceId, {
        orderId,
        title,
        product: productOfTier(after.tierSlug),
        number,
        amountCents,
        creditCents,
        taxCents,
        covers: null,
        url,
      }),
    ),
    ...(isOverdue
      ? [
          newPlanEvent('contractUnpaid', `${orderId}#${after.currentPeriodStart}`, {
            orderId,
            tierName,
            amountCents: after.unpaid?.amountCents ?? after.priceCents,
            accessEndsAt,
          }),
        ]
      : []),
    ...(isEndNew
      ? [
          newPlanEvent('accessEndSet', `${orderId}#${cancelAt}`, {
            entitlement: subscriptionName(orderId),
            endsAt: cancelAt!,
          }),
        ]
      : []),
    ...refundEvents(change, title, newPlanEvent),
  ];
}

function dayAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}
