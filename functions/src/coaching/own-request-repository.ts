import { RequestRecord } from '#requests/request-records.ts';
import { domainEventWrite } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import { failedConditions } from '#table/condition-errors.ts';
import { ownRequestKeys, ownRequestsPartition } from '#table/keys.ts';
import { parseReadable } from '#table/stored-item.ts';
import { getItem, queryPartition, writeTransaction, type Table } from '#table/table.ts';
import { sessionItem, type SessionRecord } from './coaching-records.ts';

export interface OwnRequestRepository {
  /** Lists a learner's sessions and requests, newest first. One Query. */
  list(userId: string): Promise<{ sessions: SessionRecord[]; requests: RequestRecord[] }>;
  find(userId: string, requestId: string): Promise<RequestRecord | undefined>;
  /** Marks a request answered once, with its event, in one transaction. */
  markAnswered(request: RequestRecord, event: DomainEvent, now: Date): Promise<void>;
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

    async markAnswered({ userId, requestId }, event, now) {
      const update = {
        update: ownRequestKeys.request(userId!, requestId),
        with: {
          UpdateExpression: 'SET #state = :answered, answeredAt = :now',
          ConditionExpression: '#state = :sent',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: {
            ':answered': 'answered',
            ':sent': 'sent',
            ':now': now.toISOString(),
          },
        },
      };
      try {
        await writeTransaction(table, [update, domainEventWrite(event)]);
      } catch (error) {
        // Another click was faster.
        if (!failedConditions(error)) throw error;
      }
    },
  };
}
