import { isDeepStrictEqual } from 'node:util';
import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { ReconcileDependencies } from '#billing/dependencies.ts';
import type { TransactionPart } from '#table/table.ts';
import type { PaymentSnapshot, SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { dayOf, makeRequest, planRequests } from './plan-requests.ts';
import { isAsOrdered, isOver, projectSubscription } from './project-subscription.ts';
import { isRefundOpen } from '@learning/shared/domain/money/returned-money';
import { paymentsOf } from './subscription-periods.ts';
import { isKnownPayment, paymentsForNothing, paymentsToReturn } from './subscription-returns.ts';

export interface ReconcileSubscription {
  userId: string;
  orderId: string;
  /** Stripe's event that made us look; remembered with its effect. */
  eventId?: string | undefined;
  now: Date;
}

export type SubscriptionDependencies = Pick<
  ReconcileDependencies,
  'catalog' | 'subscriptions' | 'provider' | 'count' | 'teamWritesForSubscription'
>;

/** Stripe forgets an idempotency key after a day: what it has not made until then it never will. */
const CREATION_MS = 86_400_000;

/**
 * Brings a subscription, and what it opens to its owner and team, to what Stripe says now. The one core behind webhook,
 * reconciler, checkout and the learner's own changes; safe to repeat at any time, in any order, and to break off anywhere. It
 * also asks of Stripe what the plan still needs, each thing once and after it is on record: our books are right whatever Stripe
 * says to it.
 *
 * The record is read before Stripe is: a slow reader with an old answer loses against whoever was faster.
 *
 * @throws Failure `order_not_found`; `write_conflict`. PaymentProviderFailure when Stripe does not answer.
 */
export async function reconcileSubscription(
  { userId, orderId, eventId, now }: ReconcileSubscription,
  deps: SubscriptionDependencies,
): Promise<SubscriptionRecord> {
  const { subscriptions, catalog, provider } = deps;
  let unseenEventId = eventId;
  const asked = new Set<string>();
  let isRefused = false;
  return retryOnConflict(async () => {
    const before = await subscriptions.find(userId, orderId);
    if (!before) throw new Failure('order_not_found');
    const snapshot = await findSnapshot(before, provider);
    const projected = snapshot
      ? projectSubscription(before, snapshot, {
          ...(await catalog.read()),
          isLive: provider.isLive,
        })
      : withoutSnapshot(before, now);
    const after = isRefused ? { ...projected, refusedOn: dayOf(now) } : projected;
    const teamWrites = await teamPartsOf(after, now, deps);
    const requests = snapshot ? planRequests(after, snapshot, deps) : [];
    const due = requests.filter(({ name }) => !asked.has(name));
    // An event counts as worked in only once nothing is left to do.
    const event = due.length > 0 ? undefined : unseenEventId;
    const isChanged = teamWrites.length > 0 || !isDeepStrictEqual(before, after);
    const isWritten = isChanged || event !== undefined;
    const change = {
      before,
      after,
      isUnreconciled: !isOver(after) || after.hasPayableInvoice || hasOpenRefund(after, snapshot),
      now,
      teamWrites,
      newPaymentIds: newPayments(before, snapshot).map((payment) => payment.paymentIntentId),
      // With each event the version grows, also where nothing changed: what a plan was it may become again (a dispute opened and
      // won, an end set and taken back), and a slow reader who saw what was in between would overwrite it.
      eventId: event,
    };
    if (isWritten) {
      const outcome = await subscriptions.change(change);
      if (outcome === 'event_seen') unseenEventId = undefined;
      if (outcome !== 'stored') return undefined;
      countProblems(before, after, snapshot, deps);
    }
    if (due.length === 0) return isWritten ? { ...after, version: before.version + 1 } : after;

    for (const request of due) {
      asked.add(request.name);
      if (await makeRequest(request, after, now, deps)) isRefused = true;
    }
    // Once more from the start, for what became of it.
    return undefined;
  });
}

/** When its id was lost between Stripe and us, the order's id in the metadata leads to it. */
async function findSnapshot(
  { subscriptionId, customerId, orderId }: SubscriptionRecord,
  provider: SubscriptionDependencies['provider'],
): Promise<SubscriptionSnapshot | undefined> {
  if (subscriptionId !== null) return provider.readSubscription(subscriptionId);
  const found = await provider.findSubscriptions(customerId, orderId);
  return found.find((one) => !isOver(one)) ?? found[0];
}

function withoutSnapshot(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const isTooLate = now.getTime() - Date.parse(record.createdAt) > CREATION_MS;
  return isTooLate ? { ...record, status: 'incomplete_expired' } : record;
}

/** What the plan's team has to write with it. */
export async function teamPartsOf(
  plan: SubscriptionRecord,
  now: Date,
  { teamWritesForSubscription }: Pick<SubscriptionDependencies, 'teamWritesForSubscription'>,
): Promise<TransactionPart[]> {
  if (plan.startedAt === null) return [];
  const { orderId, userId: ownerId, tierName, maxUsers, courseIds, accessEndsAt } = plan;
  const terms = { orderId, ownerId, tierName, maxUsers, courseIds, accessEndsAt };
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

function countProblems(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  snapshot: SubscriptionSnapshot | undefined,
  { provider, count }: SubscriptionDependencies,
): void {
  if (before.status !== 'unknown' && after.status === 'unknown' && snapshot) {
    const isOurs = isAsOrdered(before, snapshot, provider.isLive);
    count(isOurs ? 'UnknownSubscriptionStatus' : 'PaymentsQuarantined');
  }
  if (after.isRefundFailed && !before.isRefundFailed) count('RefundsFailed');
  const isPaidForNothing =
    snapshot && paymentsForNothing(after, snapshot).some((one) => !isKnownPayment(before, one));
  if (isPaidForNothing) count('PaidWithoutAccess');
}
