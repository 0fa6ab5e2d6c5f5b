import { isConditionFailure } from '#table/condition-errors.ts';
import { putItem } from '#table/table.ts';
import { judgeItems, mentions, type ComparedTables } from './compare-tables.ts';
import type { Kind } from './kinds-of-items.ts';

/** Writes at a time. */
const AT_ONCE = 20;

export interface Copied {
  counts: Map<Kind, number>;
  /** Erased accounts whose records of payments came back, and which are to be marked again. */
  erased: Set<string>;
}

/**
 * Copies the items that are missing into the live table, each only if there still is none with its key: what is newer stays. A run that
 * stopped is repeated; it finds what it has copied.
 */
export async function copyMissing(tables: ComparedTables): Promise<Copied> {
  const { live, erased } = tables;
  const copied: Copied = { counts: new Map(), erased: new Set() };
  const copy = async (item: Parameters<typeof putItem>[1], kind: Kind) => {
    try {
      await putItem(live, item, { ConditionExpression: 'attribute_not_exists(PK)' });
      copied.counts.set(kind, (copied.counts.get(kind) ?? 0) + 1);
    } catch (error) {
      // Written meanwhile.
      if (!isConditionFailure(error)) throw error;
    }
    for (const { userId } of erased) {
      if (mentions(item, new Set([userId]))) copied.erased.add(userId);
    }
  };
  for await (const page of judgeItems(tables)) {
    const missing = page.filter(({ fate }) => fate === 'copied');
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const batch = missing.slice(start, start + AT_ONCE);
      await Promise.all(batch.map(({ item, kind }) => copy(item, kind)));
    }
  }
  return copied;
}
