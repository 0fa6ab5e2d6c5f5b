import { privacyWorkKeys } from '#table/keys.ts';
import { parseStored } from '#table/stored-item.ts';
import { getItem, type Table } from '#table/table.ts';
import { storedDeletionWork } from './privacy-records.ts';

/**
 * Returns whether an account is the demo learner of a visitor: its deletion is stored before anything else of it, and no other deletion
 * waits for a time. One GetItem.
 */
export async function isDemoLearner(table: Table, userId: string): Promise<boolean> {
  const item = await getItem(table, privacyWorkKeys.deletion(userId));
  return item !== undefined && parseStored(storedDeletionWork, item).notBefore !== undefined;
}
