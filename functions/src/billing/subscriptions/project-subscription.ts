import { SUBSCRIPTION_STATUSES } from '@learning/shared/contract/purchases';
import { tierOfLookupKey } from '@learning/shared/contract/webhooks';
import type { CourseLevel } from '@learning/shared/domain/course';
import type { SubscriptionRecord } from '../billing-records.ts';
import type { PaymentTruth, SubscriptionTruth } from '../payment-provider.ts';
import {
  isRefundFailed,
  isUndecided,
  keptCents,
  refundedCents,
} from '@learning/shared/domain/money/returned-money';
import { closingsOf, goneUntil, lastChargedOf, paymentsOf } from './subscription-periods.ts';

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
  const isOurs = isAsOrdered(before, truth, isLive);
  const status = statusOf(before, truth, isOurs);
  const lastCharged = lastChargedOf(truth, before.returnedUntil);
  const firstPaidAt = truth.firstPayment?.charge?.createdAt ?? null;
  const after = {
    ...before,
    ...planOf(before, truth, catalog),
    subscriptionId: truth.subscriptionId,
    status,
    startedAt: firstPaidAt ?? startedWithoutCharge(truth),
    currentPeriodStart: truth.currentPeriodStart,
    currentPeriodEnd: truth.currentPeriodEnd,
    cancelAt: truth.cancelAt,
    nextTier: nextTierOf(truth, catalog),
    paidUntil: truth.paid?.until ?? null,
    unpaid: truth.unpaid,
    isEndedUnpaid: truth.isEndedUnpaid,
    firstPaidAt,
    firstPaymentIntentId: truth.firstPayment?.paymentIntentId ?? null,
    lastPaidAt: lastPaidAt(payments),
    confirmationId: before.confirmationId ?? truth.confirmation?.intentId ?? null,
    refundedCents: refundedCents(payments),
    keptCents: keptCents(payments),
    isRefundFailed: payments.some(isRefundFailed),
    returnedUntil:
      before.returnedUntil ?? (isOurs && !isOver(truth) ? goneUntil(lastCharged) : null),
    hasPayableInvoice: isOver(truth) ? truth.hasPayableInvoice : isOver({ status }),
    isDisputed: lastCharged.some(({ disputes }) => disputes.some(isUndecided)),
  };
  const endings = endingsOf(after, truth, closingsOf(lastCharged));
  // Stripe calls a plan active, or past due, while its first month is on its way by bank debit, or never came.
  const isClosed = after.startedAt === null || endings.length > 0;
  return {
    ...after,
    accessEndsAt: isClosed ? null : accessEndsAt(truth),
    endedAt: after.startedAt === null ? null : (endings.toSorted()[0] ?? null),
  };
}

/** Stripe's word, or `unknown`. */
function statusOf(before: SubscriptionRecord, truth: SubscriptionTruth, isOurs: boolean): string {
  // Given up before Stripe made it: it stays over while what Stripe made is ended, for another plan may stand by now.
  const isGivenUp = before.refundRequest !== null && isOver(before);
  if (isGivenUp && !isOver(truth)) return before.status;
  const isKnown = SUBSCRIPTION_STATUSES.some((status) => status === truth.status);
  return isOurs && isKnown ? truth.status : 'unknown';
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

/** The tier that comes next; one that is in the catalogue no more is told only once it has come. */
function nextTierOf(
  truth: SubscriptionTruth,
  { tiers }: Pick<PlanCatalog, 'tiers'>,
): SubscriptionRecord['nextTier'] {
  const next = isOver(truth) ? null : truth.next;
  const tierSlug = tierOfLookupKey(next?.priceLookupKey ?? '');
  const tier = tiers.find(({ slug }) => slug === tierSlug);
  if (!next || !tier || next.unitAmountCents === null) return null;
  const { unitAmountCents: priceCents, from } = next;
  return { tierSlug: tier.slug, tierName: tier.name, priceCents, from };
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
function endingsOf(
  plan: SubscriptionRecord,
  truth: SubscriptionTruth,
  closings: readonly string[],
): string[] {
  return [
    ...(plan.refundRequest ? [plan.refundRequest.at] : []),
    ...closings,
    // What is charged since goes back, also while Stripe refuses to end it.
    ...(plan.returnedUntil !== null && !isOver(truth) ? [plan.returnedUntil] : []),
    ...(['active', 'trialing', 'past_due'].includes(plan.status)
      ? []
      : [truth.endedAt ?? truth.currentPeriodStart]),
  ];
}

function accessEndsAt(truth: SubscriptionTruth): string | null {
  const { status, paid, currentPeriodStart, currentPeriodEnd, cancelAt } = truth;
  // However many months are owed, or what of a month that is paid: the days of grace are given once.
  const paidUntil = status === 'past_due' ? (paid?.until ?? currentPeriodStart) : currentPeriodEnd;
  const withGrace = Date.parse(paidUntil) + GRACE_MS;
  const end = cancelAt === null ? withGrace : Math.min(withGrace, Date.parse(cancelAt));
  return new Date(end).toISOString();
}
