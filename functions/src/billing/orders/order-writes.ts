/** Translates a changed order, and what follows from it, into items of one transaction. Decides nothing. */
import { entitlementItem, type EntitlementRecord } from '#learning/learner-records.ts';
import { learnerKeys, orderKeys, ordersOfMonth, unreconciledKeys } from '#table/keys.ts';
import type { Condition, TransactionPart } from '#table/table.ts';
import { BILLING_SCHEMA_VERSION, storedOrder, type OrderRecord } from '../billing-records.ts';
import type { EntitlementChanges } from './entitlements/entitlement-changes.ts';
import { redemptionWrites } from '../discounts/redemption-writes.ts';
import { attentionForOrder } from '../reconciler-attention.ts';

const schemaVersion = BILLING_SCHEMA_VERSION;
const isAbsent: Condition = { ConditionExpression: 'attribute_not_exists(PK)' };

const hasVersion = (version: number) => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
});

const isAbsentOrOf = (orderId: string): Condition => ({
  ConditionExpression: 'attribute_not_exists(PK) OR orderId = :orderId',
  ExpressionAttributeValues: { ':orderId': orderId },
});

/** The order as an item; the index lists the orders of a month. */
function orderItem(order: OrderRecord) {
  return {
    ...orderKeys.order(order.userId, order.orderId),
    GSI1PK: ordersOfMonth(order.createdAt.slice(0, 7)),
    GSI1SK: order.orderId,
    ...order,
    schemaVersion: storedOrder.version,
  };
}

/** Writes a new order and reserves the one open checkout of its product. */
export function creationWrites(order: OrderRecord, purchasesVersion: number): TransactionPart[] {
  const { userId, sku, orderId, createdAt } = order;
  const lock = { ...orderKeys.openCheckout(userId, sku), entity: 'openCheckout', sku, orderId };
  return [
    { put: { ...lock, schemaVersion }, condition: isAbsent },
    { put: orderItem(order), condition: isAbsent },
    { check: orderKeys.grants(userId), condition: hasPurchasesVersion(purchasesVersion) },
    ...redemptionWrites(null, order, createdAt),
    ...attentionWrites(null, order, createdAt),
  ];
}

/** Replaces an order unless it was changed since it was read. */
export function orderWrite(before: OrderRecord, after: OrderRecord): TransactionPart {
  return {
    put: orderItem({ ...after, version: before.version + 1 }),
    condition: hasVersion(before.version),
  };
}

/** Adds an order to the reconciler's list or removes it; writes nothing when its state is the same. */
export function attentionWrites(
  before: OrderRecord | null,
  after: OrderRecord,
  since: string,
): TransactionPart[] {
  if (before?.state === after.state && before.awaitsInvoice === after.awaitsInvoice) return [];
  const { userId, orderId } = after;
  const key = unreconciledKeys.order(orderId);
  const attention = attentionForOrder(after);
  if (attention === 'none') {
    return before && attentionForOrder(before) !== 'none' ? [{ remove: key }] : [];
  }
  const item = { ...key, entity: 'unreconciled', kind: 'order', userId, orderId, since };
  const urgency = attention === 'urgent' ? { isUrgent: true } : {};
  return [{ put: { ...item, ...urgency, schemaVersion } }];
}

/** Releases the checkout of the product when the order is no longer open. */
export function checkoutLockWrites(before: OrderRecord, after: OrderRecord): TransactionPart[] {
  if (before.state !== 'open' || after.state === 'open') return [];
  const { userId, sku, orderId } = after;
  return [{ remove: orderKeys.openCheckout(userId, sku), condition: isAbsentOrOf(orderId) }];
}

/** Refuses the transaction when the learner's purchased courses changed since they were read, and counts their version up. */
export function purchasesVersionWrite(userId: string, version: number): TransactionPart {
  const entity = 'purchasedCourses';
  const item = { ...orderKeys.grants(userId), entity, version: version + 1, schemaVersion };
  return { put: item, condition: hasPurchasesVersion(version) };
}

function hasPurchasesVersion(version: number) {
  return version === 0 ? { ConditionExpression: 'attribute_not_exists(PK)' } : hasVersion(version);
}

/** Writes the learner's entitlements and the other orders that change with this one. */
export function entitlementWrites(
  { userId, orderId }: OrderRecord,
  { stored, removedCourseIds, otherOrders }: EntitlementChanges,
): TransactionPart[] {
  return [
    ...stored.map(({ entitlement, previousOrderId }) =>
      entitlementWrite(userId, entitlement, previousOrderId),
    ),
    ...removedCourseIds.map((courseId) => ({
      remove: learnerKeys.purchase(userId, courseId),
      condition: isAbsentOrOf(orderId),
    })),
    ...otherOrders.map(({ before, after }) => orderWrite(before, after)),
  ];
}

function entitlementWrite(
  userId: string,
  entitlement: EntitlementRecord,
  previousOrderId: string,
): TransactionPart {
  const key = learnerKeys.entitlement(userId, entitlement.name);
  return {
    put: { ...key, ...entitlement, schemaVersion: entitlementItem.version },
    condition: isAbsentOrOf(previousOrderId),
  };
}
