import { domainEventWrite } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { ownRequestKeys, ownRequestsPartition, sessionPrefix } from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { parseReadable, parseStored } from '#table/stored-item.ts';
import { getItem, queryPartition, updateItem, writeTransaction, type Table } from '#table/table.ts';
import type { SessionChange } from './change-session.ts';
import { sessionItem, type SessionRecord } from './coaching-records.ts';
import { countingWrite, sessionChangeWrites, sessionItemOf } from './session-writes.ts';

export type BookingOutcome = 'stored' | 'known' | 'used-up';

export interface SessionRepository {
  find(userId: string, sessionId: string): Promise<SessionRecord | undefined>;
  /**
   * Stores a session once, counts it in its month and writes its event, in one transaction.
   *
   * @param max how many sessions the month has; undefined for any number
   */
  createOnce(
    session: SessionRecord,
    max: number | undefined,
    event: DomainEvent,
  ): Promise<BookingOutcome>;
  /** Puts the sessions of a learner into the operators' list that an earlier release stored outside of it. Safe to repeat. */
  listEarlier(userId: string): Promise<void>;
  /** Stores a change, what it gives back and its event, in one transaction. @returns false when the session was changed meanwhile */
  change(change: SessionChange): Promise<boolean>;
}

export function sessionRepository(table: Table): SessionRepository {
  return {
    async find(userId, sessionId) {
      const item = await getItem(table, ownRequestKeys.session(userId, sessionId));
      return item && parseStored(sessionItem, item);
    },

    async createOnce(session, max, event) {
      const parts = [
        {
          put: sessionItemOf(session),
          condition: { ConditionExpression: 'attribute_not_exists(PK)' },
        },
        countingWrite(session, max),
        domainEventWrite(event),
      ];
      return retryOnConflict<BookingOutcome>(async () => {
        try {
          await writeTransaction(table, parts);
          return 'stored';
        } catch (error) {
          const refused = failedConditions(error);
          if (refused) return refused.includes(0) ? 'known' : 'used-up';
          if (isTransactionConflict(error)) return CONFLICT;
          throw error;
        }
      });
    },

    async listEarlier(userId) {
      const items = await queryPartition(table, ownRequestsPartition(userId), sessionPrefix);
      for (const item of items.filter(({ GSI1PK }) => GSI1PK === undefined)) {
        const session = parseReadable(sessionItem, item);
        if (!session) continue;
        const { GSI1PK, GSI1SK } = sessionItemOf(session);
        await updateItem(table, ownRequestKeys.session(userId, session.sessionId), {
          UpdateExpression: 'SET GSI1PK = :list, GSI1SK = :place',
          ConditionExpression: 'stage = :stage AND attribute_not_exists(GSI1PK)',
          ExpressionAttributeValues: { ':list': GSI1PK, ':place': GSI1SK, ':stage': session.stage },
        }).catch((error: unknown) => {
          // Its learner changed it meanwhile, which put it into the list.
          if (!isConditionFailure(error)) throw error;
        });
      }
    },

    async change(change) {
      return retryOnConflict(async () => {
        try {
          await writeTransaction(table, [
            ...sessionChangeWrites(change),
            domainEventWrite(change.event),
          ]);
          return true;
        } catch (error) {
          if (failedConditions(error)) return false;
          if (isTransactionConflict(error)) return CONFLICT;
          throw error;
        }
      });
    },
  };
}
