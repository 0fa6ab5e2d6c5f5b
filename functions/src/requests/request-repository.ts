import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { requestsPartition } from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import {
  getItem,
  queryIndexBackwards,
  updateItem,
  writeTransaction,
  type Table,
} from '#table/table.ts';
import { keyOf, requestItemOf } from './request-item.ts';
import { RequestRecord } from './request-records.ts';

/** What the key of a request depends on. */
type Owned = Pick<RequestRecord, 'requestId' | 'userId'>;

export interface RequestRepository {
  /** Stores a request once, a learner's with its event in one transaction. @returns false when the id is already stored; that request is not changed. */
  createOnce(request: RequestRecord): Promise<boolean>;
  /** Returns whether a request is stored. */
  exists(request: Owned): Promise<boolean>;
  /** Lists requests the operator was not told of, the oldest first: some of the latest hundred requests. One Query. */
  listUntold(): Promise<RequestRecord[]>;
  /** Lists the latest hundred requests, the newest first. One Query. */
  listLatest(): Promise<RequestRecord[]>;
  /** Stores which mails about a request were sent. */
  markMailed(
    request: Owned & Pick<RequestRecord, 'isOperatorTold'> & { isConfirmed?: boolean },
  ): Promise<void>;
}

/** How many of the latest requests are looked through, and how many of those fit into one mail. */
const MAX_LISTED = 100;
const MAX_UNTOLD = 20;

const NEW = { ConditionExpression: 'attribute_not_exists(PK)' };

export function requestRepository(table: Table): RequestRepository {
  const listLatest = async () => {
    const page = { partition: requestsPartition, limit: MAX_LISTED };
    const latest = await queryIndexBackwards(table, page);
    return latest.map((item) => RequestRecord.parse(item));
  };
  return {
    async createOnce(request) {
      const { userId, requestId, topic, createdAt } = request;
      const now = new Date(createdAt);
      const data = { requestId, topic };
      const events =
        userId === null ? [] : [newEvent(userId, 'requestReceived', requestId, data, now)];
      return retryOnConflict(async () => {
        try {
          const parts = [
            { put: requestItemOf(request), condition: NEW },
            ...events.map(domainEventWrite),
          ];
          await writeTransaction(table, parts);
          return true;
        } catch (error) {
          if (failedConditions(error)) return false;
          if (isTransactionConflict(error)) return CONFLICT;
          throw error;
        }
      });
    },

    async exists(request) {
      return (await getItem(table, keyOf(request))) !== undefined;
    },

    async listUntold() {
      return (await listLatest())
        .filter((request) => !request.isOperatorTold)
        .toReversed()
        .slice(0, MAX_UNTOLD);
    },

    listLatest,

    async markMailed({ requestId, userId, isOperatorTold, isConfirmed }) {
      const isConfirmation = isConfirmed !== undefined;
      await updateItem(table, keyOf({ requestId, userId }), {
        UpdateExpression: `SET isOperatorTold = :told${isConfirmation ? ', isConfirmed = :confirmed' : ''}`,
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: {
          ':told': isOperatorTold,
          ...(isConfirmation ? { ':confirmed': isConfirmed } : {}),
        },
      });
    },
  };
}
