import { isConditionFailure } from '#table/condition-errors.ts';
import {
  certificatesPartition,
  orderPrefix,
  ordersPartition,
  subscriptionPrefix,
} from '#table/keys.ts';
import { queryPartition, updateItem, type Table } from '#table/table.ts';

/**
 * Marks what stays of a learner and can still change: orders, plans, and kept certificates. What Stripe reports later is recorded there, but
 * grants nothing and tells no one. Their version grows, so that a change under way is computed again. Safe to repeat.
 */
export async function markRecords(
  { userId, keepsCertificates }: { userId: string; keepsCertificates: boolean },
  table: Table,
): Promise<void> {
  const orders = ordersPartition(userId);
  const found = await Promise.all([
    queryPartition(table, orders, orderPrefix),
    queryPartition(table, orders, subscriptionPrefix),
    keepsCertificates ? queryPartition(table, certificatesPartition(userId)) : [],
  ]);
  for (const { PK, SK } of found.flat().filter((item) => item['isOfDeletedAccount'] !== true)) {
    try {
      await updateItem(
        table,
        { PK: String(PK), SK: String(SK) },
        {
          UpdateExpression: 'SET isOfDeletedAccount = :deleted ADD #version :one',
          ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(isOfDeletedAccount)',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':deleted': true, ':one': 1 },
        },
      );
    } catch (error) {
      // Another run has marked it.
      if (!isConditionFailure(error)) throw error;
    }
  }
}
