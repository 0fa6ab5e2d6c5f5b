import { isDeepStrictEqual } from 'node:util';
import { repeatOnConflict } from '../activities/repeat-on-conflict.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { SubscriptionRecord } from './billing-records.ts';
import type { SettlingDependencies } from './dependencies.ts';
import type { TransactionPart } from '../table/table.ts';
import type { PaymentTruth, SubscriptionTruth } from './payment-provider.ts';
import { isAsOrdered, isOver, paymentsOf, projectSubscription } from './project-subscription.ts';
import { isRefundDue, isRefundOpen } from './subscription-money.ts';
import { isKnownPayment, paymentsAfterEnd, paymentsToReturn } from './subscription-returns.ts';

export interface SettleSubscription {
  userId: string;
  orderId: string;
  /** Stripe's event that made us look; remembered with its effect. */
  eventId?: string | undefined;
  now: Date;
}

export type SubscriptionDependencies = Pick<
  SettlingDependencies,
  'table' | 'catalog' | 'subscriptions' | 'provider' | 'count' | 'followSubscription'
>;

/** Stripe forgets an idempotency key after a day: what it has not made until then it never will. */
const CREATION_MS = 86_400_000;

/**
 * Brings a subscription, and what it opens to its owner and team, to what Stripe says now. The one core behind webhook,
 * reconciler, checkout and the learner's own changes; safe to repeat at any time, in any order, and to break off anywhere. It
 * also ends the subscription, and pays back its payments, where that was asked for; and of one that is over it closes what could
 * still be paid, and pays back what was.
 *
 * The record is read before Stripe is: a slow reader with an old answer loses against whoever was faster.
 *
 * @throws ApiFailure `order_not_found`; `write_conflict`. PaymentProviderFailure when Stripe does not answer.
 */
export async function settleSubscription(
  { userId, orderId, eventId, now }: SettleSubscription,
  deps: SubscriptionDependencies,
): Promise<SubscriptionRecord> {
  const { subscriptions, catalog, provider } = deps;
  let unseenEventId = eventId;
  return repeatOnConflict(async () => {
    const before = await subscriptions.find(userId, orderId);
    if (!before) throw new ApiFailure('order_not_found');
    const truth = await readTruth(before, deps);
    const after = truth
      ? projectSubscription(before, truth, { ...(await catalog.read()), isLive: provider.isLive })
      : withoutTruth(before, now);
    const teamParts = await teamPartsOf(after, now, deps);
    const isChanged = teamParts.length > 0 || !isDeepStrictEqual(before, after);
    if (!isChanged && unseenEventId === undefined) return after;
    const change = {
      before,
      after,
      isUnsettled: !isOver(after) || hasOpenRefund(after, truth),
      now,
      teamParts,
      newPaymentIds: newPayments(before, truth).map((payment) => payment.paymentIntentId),
      // With each event the version grows, also where nothing changed: what a plan was it may become again (a dispute opened and
      // won, an end set and taken back), and a slow reader who saw what was in between would overwrite it.
      eventId: unseenEventId,
    };
    const outcome = await subscriptions.change(change);
    if (outcome === 'event_seen') unseenEventId = undefined;
    if (outcome !== 'stored') return undefined;
    countProblems(before, after, truth, deps);
    return { ...after, version: before.version + 1 };
  });
}

/** Stripe's truth, after what was asked for is done there. @returns undefined when Stripe has made none. */
async function readTruth(
  record: SubscriptionRecord,
  { provider }: SubscriptionDependencies,
): Promise<SubscriptionTruth | undefined> {
  const truth = await findTruth(record, provider);
  if (!truth || !isAsOrdered(record, truth, provider.isLive)) return truth;
  const { orderId, refundRequest } = record;
  const mustEnd = isOver(truth) ? truth.hasPayableInvoice : refundRequest !== null;
  const refundsDue = paymentsToReturn(record, truth).filter(isRefundDue);
  const mustRestore = !isOver(truth) && refundRequest === null && truth.isDowngradeAside;
  if (!mustEnd && !mustRestore && refundsDue.length === 0) return truth;
  // Resumed, by us or in the portal.
  if (mustRestore) await provider.restoreDowngrade(truth.subscriptionId);
  if (mustEnd) await provider.endSubscription(truth.subscriptionId);
  for (const { paymentIntentId } of refundsDue) {
    await provider.refundPayment(paymentIntentId, orderId, refundRequest?.reason ?? 'duplicate');
  }
  return provider.readSubscription(truth.subscriptionId);
}

/** When its id was lost between Stripe and us, the order's id in the metadata leads to it. */
async function findTruth(
  { subscriptionId, customerId, orderId }: SubscriptionRecord,
  provider: SubscriptionDependencies['provider'],
): Promise<SubscriptionTruth | undefined> {
  if (subscriptionId !== null) return provider.readSubscription(subscriptionId);
  const found = await provider.findSubscriptions(customerId, orderId);
  return found.find((one) => !isOver(one)) ?? found[0];
}

function withoutTruth(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const isTooLate = now.getTime() - Date.parse(record.createdAt) > CREATION_MS;
  return isTooLate ? { ...record, status: 'incomplete_expired' } : record;
}

/** What the plan's team has to write with it. */
export async function teamPartsOf(
  plan: SubscriptionRecord,
  now: Date,
  { table, followSubscription }: Pick<SubscriptionDependencies, 'table' | 'followSubscription'>,
): Promise<TransactionPart[]> {
  if (plan.startedAt === null) return [];
  const { orderId, userId: ownerId, tierName, maxUsers, courseIds, accessEndsAt } = plan;
  const terms = { orderId, ownerId, tierName, maxUsers, courseIds, accessEndsAt };
  return followSubscription(table, terms, now);
}

function hasOpenRefund(plan: SubscriptionRecord, truth: SubscriptionTruth | undefined): boolean {
  return truth !== undefined && paymentsToReturn(plan, truth).some(isRefundOpen);
}

function newPayments(
  before: SubscriptionRecord,
  truth: SubscriptionTruth | undefined,
): PaymentTruth[] {
  return truth ? paymentsOf(truth).filter((payment) => !isKnownPayment(before, payment)) : [];
}

function countProblems(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  truth: SubscriptionTruth | undefined,
  { provider, count }: SubscriptionDependencies,
): void {
  if (before.status !== 'unknown' && after.status === 'unknown' && truth) {
    const isOurs = isAsOrdered(before, truth, provider.isLive);
    count(isOurs ? 'UnknownSubscriptionStatus' : 'PaymentsQuarantined');
  }
  if (after.isRefundFailed && !before.isRefundFailed) count('RefundsFailed');
  const isPaidForNothing =
    truth && paymentsAfterEnd(truth).some((one) => !isKnownPayment(before, one));
  if (isPaidForNothing) count('PaidWithoutAccess');
}
