import * as z from 'zod';
import { stripeKeys } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { getItem, putItem, type Table } from '#table/table.ts';

const storedAudit = storedItem(z.object({ entity: z.literal('lastAudit'), startedAt: z.string() }));

export interface AuditRepository {
  /** Finds when the last audit that found nothing unfinished began. */
  findLast(): Promise<Date | undefined>;
  save(startedAt: Date): Promise<void>;
}

export function auditRepository(table: Table): AuditRepository {
  return {
    async findLast() {
      const item = await getItem(table, stripeKeys.lastAudit);
      return item && new Date(parseStored(storedAudit, item).startedAt);
    },
    async save(startedAt) {
      const record = { entity: 'lastAudit', startedAt: startedAt.toISOString() } as const;
      await putItem(table, toStored(storedAudit, stripeKeys.lastAudit, record));
    },
  };
}
