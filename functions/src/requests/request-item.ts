import {
  doneRequestsPartition,
  ownRequestKeys,
  requestKey,
  requestsPartition,
} from '#table/keys.ts';
import { REQUEST_SCHEMA_VERSION, type RequestRecord } from './request-records.ts';

/** Returns the key of a visitor's or a learner's request. */
export const keyOf = ({ requestId, userId }: Pick<RequestRecord, 'requestId' | 'userId'>) =>
  userId === null ? requestKey(requestId) : ownRequestKeys.request(userId, requestId);

/** Returns the index partition that lists a request. */
const listOf = ({ handling, state }: Pick<RequestRecord, 'handling' | 'state'>) =>
  (handling.state ?? (state === 'answered' ? 'done' : 'new')) === 'done'
    ? doneRequestsPartition
    : requestsPartition;

/** Returns a request as an item to put, with its place in the operators' list. */
export const requestItemOf = (request: RequestRecord) => ({
  ...keyOf(request),
  GSI1PK: listOf(request),
  GSI1SK: request.listId,
  ...request,
  schemaVersion: REQUEST_SCHEMA_VERSION,
});
