import { LEARNER_SCHEMA_VERSION, type EntitlementRecord } from '#learning/learner-records.ts';
import { learnerKeys, orderKeys, ordersOfMonth, unreconciledKeys } from '#table/keys.ts';
import type { Condition, TransactionPart } from '#table/table.ts';
import { BILLING_SCHEMA_VERSION, type OrderRecord } from '../billing-records.ts';
import { grantsOf, isHeld, type LearnerGrants } from './entitlements/order-grants.ts';
import {
  findReplacementOrder,
  withGrantAdded,
  withGrantRemoved,
  suspendedBy,
} from './entitlements/entitlement-transfer.ts';

const ifVersion = (version: number): Condition => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
});

const ifFreeOrOf = (orderId: string): Condition => ({
  ConditionExpression: 'attribute_not_exists(PK) OR orderId = :orderId',
  ExpressionAttributeValues: { ':orderId': orderId },
});

/** The order as an item; the index lists the orders of a month. */
export function orderItem(order: OrderRecord) {
  return {
    ...orderKeys.order(order.userId, order.orderId),
    GSI1PK: ordersOfMonth(order.createdAt.slice(0, 7)),
    GSI1SK: order.orderId,
    ...order,
    schemaVersion: BILLING_SCHEMA_VERSION,
  };
}

/** Writes an order over the one that was read. */
export function orderPart(before: OrderRecord, after: OrderRecord): TransactionPart {
  return { put: orderItem(after), condition: ifVersion(before.version) };
}

/** States that something is still to happen in, without the learner: the reconciler looks at them. */
const UNRECONCILED: ReadonlySet<OrderRecord['state']> = new Set([
  'open',
  'refund_requested',
  'disputed',
]);

/** Puts the order on the reconciler's list, or takes it off; nothing when it stays where it is. */
export function unreconciledParts(
  before: OrderRecord | null,
  after: OrderRecord,
  since: string,
): TransactionPart[] {
  const { userId, orderId } = after;
  if (before?.state === after.state) return [];
  const key = unreconciledKeys.order(orderId);
  if (UNRECONCILED.has(after.state)) {
    const unreconciled = { entity: 'unreconciled', kind: 'order', userId, orderId, since };
    // Money or access hangs on it.
    const urgency = after.state === 'open' ? {} : { isUrgent: true };
    return [
      { put: { ...key, ...unreconciled, ...urgency, schemaVersion: BILLING_SCHEMA_VERSION } },
    ];
  }
  return before && UNRECONCILED.has(before.state) ? [{ remove: key }] : [];
}

/** One open checkout of a thing at a time; the order that is no longer open makes room. */
export function lockParts(before: OrderRecord, after: OrderRecord): TransactionPart[] {
  if (before.state !== 'open' || after.state === 'open') return [];
  const { userId, sku, orderId } = after;
  return [{ remove: orderKeys.openCheckout(userId, sku), condition: ifFreeOrOf(orderId) }];
}

/** Refuses the write when the learner's grants changed since they were read, and lets the next one know that they did. */
export function grantsVersionPart(userId: string, version: number): TransactionPart {
  const entity = 'purchasedCourses';
  const item = { ...orderKeys.grants(userId), entity, version: version + 1 };
  return {
    put: { ...item, schemaVersion: BILLING_SCHEMA_VERSION },
    condition: ifGrantsVersion(version),
  };
}

/** Refuses the write when the learner's grants changed since they were read. */
export function grantsCheckPart(userId: string, version: number): TransactionPart {
  return { check: orderKeys.grants(userId), condition: ifGrantsVersion(version) };
}

function ifGrantsVersion(version: number) {
  return version === 0
    ? { ConditionExpression: 'attribute_not_exists(PK)' }
    : { ...ifVersion(version), ConditionExpression: '#version = :version' };
}

/**
 * Entitlements from what they are to what the order grants: missing ones are put, suspended, restored or taken over from an order
 * that is disputed; those it no longer grants go to the order that paid for them, too, or are deleted.
 *
 * @param others the learner's other orders, where `concernsOthers`.
 */
export function grantParts(
  after: OrderRecord,
  grants: LearnerGrants,
  others: readonly OrderRecord[],
): TransactionPart[] {
  const { userId, orderId } = after;
  const changed = new Map<string, OrderRecord>();
  const latest = () => others.map((one) => changed.get(one.orderId) ?? one);
  const parts: TransactionPart[] = [];

  for (const grant of grantsOf(after).filter((one) => !isHeld(one, grants.owned))) {
    const courseId = grant.courseIds![0]!;
    const giver = latest().find((one) => one.orderId === suspendedBy(courseId, grants.owned));
    if (giver) changed.set(giver.orderId, withGrantRemoved(giver, courseId));
    parts.push(grantPart(userId, grant, giver?.orderId ?? orderId));
  }
  for (const courseId of givenUp(after, grants)) {
    const heir = findReplacementOrder(courseId, latest());
    if (!heir) {
      const condition = ifFreeOrOf(orderId);
      parts.push({ remove: learnerKeys.purchase(userId, courseId), condition });
      continue;
    }
    const taken = withGrantAdded(heir, courseId);
    changed.set(heir.orderId, taken);
    const inherited = grantsOf(taken).find((grant) => grant.courseIds![0] === courseId)!;
    parts.push(grantPart(userId, inherited, orderId));
  }
  // Two courses at once are one change of the other order.
  const changes = others.flatMap((before) => {
    const other = changed.get(before.orderId);
    return other ? [orderPart(before, { ...other, version: before.version + 1 })] : [];
  });
  return [...parts, ...changes];
}

/** Whether a change gives courses up, or takes some over, so that the learner's other orders have a part in it. */
export function concernsOthers(after: OrderRecord, grants: LearnerGrants): boolean {
  const isTaken = ({ courseIds }: EntitlementRecord) => {
    const holder = suspendedBy(courseIds![0]!, grants.owned);
    return holder !== undefined && holder !== after.orderId;
  };
  return givenUp(after, grants).length > 0 || grantsOf(after).some(isTaken);
}

/** Courses that the order has and no longer grants. */
function givenUp(after: OrderRecord, { owned }: LearnerGrants): number[] {
  const wanted = new Set(grantsOf(after).map((grant) => grant.name));
  return [...owned]
    .filter(([, held]) => held.orderId === after.orderId && !wanted.has(held.name))
    .map(([courseId]) => courseId);
}

function grantPart(userId: string, grant: EntitlementRecord, holder: string): TransactionPart {
  return {
    put: {
      ...learnerKeys.entitlement(userId, grant.name),
      ...grant,
      schemaVersion: LEARNER_SCHEMA_VERSION,
    },
    condition: ifFreeOrOf(holder),
  };
}
