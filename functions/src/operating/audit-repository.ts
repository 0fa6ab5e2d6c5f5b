import * as z from 'zod';
import { auditKey, auditPartition } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { putItem, queryPartition, updateItem, type Table } from '#table/table.ts';

/**
 * What an operator did. It names the learner by id alone, so it can outlive the account.
 *
 * Source: rules/access.md A41
 */
const AuditRecord = z.object({
  entity: z.literal('auditRecord'),
  id: z.string(),
  at: z.string(),
  /** Who: the ARN of the operator's credentials. */
  operator: z.string(),
  /** What: the command. */
  action: z.string(),
  /** Whose account it was done to, by `sub`; null when it was no account. */
  learnerId: z.string().nullable(),
  reason: z.string(),
  /** `begun` stays when the command failed. */
  state: z.enum(['begun', 'done']),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

const storedAuditRecord = storedItem(AuditRecord);

export type AuditEntry = Omit<AuditRecord, 'entity' | 'id' | 'at' | 'state'>;

export interface AuditRepository {
  /** Records an action before it is done. @returns a function that records that it was done */
  begin(entry: AuditEntry, id: string, now: Date): Promise<() => Promise<void>>;
  /** Lists what was done in a month (`yyyy-mm`, UTC), in order. */
  list(month: string): Promise<AuditRecord[]>;
}

/** Keeps the record of what operators did. */
export function auditRepository(table: Table): AuditRepository {
  return {
    async begin(entry, id, now) {
      const key = auditKey(now.toISOString(), id);
      const record = { ...entry, entity: 'auditRecord' as const, id, at: now.toISOString() };
      const begun = toStored(storedAuditRecord, key, { ...record, state: 'begun' });
      await putItem(table, begun, { ConditionExpression: 'attribute_not_exists(PK)' });
      return () =>
        updateItem(table, key, {
          UpdateExpression: 'SET #state = :done',
          ConditionExpression: 'attribute_exists(PK)',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':done': 'done' },
        });
    },
    async list(month) {
      const items = await queryPartition(table, auditPartition(month));
      return items.map((item) => parseStored(storedAuditRecord, item));
    },
  };
}
