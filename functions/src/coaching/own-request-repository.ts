import { unchangedHandling } from '#requests/handling.ts';
import { REQUEST_SCHEMA_VERSION, RequestRecord } from '#requests/request-records.ts';
import { domainEventWrite } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import { failedConditions } from '#table/condition-errors.ts';
import { doneRequestsPartition, ownRequestKeys, ownRequestsPartition } from '#table/keys.ts';
import { parseReadable } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { sessionItem, type SessionRecord } from './coaching-records.ts';

export interface OwnRequestRepository {
  /** Lists a learner's sessions and requests, newest first. One Query. */
  list(userId: string): Promise<{ sessions: SessionRecord[]; requests: RequestRecord[] }>;
  find(userId: string, requestId: string): Promise<RequestRecord | undefined>;
  /** Marks a request answered once, with its event, in one transaction. @returns false when it was answered or changed meanwhile */
  markAnswered(request: RequestRecord, event: DomainEvent, now: Date): Promise<boolean>;
}

const newestFirst = (a: { createdAt: string }, b: { createdAt: string }) =>
  b.createdAt.localeCompare(a.createdAt);

export function ownRequestRepository(table: Table): OwnRequestRepository {
  return {
    async list(userId) {
      const items = await queryPartition(table, ownRequestsPartition(userId));
      const sessions = items
        .filter(({ entity }) => entity === 'coachingSession')
        .flatMap((item) => parseReadable(sessionItem, item) ?? []);
      const requests = items
        .filter(({ entity }) => entity === 'request')
        .map((item) => RequestRecord.parse(item));
      return {
        sessions: sessions.toSorted(newestFirst),
        requests: requests.toSorted(newestFirst),
      };
    },

    async find(userId, requestId) {
      const item = await getItem(table, ownRequestKeys.request(userId, requestId));
      return item && RequestRecord.parse(item);
    },

    async markAnswered(request, event, now) {
      const handling = { ...request.handling, state: 'done' as const };
      const answered = answeredWrite({ ...request, handling }, request.handling, now);
      try {
        await writeTransaction(table, [answered, domainEventWrite(event)]);
        return true;
      } catch (error) {
        if (failedConditions(error)) return false;
        throw error;
      }
    },
  };
}

/** Returns the write that marks a request answered and done; refused when another operator was faster. */
function answeredWrite(
  { userId, requestId, handling }: RequestRecord,
  before: RequestRecord['handling'],
  now: Date,
): TransactionPart {
  const unchanged = unchangedHandling(before);
  return {
    update: ownRequestKeys.request(userId!, requestId),
    with: {
      UpdateExpression:
        'SET #state = :answered, answeredAt = :now, handling = :handling, GSI1PK = :done, schemaVersion = :schema',
      ConditionExpression: `#state = :sent AND ${unchanged.ConditionExpression}`,
      ExpressionAttributeNames: { ...unchanged.ExpressionAttributeNames, '#state': 'state' },
      ExpressionAttributeValues: {
        ...unchanged.ExpressionAttributeValues,
        ':answered': 'answered',
        ':sent': 'sent',
        ':now': now.toISOString(),
        ':done': doneRequestsPartition,
        ':schema': REQUEST_SCHEMA_VERSION,
        ':handling': {
          ...handling,
          version: before.version + 1,
          changedBy: 'link',
          changedAt: now.toISOString(),
        },
      },
    },
  };
}
