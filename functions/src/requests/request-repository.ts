import { isConditionFailure } from '#table/condition-errors.ts';
import { requestKey, requestsPartition } from '#table/keys.ts';
import { putItem, updateItem, type Table } from '#table/table.ts';
import { REQUEST_SCHEMA_VERSION, type RequestRecord } from './request-records.ts';

export interface RequestRepository {
  /** Stores a request once. @returns false when the id is already stored; that request is not changed. */
  createOnce(request: RequestRecord): Promise<boolean>;
  /** Stores which mails about a request were sent. */
  markMailed(
    request: Pick<RequestRecord, 'requestId' | 'isOperatorTold' | 'isConfirmed'>,
  ): Promise<void>;
}

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

    async markMailed({ requestId, isOperatorTold, isConfirmed }) {
      await updateItem(table, requestKey(requestId), {
        UpdateExpression: 'SET isOperatorTold = :told, isConfirmed = :confirmed',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':told': isOperatorTold, ':confirmed': isConfirmed },
      });
    },
  };
}
