import type { SubscriptionRecord } from '#billing/billing-records.ts';

/** The facts of a new plan order. */
export type PlacedPlan = Pick<
  SubscriptionRecord,
  | 'orderId'
  | 'userId'
  | 'tierSlug'
  | 'tierName'
  | 'priceCents'
  | 'interval'
  | 'maxUsers'
  | 'createdAt'
  | 'customerId'
  | 'taxBasis'
  | 'discount'
>;

/** Returns the record of a new plan order, before its subscription exists at Stripe. */
export function placedPlan(placed: PlacedPlan): SubscriptionRecord {
  return {
    entity: 'subscription',
    ...placed,
    subscriptionId: null,
    status: 'incomplete',
    startedAt: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    cancelAt: null,
    nextTier: null,
    paidUntil: null,
    unpaid: null,
    accessEndsAt: null,
    endedAt: null,
    isEndedUnpaid: false,
    courseIds: [],
    firstPaidAt: null,
    firstPaymentIntentId: null,
    lastPaidAt: null,
    confirmationId: null,
    refundRequest: null,
    refundedCents: 0,
    keptCents: 0,
    isRefundFailed: false,
    returnedUntil: null,
    hasPayableInvoice: false,
    refusedOn: null,
    cardExpiresAt: null,
    isDisputed: false,
    version: 1,
  };
}
