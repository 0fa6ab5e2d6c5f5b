import { SUBSCRIPTION_STATUSES } from '@learning/shared/contract/purchases';
import { tierOfLookupKey } from '@learning/shared/contract/webhooks';
import type { CourseLevel } from '@learning/shared/domain/course';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { PaymentSnapshot, SubscriptionSnapshot } from '#billing/payment-provider.ts';
import {
  isRefundFailed,
  isUndecided,
  unreturnedCents,
  refundedCents,
} from '@learning/shared/domain/money/returned-money';
import { PAST_DUE_GRACE_MS } from '@learning/shared/domain/money/payment-retries';
import {
  contractAccessEnd,
  contractPlan,
  contractStart,
} from '#billing/contracts/project-contract.ts';
import { accessLossesOf, lostUntil, lastChargedOf, paymentsOf } from './subscription-periods.ts';

/** The part of the catalog a plan depends on. */
export interface PlanCatalog {
  tiers: readonly {
    slug: string;
    name: string;
    maxUsers: number | null;
    levels: readonly CourseLevel[];
  }[];
  courses: readonly { id: number; level: CourseLevel }[];
}

/** Returns whether the status is final. */
export function isOver({ status }: Pick<SubscriptionRecord, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Returns whether a Stripe subscription has the customer and mode (test or live) of our order. */
export function isAsOrdered(
  { customerId }: SubscriptionRecord,
  snapshot: Pick<SubscriptionSnapshot, 'customerId' | 'isLive'>,
  isLive: boolean,
): boolean {
  return snapshot.customerId === customerId && snapshot.isLive === isLive;
}

/**
 * Projects the plan from Stripe's snapshot. The same snapshot always gives the same plan; only what Stripe does not know is taken
 * from the record before: the order and the requested refunds.
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
  const { contract } = before;
  // The window for a cancellation is for what a learner buys.
  const firstPaidAt = contract ? null : (snapshot.firstPayment?.charge?.createdAt ?? null);
  const { isMissingAtStripe: _missing, lacksTaxLocation: _lacks, ...known } = before;
  const after = {
    ...known,
    ...(contract ? contractPlan(contract, snapshot, catalog) : planOf(before, snapshot, catalog)),
    subscriptionId: snapshot.subscriptionId,
    status,
    startedAt: contract ? contractStart(snapshot) : (firstPaidAt ?? startedWithoutCharge(snapshot)),
    currentPeriodStart: snapshot.currentPeriodStart,
    currentPeriodEnd: snapshot.currentPeriodEnd,
    cancelAt: snapshot.cancelAt,
    nextTier: contract ? null : nextTierOf(snapshot, catalog),
    ...(before.discount && { discount: discountOf(before.discount, snapshot) }),
    paidUntil: snapshot.paid?.until ?? null,
    unpaid: unpaidOf(snapshot),
    isEndedUnpaid: snapshot.isEndedUnpaid,
    // The card may be that of the learner's next plan.
    cardExpiresAt: isOver(snapshot) ? null : snapshot.cardExpiresAt,
    firstPaidAt,
    firstPaymentIntentId: snapshot.firstPayment?.paymentIntentId ?? null,
    lastPaidAt: lastPaidAt(payments),
    confirmationId: before.confirmationId ?? snapshot.confirmation?.intentId ?? null,
    refundedCents: refundedCents(payments),
    keptCents: unreturnedCents(payments),
    isRefundFailed: payments.some(isRefundFailed),
    returnedUntil:
      before.returnedUntil ?? (isOurs && !isOver(snapshot) ? lostUntil(lastCharged) : null),
    hasPayableInvoice: isOver(snapshot) ? snapshot.hasPayableInvoice : isOver({ status }),
    ...(snapshot.lacksTaxLocation && !isOver(snapshot) ? { lacksTaxLocation: true as const } : {}),
    isDisputed: lastCharged.some(({ disputes }) => disputes.some(isUndecided)),
  };
  const endings = endingsOf(after, snapshot, accessLossesOf(lastCharged));
  // Stripe reports active or past due while the first bank debit is pending or has failed.
  const isClosed = after.startedAt === null || endings.length > 0;
  return {
    ...after,
    accessEndsAt: isClosed
      ? null
      : contract
        ? contractAccessEnd(contract, snapshot)
        : accessEndsAt(snapshot),
    endedAt: after.startedAt === null ? null : (endings.toSorted()[0] ?? null),
  };
}

/** Returns Stripe's status, or `unknown`. */
function statusOf(
  before: SubscriptionRecord,
  snapshot: SubscriptionSnapshot,
  isOurs: boolean,
): string {
  // Closed before Stripe created it: it stays ended while the late subscription is canceled, because another plan may exist.
  const isReplaced = before.refundRequest !== null && isOver(before);
  if (isReplaced && !isOver(snapshot)) return before.status;
  const isKnown = SUBSCRIPTION_STATUSES.some((status) => status === snapshot.status);
  return isOurs && isKnown ? snapshot.status : 'unknown';
}

/** Returns tier, price, interval, seats and courses. A tier that left the catalog keeps its recorded values. */
function planOf(before: SubscriptionRecord, snapshot: SubscriptionSnapshot, catalog: PlanCatalog) {
  const { priceLookupKey, unitAmountCents } = tierPaidFor(snapshot);
  const priceCents = unitAmountCents ?? before.priceCents;
  const { tierSlug, interval } = tierOfLookupKey(priceLookupKey ?? '') ?? before;
  const tier = catalog.tiers.find((candidate) => candidate.slug === tierSlug);
  if (!tier) return { priceCents, interval };
  return {
    tierSlug,
    tierName: tier.name,
    priceCents,
    interval,
    maxUsers: tier.maxUsers ?? before.maxUsers,
    courseIds: catalog.courses
      .filter((course) => tier.levels.includes(course.level))
      .map((course) => course.id)
      .toSorted((a, b) => a - b),
  };
}

/** Returns the discount until Stripe ends it; one that it no longer has counted for the first payment alone. */
function discountOf(
  before: NonNullable<SubscriptionRecord['discount']>,
  { discount, createdAt, paidInvoices }: SubscriptionSnapshot,
): SubscriptionRecord['discount'] {
  const takenOffCents = paidInvoices.reduce((sum, { discountCents }) => sum + discountCents, 0);
  return { ...before, endsAt: discount ? discount.endsAt : createdAt, takenOffCents };
}

/** Returns the scheduled next tier; one that left the catalog is shown only once it applies. */
function nextTierOf(
  snapshot: SubscriptionSnapshot,
  { tiers }: Pick<PlanCatalog, 'tiers'>,
): SubscriptionRecord['nextTier'] {
  const next = isOver(snapshot) ? null : snapshot.next;
  const sold = tierOfLookupKey(next?.priceLookupKey ?? '');
  const tier = tiers.find(({ slug }) => slug === sold?.tierSlug);
  if (!next || !sold || !tier || next.unitAmountCents === null) return null;
  const { unitAmountCents: priceCents, from } = next;
  const { tierSlug, interval } = sold;
  return { tierSlug, tierName: tier.name, priceCents, interval, from };
}

/**
 * Returns the tier that is paid for. While an upgrade is unpaid it is the previous tier; a downgrade applies from when it was
 * chosen.
 */
function tierPaidFor({ status, paid, priceLookupKey, unitAmountCents }: SubscriptionSnapshot) {
  const isUpgradeUnpaid =
    status === 'past_due' && paid !== null && (paid.unitAmountCents ?? 0) < (unitAmountCents ?? 0);
  return isUpgradeUnpaid ? paid : { priceLookupKey, unitAmountCents };
}

/** Returns the start of a plan with nothing due or paid outside Stripe, which starts at once. */
function startedWithoutCharge(snapshot: SubscriptionSnapshot): string | null {
  const { status, amountDueCents, isFirstInvoicePaid, createdAt } = snapshot;
  const hasBegun = !['incomplete', 'incomplete_expired'].includes(status);
  return hasBegun && (amountDueCents === 0 || isFirstInvoicePaid) ? createdAt : null;
}

function unpaidOf({ unpaid }: SubscriptionSnapshot): SubscriptionRecord['unpaid'] {
  if (unpaid === null) return null;
  const { amountCents, nextAttemptAt, isPayable } = unpaid;
  return { amountCents, nextAttemptAt, isPayable };
}

function lastPaidAt(payments: readonly PaymentSnapshot[]): string | null {
  const instants = payments.flatMap(({ charge }) => (charge ? [charge.createdAt] : []));
  return instants.toSorted().at(-1) ?? null;
}

const GRANTING: readonly string[] = ['active', 'trialing', 'past_due'];
/** Stripe calls it `unpaid` where the account's settings say so; its access ends with the grace period all the same. */
const GRANTING_CONTRACT: readonly string[] = [...GRANTING, 'unpaid'];

/** Returns the moments that each ended access; none while access lasts. */
function endingsOf(
  plan: SubscriptionRecord,
  snapshot: SubscriptionSnapshot,
  closings: readonly string[],
): string[] {
  return [
    ...(plan.refundRequest ? [plan.refundRequest.at] : []),
    ...closings,
    // Later charges are refunded, even while Stripe refuses to cancel the plan.
    ...(plan.returnedUntil !== null && !isOver(snapshot) ? [plan.returnedUntil] : []),
    ...((plan.contract ? GRANTING_CONTRACT : GRANTING).includes(plan.status)
      ? []
      : [snapshot.endedAt ?? snapshot.currentPeriodStart]),
  ];
}

/** Source: rules/access.md A11 */
function accessEndsAt(snapshot: SubscriptionSnapshot): string | null {
  const { status, paid, currentPeriodStart, currentPeriodEnd, cancelAt } = snapshot;
  // The grace period is given once, however many months are unpaid.
  const paidUntil = status === 'past_due' ? (paid?.until ?? currentPeriodStart) : currentPeriodEnd;
  const withGrace = Date.parse(paidUntil) + PAST_DUE_GRACE_MS;
  const end = cancelAt === null ? withGrace : Math.min(withGrace, Date.parse(cancelAt));
  return new Date(end).toISOString();
}
