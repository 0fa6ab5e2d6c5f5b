import { orderWithdrawalWrites } from '#certificates/withdrawal-writes.ts';
import { EntitlementRecord } from '#learning/learner-records.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import {
  certificateKey,
  learnerPartition,
  orderKeys,
  orderPrefix,
  ordersPartition,
  purchasePrefix,
} from '#table/keys.ts';
import { parseStored } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { storedOrder, type OrderRecord } from '../billing-records.ts';
import type { EntitlementChanges } from './entitlements/entitlement-changes.ts';
import type { PurchasedCourses } from './entitlements/order-entitlements.ts';
import {
  attentionWrites,
  checkoutLockWrites,
  creationWrites,
  entitlementWrites,
  orderWrite,
  purchasesVersionWrite,
} from './order-writes.ts';
import { redemptionWrites } from '../discounts/redemption-writes.ts';
import { readableItems } from '../readable-items.ts';
import { eventWrite } from '../webhook/event-repository.ts';
import { linkWrite } from '../stripe-links.ts';
import { orderEventWrites } from './order-events.ts';

/** A changed order with everything that is written in the same transaction. */
export interface OrderChange {
  /** As it was read: the write is refused when the order has changed since. */
  before: OrderRecord;
  after: OrderRecord;
  /** Guards the learner's purchased courses in the same way. */
  purchasesVersion: number;
  entitlements: EntitlementChanges;
  now: Date;
  /** Refuses the write when the certificate of one of these courses was claimed. */
  withoutCertificates?: readonly number[];
  /** Stored as processed in the same transaction. */
  eventId?: string | undefined;
  /** The record of the operator's change. */
  audit?: TransactionPart;
}

/** A certificate from before the payment closes nothing, nor does a revoked one: the course may have been bought again. */
const notCertifiedSince = (paidAt: string | null) => ({
  ConditionExpression: 'attribute_not_exists(PK) OR claimedAt < :paidAt OR #state = :revoked',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: { ':paidAt': paidAt, ':revoked': 'revoked' },
});

export type OrderOutcome = 'stored' | 'conflict' | 'certificate_claimed' | 'event_seen';

export interface OrderRepository {
  /** Reads the latest state. */
  find(userId: string, orderId: string): Promise<OrderRecord | undefined>;
  /** Lists a learner's orders, oldest first. Skips orders that this release cannot read. */
  list(userId: string): Promise<OrderRecord[]>;
  /** Finds the order whose checkout of a product is open. */
  findOpen(userId: string, sku: string): Promise<OrderRecord | undefined>;
  readPurchasedCourses(userId: string): Promise<PurchasedCourses>;
  /** Whether the certificate of one of these courses was claimed since the order was paid. */
  hasCertificate(
    order: Pick<OrderRecord, 'userId' | 'paidAt'>,
    courseIds: readonly number[],
  ): Promise<boolean>;
  /**
   * Stores a new order and reserves the checkout of its product.
   *
   * @param purchasesVersion as read by `readPurchasedCourses`
   * @returns `conflict` when another checkout of the product is open, or the learner's purchased courses changed since.
   */
  create(order: OrderRecord, purchasesVersion: number): Promise<'stored' | 'conflict'>;
  /**
   * Writes in one transaction the order, the entitlements it grants or withdraws, its place on the reconciler's list, its
   * open checkout, the link from its PaymentIntent, Stripe's event, and what the change means to the learner. Use `changeOrder`, which computes the entitlements.
   *
   * @returns `conflict`: read again and retry. `event_seen`: retry without the event.
   */
  change(change: OrderChange): Promise<OrderOutcome>;
}

export function orderRepository(table: Table): OrderRepository {
  const find = async (userId: string, orderId: string) => {
    const item = await getItem(table, orderKeys.order(userId, orderId));
    return item && parseStored(storedOrder, item);
  };
  const list = async (userId: string) => {
    const items = await queryPartition(table, ordersPartition(userId), orderPrefix);
    return readableItems(storedOrder, items);
  };

  return {
    find,
    list,

    async findOpen(userId, sku) {
      const lock = await getItem(table, orderKeys.openCheckout(userId, sku));
      return lock && find(userId, String(lock['orderId']));
    },

    async readPurchasedCourses(userId) {
      // The version first: a change between the two reads then refuses the write that follows.
      const item = await getItem(table, orderKeys.grants(userId));
      const items = await queryPartition(table, learnerPartition(userId), purchasePrefix);
      const entitlements = items.map((stored) => EntitlementRecord.parse(stored));
      return {
        version: Number(item?.['version'] ?? 0),
        owned: new Map(
          entitlements.flatMap((entitlement) =>
            (entitlement.courseIds ?? []).map((id) => [id, entitlement] as const),
          ),
        ),
      };
    },

    async hasCertificate({ userId, paidAt }, courseIds) {
      const keys = courseIds.map((courseId) => certificateKey(userId, courseId));
      const found = await Promise.all(keys.map((key) => getItem(table, key)));
      return found.some((item) => {
        if (item === undefined || item['state'] === 'revoked') return false;
        const { claimedAt } = item;
        return !(typeof claimedAt === 'string' && paidAt !== null && claimedAt < paidAt);
      });
    },

    async create(order, purchasesVersion) {
      const outcome = await tryTransaction(table, creationWrites(order, purchasesVersion));
      return outcome === 'stored' ? 'stored' : 'conflict';
    },

    async change({ before, after, entitlements, withoutCertificates = [], eventId, ...more }) {
      const { now, purchasesVersion, audit } = more;
      const { userId, orderId, paymentIntentId } = after;
      const isLinked = paymentIntentId !== null && paymentIntentId !== before.paymentIntentId;
      const checks = withoutCertificates.map((courseId): TransactionPart => ({
        check: certificateKey(userId, courseId),
        condition: notCertifiedSince(before.paidAt),
      }));
      const parts = [
        ...(eventId === undefined ? [] : [eventWrite(eventId, now)]),
        ...checks,
        orderWrite(before, after),
        // An order that is not paid cannot change the learner's courses.
        ...(after.paidAt === null ? [] : [purchasesVersionWrite(userId, purchasesVersion)]),
        ...entitlementWrites(after, entitlements),
        ...attentionWrites(before, after, now.toISOString()),
        ...checkoutLockWrites(before, after),
        ...redemptionWrites(before, after, now.toISOString()),
        ...orderWithdrawalWrites(before, after),
        ...orderEventWrites(before, after, now),
        ...(isLinked
          ? [linkWrite({ stripeId: paymentIntentId, userId, orderId, kind: 'order' })]
          : []),
        ...(audit ? [audit] : []),
      ];
      const failed = await tryTransaction(table, parts);
      if (failed === 'stored' || failed === 'conflict') return failed;
      const firstCheck = eventId === undefined ? 0 : 1;
      const isCheck = (at: number) => at >= firstCheck && at < firstCheck + checks.length;
      if (failed.some(isCheck)) return 'certificate_claimed';
      return failed.every((at) => at < firstCheck) ? 'event_seen' : 'conflict';
    },
  };
}

/** @returns the positions of the parts that were refused; `conflict` when another transaction wrote the same items. */
async function tryTransaction(
  table: Table,
  parts: readonly TransactionPart[],
): Promise<'stored' | 'conflict' | number[]> {
  try {
    await writeTransaction(table, parts);
    return 'stored';
  } catch (error) {
    const failed = failedConditions(error);
    if (failed) return failed;
    if (isTransactionConflict(error)) return 'conflict';
    throw error;
  }
}
