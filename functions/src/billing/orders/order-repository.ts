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
import {
  getItem,
  queryPartition,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { BILLING_SCHEMA_VERSION, OrderRecord } from '../billing-records.ts';
import type { LearnerGrants } from './entitlements/order-grants.ts';
import {
  concernsOthers,
  grantParts,
  grantsCheckPart,
  grantsVersionPart,
  lockParts,
  orderItem,
  orderPart,
  unreconciledParts,
} from './order-parts.ts';
import { eventPart, rememberEvent } from '../webhook/processed-events.ts';
import { linkPart } from '../stripe-links.ts';

/** A change of an order, conditioned on all that it was reckoned from. */
export interface OrderChange {
  /** As it was read; the write is refused when it has changed since. */
  before: OrderRecord;
  after: OrderRecord;
  /** As read before Stripe was. */
  grants: LearnerGrants;
  now: Date;
  /** Refuses the write when the certificate of one of these was claimed. */
  withoutCertificates?: readonly number[];
  /** Stripe event recorded as processed with the change. */
  eventId?: string | undefined;
}

export type OrderOutcome = 'stored' | 'conflict' | 'certificate_claimed' | 'event_seen';

export interface OrderRepository {
  /** Finds a subscription by its order. */
  find(userId: string, orderId: string): Promise<OrderRecord | undefined>;
  /** Lists a learner's subscriptions, oldest first. */
  list(userId: string): Promise<OrderRecord[]>;
  /** The order that holds the checkout of a thing, or undefined. */
  findOpen(userId: string, sku: string): Promise<OrderRecord | undefined>;
  /** What the learner's orders grant, its version first. */
  readGrants(userId: string): Promise<LearnerGrants>;
  /** Whether the certificate of one of these courses was claimed. */
  hasCertificate(userId: string, courseIds: readonly number[]): Promise<boolean>;
  /**
   * Stores a new order and takes the checkout of its thing.
   *
   * @returns `conflict` when another checkout of it is open, or the learner's courses changed since `grants` was read.
   */
  create(order: OrderRecord, grants: LearnerGrants): Promise<'stored' | 'conflict'>;
  /**
   * One transaction: the order, what it grants or withdraws, its place on the reconciler's list, the checkout it held, the
   * link of its PaymentIntent and the event.
   *
   * @returns `conflict`: read again and repeat. `event_seen`: repeat without the event.
   */
  change(change: OrderChange): Promise<OrderOutcome>;
  /** Remembers an event that changed nothing. */
  rememberEvent(eventId: string, now: Date): Promise<void>;
}

export function orderRepository(table: Table): OrderRepository {
  const find = async (userId: string, orderId: string) => {
    const item = await getItem(table, orderKeys.order(userId, orderId));
    return item && OrderRecord.parse(item);
  };
  const list = async (userId: string) => {
    const items = await queryPartition(table, ordersPartition(userId), orderPrefix);
    return items.map((item) => OrderRecord.parse(item));
  };
  const othersOf = async ({ userId, orderId }: OrderRecord) =>
    (await list(userId)).filter((one) => one.orderId !== orderId);

  return {
    find,
    list,

    async findOpen(userId, sku) {
      const lock = await getItem(table, orderKeys.openCheckout(userId, sku));
      return lock && find(userId, String(lock['orderId']));
    },

    async readGrants(userId) {
      // The version first: what changes between the two reads refuses the write.
      const item = await getItem(table, orderKeys.grants(userId));
      const held = await queryPartition(table, learnerPartition(userId), purchasePrefix);
      const entitlements = held.map((one) => EntitlementRecord.parse(one));
      return {
        version: Number(item?.['version'] ?? 0),
        owned: new Map(
          entitlements.flatMap((one) => (one.courseIds ?? []).map((id) => [id, one] as const)),
        ),
      };
    },

    async hasCertificate(userId, courseIds) {
      const keys = courseIds.map((courseId) => certificateKey(userId, courseId));
      const found = await Promise.all(keys.map((key) => getItem(table, key)));
      return found.some((item) => item !== undefined);
    },

    async create(order, grants) {
      const { userId, orderId, sku, createdAt } = order;
      const lock = { entity: 'openCheckout', sku, orderId, schemaVersion: BILLING_SCHEMA_VERSION };
      const isAbsent = { ConditionExpression: 'attribute_not_exists(PK)' };
      const outcome = await tryTransaction(table, [
        { put: { ...orderKeys.openCheckout(userId, sku), ...lock }, condition: isAbsent },
        { put: orderItem(order), condition: isAbsent },
        grantsCheckPart(userId, grants.version),
        ...unreconciledParts(null, order, createdAt),
      ]);
      return outcome === 'stored' ? 'stored' : 'conflict';
    },

    async change({ before, after, grants, now, withoutCertificates = [], eventId }) {
      const { userId, orderId, paymentIntentId } = after;
      const others = concernsOthers(after, grants) ? await othersOf(after) : [];
      const isLinked = paymentIntentId !== null && paymentIntentId !== before.paymentIntentId;
      const checks = withoutCertificates.map((courseId): TransactionPart => ({
        check: certificateKey(userId, courseId),
        condition: { ConditionExpression: 'attribute_not_exists(PK)' },
      }));
      const parts = [
        ...(eventId === undefined ? [] : [eventPart(eventId, now)]),
        ...checks,
        orderPart(before, { ...after, version: before.version + 1 }),
        // Before it is paid an order has nothing to do with the courses.
        ...(after.paidAt === null ? [] : [grantsVersionPart(userId, grants.version)]),
        ...grantParts(after, grants, others),
        ...unreconciledParts(before, after, now.toISOString()),
        ...lockParts(before, after),
        ...(isLinked
          ? [linkPart({ stripeId: paymentIntentId, userId, orderId, kind: 'order' })]
          : []),
      ];
      const failed = await tryTransaction(table, parts);
      if (failed === 'stored' || failed === 'conflict') return failed;
      const firstCheck = eventId === undefined ? 0 : 1;
      const isCheck = (at: number) => at >= firstCheck && at < firstCheck + checks.length;
      if (failed.some(isCheck)) return 'certificate_claimed';
      return failed.every((at) => at < firstCheck) ? 'event_seen' : 'conflict';
    },

    rememberEvent: (eventId, now) => rememberEvent(table, eventId, now),
  };
}

/** @returns the positions of the parts that refused, `conflict` when another write was at the same items. */
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
