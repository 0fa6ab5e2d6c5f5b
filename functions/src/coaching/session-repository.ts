import { domainEventWrite } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { ownRequestKeys } from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { parseStored } from '#table/stored-item.ts';
import { getItem, writeTransaction, type Table } from '#table/table.ts';
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
