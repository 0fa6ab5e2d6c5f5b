import { createHash } from 'node:crypto';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { countedKey } from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { writeTransaction, type Table, type TransactionPart } from '#table/table.ts';
import { counterWrite, mergedChanges, type CounterChange } from './counter-change.ts';

/** Longer than events are stored, so that no event that is processed again counts twice. */
const MARKED_DAYS = 120;
const DAY_SECONDS = 86_400;

export interface FigureCounter {
  /**
   * Adds to the counters, once for each name. One transaction.
   *
   * @param at when it happened; the marker stays 120 days longer
   */
  countOnce(name: string, at: string, changes: readonly CounterChange[]): Promise<void>;
}

/**
 * Counters are not spread over several items: reactions write them, whose batches of one shard follow one another, so few writers meet,
 * and no learner waits for the retry.
 */
export function figureCounter(table: Table): FigureCounter {
  return {
    async countOnce(name, at, changes) {
      if (mergedChanges(changes).length === 0) return;
      await countWith(table, markerWrite(name, at), changes);
    },
  };
}

/** Adds to the counters in one transaction with a marker; does nothing when the marker exists. */
export async function countWith(
  table: Table,
  marker: TransactionPart,
  changes: readonly CounterChange[],
): Promise<void> {
  const parts = [marker, ...mergedChanges(changes).map(counterWrite)];
  await retryOnConflict(async () => {
    try {
      return await writeTransaction(table, parts);
    } catch (error) {
      if (failedConditions(error)) return undefined;
      if (isTransactionConflict(error)) return CONFLICT;
      throw error;
    }
  });
}

/** The name of an event contains its learner, so only a hash of it is stored. */
function markerWrite(name: string, at: string): TransactionPart {
  const hash = createHash('sha256').update(name).digest('base64url');
  const expiresAt = Math.ceil(Date.parse(at) / 1000) + MARKED_DAYS * DAY_SECONDS;
  return {
    put: { ...countedKey(hash), entity: 'counted', schemaVersion: 1, expiresAt },
    condition: { ConditionExpression: 'attribute_not_exists(PK)' },
  };
}
