import * as z from 'zod';
import type { Operator } from '#http/operator-access.ts';
import { auditKey, auditOfLearner, auditPartition } from '#table/keys.ts';
import { parseStored, storedItem, toStored, type Migration } from '#table/stored-item.ts';
import {
  putItem,
  queryBackwards,
  queryIndexBackwards,
  queryPartition,
  updateItem,
  type Table,
  type TransactionPart,
} from '#table/table.ts';

const Fields = z.record(z.string(), z.json());

/**
 * What an operator did. It names the learner by id alone, so it can outlive the account; the fields hold no address or name either.
 *
 * Source: rules/access.md A41
 */
const AuditRecord = z.object({
  entity: z.literal('auditRecord'),
  id: z.string(),
  at: z.string(),
  /** Who: `sub`, or the ARN of AWS credentials. */
  operatorId: z.string(),
  operator: z.string(),
  /** What: the call. */
  action: z.string(),
  /** On what, such as `order 01KAB…`; null when it was an account and nothing else. */
  subject: z.string().nullable(),
  /** Whose account it was done to, by `sub`; null when it was no account. */
  learnerId: z.string().nullable(),
  before: Fields.nullable(),
  after: Fields.nullable(),
  reason: z.string(),
  /** `begun` stays when the call failed. */
  state: z.enum(['begun', 'done']),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** Version 1 named the ARN alone and had no fields. */
const fromFirst: Migration = (item) => ({
  subject: null,
  before: null,
  after: null,
  operatorId: item['operator'],
  ...item,
});

const storedAuditRecord = storedItem(AuditRecord, { version: 2, migrations: { 1: fromFirst } });

/** What to record of a change; the operator's call gives the rest. */
export interface AuditEntry {
  operator: Operator;
  action: string;
  reason: string;
  learnerId?: string;
  subject?: string;
  /** The changed fields, without a name or an address of a learner. */
  before?: AuditRecord['before'];
  after?: AuditRecord['after'];
}

const PAGE_LENGTH = 100;

function itemOf(entry: AuditEntry, id: string, now: Date, state: AuditRecord['state']) {
  const at = now.toISOString();
  const { operator, action, reason, learnerId = null, subject = null } = entry;
  const ofLearner =
    learnerId === null ? {} : { GSI1PK: auditOfLearner(learnerId), GSI1SK: `${at}#${id}` };
  const record = toStored(storedAuditRecord, auditKey(at, id), {
    entity: 'auditRecord',
    id,
    at,
    operatorId: operator.id,
    operator: operator.name,
    action,
    subject,
    learnerId,
    before: entry.before ?? null,
    after: entry.after ?? null,
    reason,
    state,
  });
  return { ...record, ...ofLearner };
}

const NEW = { ConditionExpression: 'attribute_not_exists(PK)' };

/**
 * Returns the write that records a change, for the transaction that makes the change.
 *
 * @param id a new ULID
 */
export function auditWrites(entry: AuditEntry, id: string, now: Date): TransactionPart {
  return { put: itemOf(entry, id, now, 'done'), condition: NEW };
}

export interface AuditRepository {
  /**
   * Records an action outside the table before it is done.
   *
   * @returns a function that records that it was done
   */
  begin(entry: AuditEntry, id: string, now: Date): Promise<() => Promise<void>>;
  /** Lists what was done in a month (`yyyy-mm`, UTC), in order. */
  list(month: string): Promise<AuditRecord[]>;
  /** Lists the last hundred changes of an account, the newest first. */
  ofLearner(learnerId: string): Promise<AuditRecord[]>;
  /** Lists a page of a month, the newest first. */
  page(month: string, cursor?: string): Promise<{ records: AuditRecord[]; next: string | null }>;
}

/** Keeps the record of what operators did. */
export function auditRepository(table: Table): AuditRepository {
  return {
    async begin(entry, id, now) {
      await putItem(table, itemOf(entry, id, now, 'begun'), NEW);
      return () =>
        updateItem(table, auditKey(now.toISOString(), id), {
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
    async ofLearner(learnerId) {
      const page = { partition: auditOfLearner(learnerId), limit: PAGE_LENGTH };
      const items = await queryIndexBackwards(table, page);
      return items.map((item) => parseStored(storedAuditRecord, item));
    },
    async page(month, cursor) {
      const partition = auditPartition(month);
      const items = await queryBackwards(table, { partition, before: cursor, limit: PAGE_LENGTH });
      return {
        records: items.map((item) => parseStored(storedAuditRecord, item)),
        next: items.length < PAGE_LENGTH ? null : String(items.at(-1)!['SK']),
      };
    },
  };
}
