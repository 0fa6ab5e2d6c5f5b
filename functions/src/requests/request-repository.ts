import { isConditionFailure } from '#table/condition-errors.ts';
import { requestKey, requestsPartition } from '#table/keys.ts';
import { getItem, putItem, queryIndexBackwards, updateItem, type Table } from '#table/table.ts';
import { REQUEST_SCHEMA_VERSION, RequestRecord } from './request-records.ts';

export interface RequestRepository {
  /** Stores a request once. @returns false when the id is already stored; that request is not changed. */
  createOnce(request: RequestRecord): Promise<boolean>;
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

export function requestRepository(table: Table): RequestRepository {
  return {
    async createOnce(request) {
      const item = {
        ...requestKey(request.requestId),
        GSI1PK: requestsPartition,
        GSI1SK: request.listId,
        ...request,
        schemaVersion: REQUEST_SCHEMA_VERSION,
      };
      try {
        await putItem(table, item, { ConditionExpression: 'attribute_not_exists(PK)' });
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
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
