import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import type { TransactionPart } from '#table/table.ts';
import { changeWrite, credentialChange } from './change-writes.ts';

type Plan = Pick<
  SubscriptionRecord,
  'userId' | 'orderId' | 'courseIds' | 'startedAt' | 'lastPaidAt' | 'keptCents' | 'isDisputed'
>;

const REASONS: Partial<Record<OrderRecord['state'], 'refund' | 'dispute'>> = {
  refunded: 'refund',
  dispute_lost: 'dispute',
};

/** Whether all money that was paid for a plan went back. */
export function isPlanReturned({
  lastPaidAt,
  keptCents,
  isDisputed,
}: Pick<Plan, 'lastPaidAt' | 'keptCents' | 'isDisputed'>): boolean {
  return lastPaidAt !== null && keptCents === 0 && !isDisputed;
}

/** Returns the write that revokes the certificates of an order once its money went back. Source: rules/certificates.md K8 */
export function orderWithdrawalWrites(before: OrderRecord, after: OrderRecord): TransactionPart[] {
  const reason = REASONS[after.state];
  if (reason === undefined || before.state === after.state) return [];
  const { userId, orderId, items } = after;
  const courseIds = items
    .filter(({ isGranted, wasGranted }) => isGranted || wasGranted === true)
    .map(({ courseId, exchangedFor }) => exchangedFor?.courseId ?? courseId);
  const work = {
    kind: 'withdraw',
    userId,
    orderId,
    courseIds,
    claimedSince: null,
    reason,
  } as const;
  return [changeWrite(credentialChange(work))];
}

/** Returns the write that revokes the certificates earned with a plan once all of its money went back. Source: rules/certificates.md K8 */
export function planWithdrawalWrites(before: Plan, after: Plan): TransactionPart[] {
  if (isPlanReturned(before) || !isPlanReturned(after)) return [];
  const { userId, orderId, courseIds, startedAt } = after;
  const reason = before.isDisputed ? 'dispute' : 'refund';
  const work = { kind: 'withdraw', userId, orderId, courseIds, claimedSince: startedAt, reason };
  return [changeWrite(credentialChange(work as Parameters<typeof credentialChange>[0]))];
}
