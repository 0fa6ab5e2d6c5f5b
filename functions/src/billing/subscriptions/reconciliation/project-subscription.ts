import { SUBSCRIPTION_STATUSES } from '@learning/shared/contract/purchases';
import { tierOfLookupKey } from '@learning/shared/contract/webhooks';
import type { CourseLevel } from '@learning/shared/domain/course';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { PaymentSnapshot, SubscriptionSnapshot } from '#billing/payment-provider.ts';
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
  snapshot: Pick<SubscriptionSnapshot, 'customerId' | 'isLive'>,
  isLive: boolean,
): boolean {
  return snapshot.customerId === customerId && snapshot.isLive === isLive;
}

/**
 * The plan as it follows from Stripe's snapshot. The same snapshot gives the same plan, whatever was known before; what Stripe does not
 * know is kept: the order, and what we asked for.
 *
 * @param isLive whether our account at Stripe is in live mode
 */
export function projectSubscription(
  before: SubscriptionRecord,
  snapshot: SubscriptionSnapshot,
  { isLive, ...catalog }: PlanCatalog & { isLive: boolean },
): SubscriptionRecord {
  const payments = paymentsOf(snapshot);
  const isOurs = isAsOrdered(before, snapshot, isLive);
  const status = statusOf(before, snapshot, isOurs);
  const lastCharged = lastChargedOf(snapshot, before.returnedUntil);
  const firstPaidAt = snapshot.firstPayment?.charge?.createdAt ?? null;
  const after = {
    ...before,
    ...planOf(before, snapshot, catalog),
    subscriptionId: snapshot.subscriptionId,
    status,
    startedAt: firstPaidAt ?? startedWithoutCharge(snapshot),
    currentPeriodStart: snapshot.currentPeriodStart,
    currentPeriodEnd: snapshot.currentPeriodEnd,
    cancelAt: snapshot.cancelAt,
    nextTier: nextTierOf(snapshot, catalog),
    paidUntil: snapshot.paid?.until ?? null,
    unpaid: snapshot.unpaid,
    isEndedUnpaid: snapshot.isEndedUnpaid,
    firstPaidAt,
    firstPaymentIntentId: snapshot.firstPayment?.paymentIntentId ?? null,
    lastPaidAt: lastPaidAt(payments),
    confirmationId: before.confirmationId ?? snapshot.confirmation?.intentId ?? null,
    refundedCents: refundedCents(payments),
    keptCents: keptCents(payments),
    isRefundFailed: payments.some(isRefundFailed),
    returnedUntil:
      before.returnedUntil ?? (isOurs && !isOver(snapshot) ? goneUntil(lastCharged) : null),
    hasPayableInvoice: isOver(snapshot) ? snapshot.hasPayableInvoice : isOver({ status }),
    isDisputed: lastCharged.some(({ disputes }) => disputes.some(isUndecided)),
  };
  const endings = endingsOf(after, snapshot, closingsOf(lastCharged));
  // Stripe calls a plan active, or past due, while its first month is on its way by bank debit, or never came.
  const isClosed = after.startedAt === null || endings.length > 0;
  return {
    ...after,
    accessEndsAt: isClosed ? null : accessEndsAt(snapshot),
    endedAt: after.startedAt === null ? null : (endings.toSorted()[0] ?? null),
  };
}

/** Stripe's word, or `unknown`. */
function statusOf(
  before: SubscriptionRecord,
  snapshot: SubscriptionSnapshot,
  isOurs: boolean,
): string {
  // Given up before Stripe made it: it stays over while what Stripe made is ended, for another plan may stand by now.
  const isGivenUp = before.refundRequest !== null && isOver(before);
  if (isGivenUp && !isOver(snapshot)) return before.status;
  const isKnown = SUBSCRIPTION_STATUSES.some((status) => status === snapshot.status);
  return isOurs && isKnown ? snapshot.status : 'unknown';
}

/** Tier, price, seats and courses. A tier that is in the catalogue no more stays as it was. */
function planOf(before: SubscriptionRecord, snapshot: SubscriptionSnapshot, catalog: PlanCatalog) {
  const { priceLookupKey, unitAmountCents } = tierPaidFor(snapshot);
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
  snapshot: SubscriptionSnapshot,
  { tiers }: Pick<PlanCatalog, 'tiers'>,
): SubscriptionRecord['nextTier'] {
  const next = isOver(snapshot) ? null : snapshot.next;
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
function tierPaidFor({ status, paid, priceLookupKey, unitAmountCents }: SubscriptionSnapshot) {
  const isDearerOwed =
    status === 'past_due' && paid !== null && (paid.unitAmountCents ?? 0) < (unitAmountCents ?? 0);
  return isDearerOwed ? paid : { priceLookupKey, unitAmountCents };
}

/** When nothing was due, or it was paid outside of Stripe, it began at once. */
function startedWithoutCharge(snapshot: SubscriptionSnapshot): string | null {
  const { status, amountDueCents, isFirstInvoicePaid, createdAt } = snapshot;
  const hasBegun = !['incomplete', 'incomplete_expired'].includes(status);
  return hasBegun && (amountDueCents === 0 || isFirstInvoicePaid) ? createdAt : null;
}

function lastPaidAt(payments: readonly PaymentSnapshot[]): string | null {
  const instants = payments.flatMap(({ charge }) => (charge ? [charge.createdAt] : []));
  return instants.toSorted().at(-1) ?? null;
}

/** The instants that each ended access by itself; none while it is open. */
function endingsOf(
  plan: SubscriptionRecord,
  snapshot: SubscriptionSnapshot,
  closings: readonly string[],
): string[] {
  return [
    ...(plan.refundRequest ? [plan.refundRequest.at] : []),
    ...closings,
    // What is charged since goes back, also while Stripe refuses to end it.
    ...(plan.returnedUntil !== null && !isOver(snapshot) ? [plan.returnedUntil] : []),
    ...(['active', 'trialing', 'past_due'].includes(plan.status)
      ? []
      : [snapshot.endedAt ?? snapshot.currentPeriodStart]),
  ];
}

function accessEndsAt(snapshot: SubscriptionSnapshot): string | null {
  const { status, paid, currentPeriodStart, currentPeriodEnd, cancelAt } = snapshot;
  // However many months are owed, or what of a month that is paid: the days of grace are given once.
  const paidUntil = status === 'past_due' ? (paid?.until ?? currentPeriodStart) : currentPeriodEnd;
  const withGrace = Date.parse(paidUntil) + GRACE_MS;
  const end = cancelAt === null ? withGrace : Math.min(withGrace, Date.parse(cancelAt));
  return new Date(end).toISOString();
}
