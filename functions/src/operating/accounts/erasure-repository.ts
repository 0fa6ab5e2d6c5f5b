import * as z from 'zod';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { failedConditions } from '#table/condition-errors.ts';
import { erasureKey, erasuresPartition } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';

/** How long a second operator can confirm an erasure. Source: rules/access.md A42 */
const DAYS_TO_CONFIRM = 7;

/** An erasure that one operator asked for. It names the learner by id alone. */
const Erasure = z.object({
  entity: z.literal('erasure'),
  learnerId: z.string(),
  keepsCertificates: z.boolean(),
  reason: z.string(),
  requestedById: z.string(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  validUntil: z.string(),
  /** TTL, epoch seconds. */
  expiresAt: z.int(),
});
export type Erasure = z.infer<typeof Erasure>;

const storedErasure = storedItem(Erasure);

/** Each change is made in one transaction with its audit record. */
export interface ErasureRepository {
  find(learnerId: string, now: Date): Promise<Erasure | null>;
  list(now: Date): Promise<Erasure[]>;
  /** @throws Failure `changed_by_operator` when another operator asked before */
  request(
    erasure: Pick<Erasure, 'learnerId' | 'keepsCertificates' | 'reason'>,
    operator: Operator,
    audit: TransactionPart,
    now: Date,
  ): Promise<Erasure>;
  /** @param deletion leaves the account to the deletion. @throws Failure `changed_by_operator`, `account_closing` */
  confirm(erasure: Erasure, deletion: TransactionPart, audit: TransactionPart): Promise<void>;
  /** @throws Failure `changed_by_operator` */
  withdraw(erasure: Erasure, audit: TransactionPart): Promise<void>;
}

/** Keeps the erasures that wait for a second operator. */
export function erasureRepository(table: Table): ErasureRepository {
  const ifSame = ({ learnerId, requestedAt }: Erasure): TransactionPart => ({
    remove: erasureKey(learnerId),
    condition: {
      ConditionExpression: 'requestedAt = :requestedAt',
      ExpressionAttributeValues: { ':requestedAt': requestedAt },
    },
  });
  const write = async (parts: TransactionPart[]) => {
    try {
      await writeTransaction(table, parts);
    } catch (error) {
      const failed = failedConditions(error);
      if (!failed) throw error;
      throw new Failure(failed.includes(0) ? 'changed_by_operator' : 'account_closing');
    }
  };
  const isOpen = (now: Date) => (erasure: Erasure) => new Date(erasure.validUntil) > now;
  return {
    async find(learnerId, now) {
      const item = await getItem(table, erasureKey(learnerId));
      const erasure = item && parseStored(storedErasure, item);
      return erasure && isOpen(now)(erasure) ? erasure : null;
    },

    async list(now) {
      const items = await queryPartition(table, erasuresPartition);
      return items.map((item) => parseStored(storedErasure, item)).filter(isOpen(now));
    },

    async request({ learnerId, keepsCertificates, reason }, operator, audit, now) {
      const until = new Date(now.getTime() + DAYS_TO_CONFIRM * 86_400_000);
      const erasure: Erasure = {
        entity: 'erasure',
        learnerId,
        keepsCertificates,
        reason,
        requestedById: operator.id,
        requestedBy: operator.name,
        requestedAt: now.toISOString(),
        validUntil: until.toISOString(),
        expiresAt: Math.ceil(until.getTime() / 1000),
      };
      const condition = {
        ConditionExpression:
          'attribute_not_exists(PK) OR requestedById = :operator OR validUntil <= :now',
        ExpressionAttributeValues: { ':operator': operator.id, ':now': now.toISOString() },
      };
      await write([
        { put: toStored(storedErasure, erasureKey(learnerId), erasure), condition },
        audit,
      ]);
      return erasure;
    },

    confirm: (erasure, deletion, audit) => write([ifSame(erasure), deletion, audit]),

    withdraw: (erasure, audit) => write([ifSame(erasure), audit]),
  };
}
