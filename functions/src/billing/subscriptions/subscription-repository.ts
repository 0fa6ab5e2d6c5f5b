import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { orderKeys, ordersPartition, subscriptionPrefix, subscriptionSku } from '#table/keys.ts';
import { parseStored } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { storedSubscription, type SubscriptionRecord } from '../billing-records.ts';
import { planRedemptionWrites } from '../discounts/redemption-writes.ts';
import type { IssuedInvoice } from '../payment-provider.ts';
import { readableItems } from '../readable-items.ts';
import { eventWrite } from '../webhook/event-repository.ts';
import { subscriptionEventWrites } from './subscription-events.ts';
import { certificateChecks, changeWrites, creationWrites } from './subscription-writes.ts';

/** A change of a subscription, guarded by the version that was read. */
export interface SubscriptionChange {
  before: SubscriptionRecord;
  after: SubscriptionRecord;
  /** Whether something is still pending, which puts it on the reconciler's list. */
  isUnreconciled: boolean;
  now: Date;
  /** Writes of its team in the same transaction. */
  teamWrites?: readonly TransactionPart[];
  /** PaymentIntents seen for the first time; links from them to the subscription are stored. */
  newPaymentIds?: readonly string[];
  /** Invoices paid since the last change; the one who pays is told of each once. */
  newInvoices?: readonly IssuedInvoice[];
  /** Courses whose certificate, claimed since the plan started, makes the write fail. */
  withoutCertificates?: readonly number[];
  /** Stripe event recorded as processed with the change. */
  eventId?: string | undefined;
}

export type SubscriptionOutcome = 'stored' | 'conflict' | 'certificate_claimed' | 'event_seen';

export interface SubscriptionRepository {
  /** Finds a subscription by its order. */
  find(userId: string, orderId: string): Promise<SubscriptionRecord | undefined>;
  /** Lists a learner's subscriptions, oldest first. */
  list(userId: string): Promise<SubscriptionRecord[]>;
  /** Finds the learner's one subscription that has not ended. */
  findOpen(userId: string): Promise<SubscriptionRecord | undefined>;
  /** Stores a new one, with what belongs to it. @returns `conflict` when the learner has one that has not ended, or its promotion code is used up. */
  create(
    subscription: SubscriptionRecord,
    writes?: readonly TransactionPart[],
  ): Promise<'stored' | 'conflict'>;
  /**
   * Stores a change in one transaction: subscription, owner's entitlement, reconciler list, open checkout, links, team, Stripe's event, and
   * what the change means to the owner.
   *
   * @returns `conflict`: read again and retry. `event_seen`: retry without the event.
   */
  change(change: SubscriptionChange): Promise<SubscriptionOutcome>;
}

export function subscriptionRepository(table: Table): SubscriptionRepository {
  const find = async (userId: string, orderId: string) => {
    const item = await getItem(table, orderKeys.subscription(userId, orderId));
    return item && parseStored(storedSubscription, item);
  };

  return {
    find,

    async list(userId) {
      const items = await queryPartition(table, ordersPartition(userId), subscriptionPrefix);
      return readableItems(storedSubscription, items);
    },

    async findOpen(userId) {
      const lock = await getItem(table, orderKeys.openCheckout(userId, subscriptionSku));
      return lock && find(userId, String(lock['orderId']));
    },

    async create(subscription, writes = []) {
      const refused = await refusedParts(table, [
        ...creationWrites(subscription),
        ...planRedemptionWrites(null, subscription, subscription.createdAt),
        ...writes,
      ]);
      return refused.length === 0 ? 'stored' : 'conflict';
    },

    async change({ before, after, isUnreconciled, now, eventId, ...more }) {
      const events = eventId === undefined ? [] : [eventWrite(eventId, now)];
      const checks = certificateChecks(after, more.withoutCertificates ?? []);
      const refused = await refusedParts(table, [
        ...events,
        ...checks,
        ...changeWrites(before, after, isUnreconciled, more.newPaymentIds ?? []),
        ...(more.teamWrites ?? []),
        ...planRedemptionWrites(before, after, now.toISOString()),
        ...subscriptionEventWrites(before, after, more.newInvoices ?? [], now),
      ]);
      if (refused.length === 0) return 'stored';
      const isCheck = (at: number) => at >= events.length && at < events.length + checks.length;
      if (refused.some(isCheck)) return 'certificate_claimed';
      return refused.every((at) => at >= 0 && at < events.length) ? 'event_seen' : 'conflict';
    },
  };
}

/** A conflicting transaction names no position. */
const CONFLICTING = [-1];

/** Writes all parts or none. @returns the positions of those that refused; empty when all is written. */
async function refusedParts(table: Table, parts: readonly TransactionPart[]): Promise<number[]> {
  try {
    await writeTransaction(table, parts);
    return [];
  } catch (error) {
    const refused = failedConditions(error);
    if (refused) return refused;
    if (isTransactionConflict(error)) return CONFLICTING;
    throw error;
  }
}
