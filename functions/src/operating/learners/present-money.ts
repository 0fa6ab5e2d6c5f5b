import type { LearnerOverview } from '@learning/shared/contract/operators/learners';
import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import { dollars } from '#billing/purchases/dollars.ts';
import type { StatusAtStripe } from './diagnose.ts';

export function presentOrder(
  order: OrderRecord,
  statusAtStripe: StatusAtStripe,
): LearnerOverview['orders'][number] {
  const { orderId, title, state, paidAt, quarantineReason, version } = order;
  return {
    orderId,
    title,
    amount: dollars(order.amountCents),
    refunded: dollars(order.refundedCents),
    state,
    orderedAt: order.createdAt,
    paidAt,
    quarantineReason,
    paymentId: order.paymentIntentId,
    statusAtStripe: statusAtStripe ?? null,
    version,
  };
}

export function presentPlan(
  plan: SubscriptionRecord,
  statusAtStripe: StatusAtStripe,
): LearnerOverview['plans'][number] {
  const { orderId, tierName, status, startedAt, currentPeriodEnd, accessEndsAt, version } = plan;
  return {
    orderId,
    tierName,
    price: dollars(plan.priceCents),
    interval: plan.contract ? null : plan.interval,
    kept: dollars(plan.keptCents),
    refunded: dollars(plan.refundedCents),
    status,
    statusAtStripe: statusAtStripe ?? null,
    startedAt,
    currentPeriodEnd,
    accessEndsAt,
    cancelAt: plan.cancelAt,
    subscriptionId: plan.subscriptionId,
    lacksTaxLocation: plan.lacksTaxLocation === true,
    version,
  };
}
