import { SUBSCRIPTION_STATUSES } from '@learning/shared/contract/purchases';
import { tierOfLookupKey } from '@learning/shared/contract/webhooks';
import type { CourseLevel } from '@learning/shared/domain/course';
import type { SubscriptionRecord } from './billing-records.ts';
import type { PaymentTruth, SubscriptionTruth } from './payment-provider.ts';
import { isRefundFailed, isReturned, isUndecided, refundedCents } from './subscription-money.ts';

/** Past due keeps access for 14 days, and so does a renewal that we have not heard of (DECISIONS section 2). */
const GRACE_MS = 14 * 86_400_000;

/** What of the catalogue a plan speaks of. */
export interface PlanCatalog {
  tiers: readonly {
    slug: string;
    name: string;
    maxUsers: number | null;
    levels: readonly CourseLevel[];
  }[];
  courses: readonly { id: number; level: CourseLevel }[];
}

/** Nothing comes after these. */
export function isOver({ status }: Pick<SubscriptionRecord, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Whether a subscription of Stripe's is the one that we made: its customer, and test or live. */
export function isAsOrdered(
  { customerId }: SubscriptionRecord,
  truth: Pick<SubscriptionTruth, 'customerId' | 'isLive'>,
  isLive: boolean,
): boolean {
  return truth.customerId === customerId && truth.isLive === isLive;
}

/**
 * The plan as it follows from Stripe's truth. The same truth gives the same plan, whatever was known before; what Stripe does not
 * know is kept: the order, and what we asked for.
 *
 * @param isLive whether our account at Stripe is in live mode
 */
export function projectSubscription(
  before: SubscriptionRecord,
  truth: SubscriptionTruth,
  { isLive, ...catalog }: PlanCatalog & { isLive: boolean },
): SubscriptionRecord {
  const payments = paymentsOf(truth);
  const isKnown =
    isAsOrdered(before, truth, isLive) &&
    truth.status !== 'unknown' &&
    SUBSCRIPTION_STATUSES.some((status) => status === truth.status);
  const firstPaidAt = truth.firstPayment?.charge?.createdAt ?? null;
  const after = {
    ...before,
    ...planOf(before, truth, catalog),
    subscriptionId: truth.subscriptionId,
    status: isKnown ? truth.status : 'unknown',
    startedAt: firstPaidAt ?? startedWithoutCharge(truth),
    currentPeriodStart: truth.currentPeriodStart,
    currentPeriodEnd: truth.currentPeriodEnd,
    cancelAt: truth.cancelAt,
    firstPaidAt,
    firstPaymentIntentId: truth.firstPayment?.paymentIntentId ?? null,
    lastPaidAt: lastPaidAt(payments),
    confirmationId: before.confirmationId ?? truth.confirmation?.intentId ?? null,
    refundedCents: refundedCents(payments),
    isRefundFailed: payments.some(isRefundFailed),
    isDisputed: payments.some(({ disputes }) => disputes.some(isUndecided)),
  };
  const endings = endingsOf(after, truth);
  return {
    ...after,
    accessEndsAt: endings.length > 0 ? null : accessEndsAt(truth),
    endedAt: after.startedAt === null ? null : (endings.toSorted()[0] ?? null),
  };
}

export function paymentsOf({ firstPayment, laterPayments }: SubscriptionTruth): PaymentTruth[] {
  return [...(firstPayment ? [firstPayment] : []), ...laterPayments];
}

/** Tier, price, seats and courses. A tier that is in the catalogue no more stays as it was. */
function planOf(before: SubscriptionRecord, truth: SubscriptionTruth, catalog: PlanCatalog) {
  const { priceLookupKey, unitAmountCents } = tierPaidFor(truth);
  const priceCents = unitAmountCents ?? before.priceCents;
  const slug = tierOfLookupKey(priceLookupKey ?? '') ?? before.tierSlug;
  const tier = catalog.tiers.find((one) => one.slug === slug);
  if (!tier) return { priceCents };
  return {
    tierSlug: slug,
    tierName: tier.name,
    priceCents,
    maxUsers: tier.maxUsers ?? before.maxUsers,
    courseIds: catalog.courses
      .filter((course) => tier.levels.includes(course.level))
      .map((course) => course.id)
      .toSorted((a, b) => a - b),
  };
}

/**
 * The tier that is paid for. While a dearer one is owed, it is the one before: an upgrade that was not paid opens nothing. A
 * smaller one holds from when it was chosen.
 */
function tierPaidFor({ status, paid, priceLookupKey, unitAmountCents }: SubscriptionTruth) {
  const isDearerOwed =
    status === 'past_due' && paid !== null && (paid.unitAmountCents ?? 0) < (unitAmountCents ?? 0);
  return isDearerOwed ? paid : { priceLookupKey, unitAmountCents };
}

/** When nothing was due, or it was paid outside of Stripe, it began at once. */
function startedWithoutCharge(truth: SubscriptionTruth): string | null {
  const { status, amountDueCents, isFirstInvoicePaid, createdAt } = truth;
  const hasBegun = !['incomplete', 'incomplete_expired'].includes(status);
  return hasBegun && (amountDueCents === 0 || isFirstInvoicePaid) ? createdAt : null;
}

function lastPaidAt(payments: readonly PaymentTruth[]): string | null {
  const instants = payments.flatMap(({ charge }) => (charge ? [charge.createdAt] : []));
  return instants.toSorted().at(-1) ?? null;
}

/** The instants that each ended access by itself; none while it is open. */
function endingsOf(plan: SubscriptionRecord, truth: SubscriptionTruth): string[] {
  const payments = paymentsOf(truth);
  const disputes = payments.flatMap((payment) => payment.disputes).filter(isUndecided);
  return [
    ...(plan.refundRequest ? [plan.refundRequest.at] : []),
    ...disputes.map((dispute) => dispute.createdAt),
    ...returnsOf(payments, truth.currentPeriodStart),
    ...(['active', 'trialing', 'past_due'].includes(plan.status)
      ? []
      : [truth.endedAt ?? truth.currentPeriodStart]),
  ];
}

/** When the last of what was paid for the current period went back; empty while some of it is here, or nothing was paid. */
function returnsOf(payments: readonly PaymentTruth[], currentPeriodStart: string): string[] {
  const ofPeriod = payments.filter(
    ({ charge }) => charge && Date.parse(charge.createdAt) >= Date.parse(currentPeriodStart),
  );
  if (ofPeriod.length === 0 || !ofPeriod.every(isReturned)) return [];
  const instants = ofPeriod.flatMap(({ refunds, disputes }) =>
    [...refunds, ...disputes].map((one) => one.createdAt),
  );
  return instants.toSorted().slice(-1);
}

function accessEndsAt(truth: SubscriptionTruth): string | null {
  const { status, paid, currentPeriodStart, currentPeriodEnd, cancelAt } = truth;
  // However many months are owed, or what of a month that is paid: the days of grace are given once.
  const paidUntil = status === 'past_due' ? (paid?.until ?? currentPeriodStart) : currentPeriodEnd;
  const withGrace = Date.parse(paidUntil) + GRACE_MS;
  const end = cancelAt === null ? withGrace : Math.min(withGrace, Date.parse(cancelAt));
  return new Date(end).toISOString();
}
