import type * as z from 'zod';
import { log } from '#observability/log.ts';
import { parseStored, UnreadableItem, type StoredItem } from '#table/stored-item.ts';
import type { Item } from '#table/table.ts';

/** Parses the items that this release can read, and logs the others, so that one of them does not hide the rest of a list. */
export function readableItems<S extends z.ZodType>(
  definition: StoredItem<S>,
  items: readonly Item[],
): z.output<S>[] {
  return items.flatMap((item) => {
    try {
      return [parseStored(definition, item)];
    } catch (error) {
      if (!(error instanceof UnreadableItem)) throw error;
      log.error('billing record is unreadable', { error });
      return [];
    }
  });
}
