import * as z from 'zod';
import { isConditionFailure } from '#table/condition-errors.ts';
import { unreconciledKeys, unreconciledPartition } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { putItem, queryPartition, type Table } from '#table/table.ts';

const UnreconciledItem = z.object({
  entity: z.literal('unreconciled'),
  kind: z.enum(['order', 'subscription']),
  userId: z.string(),
  orderId: z.string(),
  since: z.string(),
  /** A refund was requested, or a dispute is open. */
  isUrgent: z.boolean().optional(),
  /** When the reconciler visits it again; absent until its first visit. */
  dueAt: z.string().optional(),
});

/** An order or plan on the reconciler's list. */
export type UnreconciledItem = z.infer<typeof UnreconciledItem>;

const storedUnreconciled = storedItem(UnreconciledItem);

export interface UnreconciledRepository {
  list(): Promise<UnreconciledItem[]>;
  /** Stores when an item is due again, unless it has left the list or its urgency has changed. */
  postpone(item: UnreconciledItem, dueAt: Date): Promise<void>;
}

export function unreconciledRepository(table: Table): UnreconciledRepository {
  return {
    async list() {
      const items = await queryPartition(table, unreconciledPartition);
      return items.map((item) => parseStored(storedUnreconciled, item));
    },

    async postpone(item, dueAt) {
      const { kind, orderId, since, isUrgent = false } = item;
      const hasSameUrgency = isUrgent
        ? 'isUrgent = :isUrgent'
        : '(attribute_not_exists(isUrgent) OR isUrgent = :isUrgent)';
      const postponed = { ...item, dueAt: dueAt.toISOString() };
      const key = unreconciledKeys[kind](orderId);
      try {
        await putItem(table, toStored(storedUnreconciled, key, postponed), {
          ConditionExpression: `since = :since AND ${hasSameUrgency}`,
          ExpressionAttributeValues: { ':since': since, ':isUrgent': isUrgent },
        });
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
  };
}
