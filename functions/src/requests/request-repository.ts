import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { coachingKey, requestKey, requestsPartition } from '#table/keys.ts';
import { retryOnConflict } from '#table/retry-on-conflict.ts';
import {
  getItem,
  putItem,
  queryIndexBackwards,
  updateItem,
  writeTransaction,
  type Table,
} from '#table/table.ts';
import { REQUEST_SCHEMA_VERSION, RequestRecord } from './request-records.ts';

export type CoachingOutcome = 'stored' | 'known' | 'used-up';

export interface RequestRepository {
  /** Stores a request once. @returns false when the id is already stored; that request is not changed. */
  createOnce(request: RequestRecord): Promise<boolean>;
  /**
   * Stores a request for coaching once, and counts it among the sessions of its month, in one transaction.
   *
   * @param quota how many sessions the month has; undefined for any number
   */
  createCoachingOnce(
    request: RequestRecord,
    quota: { orderId: string; max: number } | undefined,
  ): Promise<CoachingOutcome>;
  /** Returns whether a request is stored. */
  exists(requestId: string): Promise<boolean>;
  /** Lists requests the operator was not told of, the oldest first: some of the latest hundred requests. One Query. */
  listUntold(): Promise<RequestRecord[]>;
  /** Stores which mails about a request were sent. */
  markMailed(
    request: Pick<RequestRecord, 'requestId' | 'isOperatorTold'> & { isConfirmed?: boolean },
  ): Promise<void>;
}

/** How many of the latest requests are looked through, and how many of those fit into one mail. */
const MAX_LISTED = 100;
const MAX_UNTOLD = 20;

const NEW = { ConditionExpression: 'attribute_not_exists(PK)' };

const itemOf = (request: RequestRecord) => ({
  ...requestKey(request.requestId),
  GSI1PK: requestsPartition,
  GSI1SK: request.listId,
  ...request,
  schemaVersion: REQUEST_SCHEMA_VERSION,
});

export function requestRepository(table: Table): RequestRepository {
  return {
    async createOnce(request) {
      try {
        await putItem(table, itemOf(request), NEW);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    async createCoachingOnce(request, quota) {
      const counting = quota && {
        update: coachingKey(quota.orderId, request.createdAt.slice(0, 7)),
        with: {
          UpdateExpression: 'SET entity = :entity ADD sessions :one',
          ConditionExpression: 'attribute_not_exists(sessions) OR sessions < :max',
          ExpressionAttributeValues: { ':entity': 'coaching-month', ':one': 1, ':max': quota.max },
        },
      };
      const { outcome } = await retryOnConflict<{ outcome: CoachingOutcome }>(async () => {
        try {
          const storing = { put: itemOf(request), condition: NEW };
          await writeTransaction(table, [storing, ...(counting ? [counting] : [])]);
          return { outcome: 'stored' };
        } catch (error) {
          const refused = failedConditions(error);
          if (refused) return { outcome: refused.includes(0) ? 'known' : 'used-up' };
          if (isTransactionConflict(error)) return undefined;
          throw error;
        }
      });
      return outcome;
    },

    async exists(requestId) {
      return (await getItem(table, requestKey(requestId))) !== undefined;
    },

    async listUntold() {
      const page = { partition: requestsPartition, limit: MAX_LISTED };
      const latest = await queryIndexBackwards(table, page);
      return latest
        .map((item) => RequestRecord.parse(item))
        .filter((one) => !one.isOperatorTold)
        .toReversed()
        .slice(0, MAX_UNTOLD);
    },

    async markMailed({ requestId, isOperatorTold, isConfirmed }) {
      const isConfirmation = isConfirmed !== undefined;
      await updateItem(table, requestKey(requestId), {
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
