import { isDeepStrictEqual } from 'node:util';
import { CONFLICT, retryOnConflict, START_OVER } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { ReconcileDependencies } from '#billing/dependencies.ts';
import type { TransactionPart } from '#table/table.ts';
import {
  MissingAtStripe,
  type PaidInvoice,
  type PaymentSnapshot,
  type SubscriptionSnapshot,
} from '#billing/payment-provider.ts';
import { isContractEndSet } from '#billing/contracts/contract-requests.ts';
import { isSuspended } from '../suspension.ts';
import { dayOf, makeRequest, planRequests } from './plan-requests.ts';
import { isAsOrdered, isOver, projectSubscription } from './project-subscription.ts';
import { missingPlan } from './missing-plan.ts';
import { isRefundOpen } from '@learning/shared/domain/money/returned-money';
import { paymentsOf } from './subscription-periods.ts';
import { isKnownPayment, paymentsForNothing, paymentsToReturn } from './subscription-returns.ts';

export interface ReconcileSubscription {
  userId: string;
  orderId: string;
  /** The Stripe event to store as processed together with its effect. */
  eventId?: string | undefined;
  /** The invoice that the event reports as paid. */
  paidInvoiceId?: string | undefined;
  now: Date;
}

/** A record, and what Stripe returned after it was read or written. */
export interface KnownPlan {
  before: SubscriptionRecord;
  /** undefined while Stripe has no subscription for it; null when Stripe no longer has it. */
  snapshot: SubscriptionSnapshot | null | undefined;
}

export interface ReconciledPlan {
  plan: SubscriptionRecord;
  snapshot: SubscriptionSnapshot | undefined;
}

export type SubscriptionDependencies = Pick<
  ReconcileDependencies,
  'catalog' | 'subscriptions' | 'provider' | 'count' | 'teamWritesForSubscription' | 'spreadTeam'
>;

/** Stripe forgets an idempotency key after a day; a subscription not created by then is never created. */
const CREATION_MS = 86_400_000;

/**
 * Brings a subscription, and the access of its owner and team, in line with Stripe's current state. Then requests from Stripe what
 * the plan still needs; each request is made once and only after it is recorded. Webhook, reconciler, checkout and the learner's
 * changes all use it: it is safe to repeat, in any order, and to interrupt anywhere.
 *
 * Reads our record before Stripe: a slow caller with an old snapshot then loses the conditional write.
 * Source: shared/decisions/016-records-follow-stripe.md
 *
 * @throws Failure `order_not_found`; `write_conflict`. PaymentProviderFailure when Stripe does not respond.
 */
export async function reconcileSubscription(
  command: ReconcileSubscription,
  deps: SubscriptionDependencies,
): Promise<SubscriptionRecord> {
  return (await reconcileWithSnapshot(command, deps)).plan;
}

/** Like `reconcileSubscription`, but also returns what Stripe returned, and can use a snapshot that is known already. */
export async function reconcileWithSnapshot(
  {
    userId,
    orderId,
    eventId,
    paidInvoiceId,
    now,
    known,
  }: ReconcileSubscription & { known?: KnownPlan },
  deps: SubscriptionDependencies,
): Promise<ReconciledPlan> {
  const { subscriptions, catalog, provider } = deps;
  let unseenEventId = eventId;
  const requested = new Set<string>();
  let isRefused = false;
  let last = known;
  return retryOnConflict(async () => {
    const { before, snapshot: found } = last ?? (await readBoth({ userId, orderId }, deps));
    last = undefined;
    const snapshot = found ?? undefined;
    const projected =
      found === null
        ? missingPlan(before, now)
        : found
          ? projectSubscription(before, found, {
              ...(await catalog.read()),
              isLive: provider.isLive,
            })
          : withoutSnapshot(before, now);
    const after = isRefused ? { ...projected, refusedOn: dayOf(now) } : projected;
    if (after.contract) await deps.spreadTeam(orderId, now);
    const teamWrites = await teamWritesOf(after, now, deps);
    const requests = snapshot ? planRequests(after, snapshot, deps) : [];
    const due = requests.filter(({ name }) => !requested.has(name));
    // An event counts as processed only when nothing is left to do.
    const event = due.length > 0 ? undefined : unseenEventId;
    const isChanged = teamWrites.length > 0 || !isDeepStrictEqual(before, after);
    // A large team of a contract that ends is changed after it, so the contract leaves the reconciler's list with a later visit.
    const isEnding = after.contract !== undefined && isOver(after) && !isOver(before);
    const isOverBefore = after.contract !== undefined && isOver(before);
    const isWritten = isChanged || event !== undefined || isOverBefore;
    const newPaymentIds = newPayments(before, snapshot).map((payment) => payment.paymentIntentId);
    const isOurs = snapshot !== undefined && isAsOrdered(before, snapshot, provider.isLive);
    const change = {
      before,
      after,
      isUnreconciled:
        !isOver(after) || isEnding || after.hasPayableInvoice || hasOpenRefund(after, snapshot),
      now,
      teamWrites,
      newPaymentIds,
      newInvoices: isOurs ? newInvoices(snapshot, newPaymentIds, paidInvoiceId) : [],
      // Every event increases the version, even one that changes nothing: a plan can return to an earlier state (a dispute won, a
      // cancellation undone), and a slow caller could otherwise overwrite it with the state in between.
      eventId: event,
    };
    if (isWritten) {
      const outcome = await subscriptions.change(change);
      if (outcome === 'event_seen') unseenEventId = undefined;
      if (outcome !== 'stored') return CONFLICT;
      countProblems(before, after, snapshot, deps);
    }
    const plan = isWritten ? { ...after, version: before.version + 1 } : after;
    if (due.length === 0) {
      if (after.contract && isWritten) await deps.spreadTeam(orderId, now);
      return { plan, snapshot };
    }

    for (const request of due) {
      requested.add(request.name);
      if (await makeRequest(request, after, now, deps)) isRefused = true;
    }
    // The next attempt records the result. Another process that changes the plan in between makes the next write fail.
    return START_OVER;
  });
}

/** Returns null for a subscription that Stripe no longer has. */
function nullIfMissing(error: unknown): null {
  if (error instanceof MissingAtStripe) return null;
  throw error;
}

/** Reads our record, then Stripe. @throws Failure `order_not_found` */
async function readBoth(
  { userId, orderId }: Pick<ReconcileSubscription, 'userId' | 'orderId'>,
  { subscriptions, provider }: SubscriptionDependencies,
): Promise<KnownPlan> {
  const before = await subscriptions.find(userId, orderId);
  if (!before) throw new Failure('order_not_found');
  return { before, snapshot: await findSnapshot(before, provider).catch(nullIfMissing) };
}

/** Reads the subscription; if its id never reached us, finds it by the order's id in its metadata. */
async function findSnapshot(
  { subscriptionId, customerId, orderId }: SubscriptionRecord,
  provider: SubscriptionDependencies['provider'],
): Promise<SubscriptionSnapshot | undefined> {
  if (subscriptionId !== null) return provider.readSubscription(subscriptionId);
  const found = await provider.findSubscriptions(customerId, orderId);
  return found.find((snapshot) => !isOver(snapshot)) ?? found[0];
}

function withoutSnapshot(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const isTooLate = now.getTime() - Date.parse(record.createdAt) > CREATION_MS;
  // The reconciler goes on until a contract is at Stripe.
  return isTooLate && !record.contract ? { ...record, status: 'incomplete_expired' } : record;
}

/** Returns the writes that the plan's team needs. */
export async function teamWritesOf(
  plan: SubscriptionRecord,
  now: Date,
  { teamWritesForSubscription }: Pick<SubscriptionDependencies, 'teamWritesForSubscription'>,
): Promise<TransactionPart[]> {
  if (plan.startedAt === null) return [];
  const { orderId, userId: ownerId, tierName, maxUsers, courseIds, accessEndsAt } = plan;
  const isPaused = isSuspended(plan);
  const terms = {
    orderId,
    ownerId,
    tierName,
    maxUsers,
    courseIds,
    accessEndsAt,
    isPaused,
    isContract: plan.contract !== undefined,
    endsOn: isContractEndSet(plan) ? plan.cancelAt : null,
  };
  return teamWritesForSubscription(terms, now);
}

function hasOpenRefund(
  plan: SubscriptionRecord,
  snapshot: SubscriptionSnapshot | undefined,
): boolean {
  return snapshot !== undefined && paymentsToReturn(plan, snapshot).some(isRefundOpen);
}

function newPayments(
  before: SubscriptionRecord,
  snapshot: SubscriptionSnapshot | undefined,
): PaymentSnapshot[] {
  return snapshot ? paymentsOf(snapshot).filter((payment) => !isKnownPayment(before, payment)) : [];
}

/** More than are paid between two reconciliations; limits the transaction. */
const MAX_INVOICES = 5;

/** Returns the invoice that Stripe's event reports as paid, and those of payments seen for the first time. */
function newInvoices(
  { paidInvoices }: SubscriptionSnapshot,
  newPaymentIds: readonly string[],
  paidInvoiceId: string | undefined,
): PaidInvoice[] {
  const isNew = ({ invoiceId, paymentIntentId }: PaidInvoice) =>
    invoiceId === paidInvoiceId ||
    (paymentIntentId !== null && newPaymentIds.includes(paymentIntentId));
  return paidInvoices.filter(isNew).slice(0, MAX_INVOICES);
}

function countProblems(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  snapshot: SubscriptionSnapshot | undefined,
  { provider, count }: SubscriptionDependencies,
): void {
  if (!before.isMissingAtStripe && after.isMissingAtStripe) count('MissingAtStripe');
  if (before.status !== 'unknown' && after.status === 'unknown' && snapshot) {
    const isOurs = isAsOrdered(before, snapshot, provider.isLive);
    count(isOurs ? 'UnknownSubscriptionStatus' : 'PaymentsQuarantined');
  }
  if (after.isRefundFailed && !before.isRefundFailed) count('RefundsFailed');
  if (after.lacksTaxLocation && !before.lacksTaxLocation) {
    count('InvoicesWithoutTax');
    log.error('an invoice waits for an address for its tax', { orderId: after.orderId });
  }
  const isPaidForNothing =
    snapshot &&
    paymentsForNothing(after, snapshot).some((payment) => !isKnownPayment(before, payment));
  if (isPaidForNothing) count('PaidWithoutAccess');
}
