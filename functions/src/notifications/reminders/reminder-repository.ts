import type { DomainEvent } from '#events/domain-events.ts';
import { domainEventWrite } from '#events/event-writes.ts';
import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { notificationKeys, remindersPartition } from '#table/keys.ts';
import { parseReadable, toStored } from '#table/stored-item.ts';
import {
  putItem,
  queryIndex,
  writeTransaction,
  type Item,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { reminderItem, type ReminderRecord } from '../notification-records.ts';
import type { PlannedReminder } from './planned-reminders.ts';

/** What follows from a reminder that is due. */
export interface ReminderOutcome {
  /** The event that reminds; absent when there is nothing to say now. */
  event?: DomainEvent;
  /** What changes with it, in the same transaction. */
  writes?: readonly TransactionPart[];
  /** When to check again; null when there is nothing left to remind of. */
  nextAt: Date | null;
}

export interface ReminderRepository {
  /** Stores a reminder unless there is one of that name. */
  planOnce(userId: string, reminder: PlannedReminder): Promise<void>;
  /** Lists the reminders that are due, longest first. */
  listDue(now: Date): Promise<ReminderRecord[]>;
  /** Stores what follows from a reminder, with its event, in one transaction. Does nothing if another run was faster. */
  settle(reminder: ReminderRecord, outcome: ReminderOutcome): Promise<void>;
}

export function reminderRepository(table: Table): ReminderRepository {
  return {
    async planOnce(userId, { name, dueAt }) {
      try {
        await putItem(table, itemOf(userId, name, dueAt), {
          ConditionExpression: 'attribute_not_exists(PK)',
        });
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    async listDue(now) {
      const until = now.toISOString();
      const items = await queryIndex(table, remindersPartition, `${until}~`);
      // Checked again here: a reminder that comes too early cannot be taken back.
      return items
        .flatMap((item) => parseReadable(reminderItem, item) ?? [])
        .filter(({ dueAt }) => dueAt <= until);
    },

    async settle({ userId, name, dueAt }, { event, writes = [], nextAt }) {
      const condition = {
        ConditionExpression: 'dueAt = :dueAt',
        ExpressionAttributeValues: { ':dueAt': dueAt },
      };
      const next: TransactionPart =
        nextAt === null
          ? { remove: notificationKeys.reminder(userId, name), condition }
          : { put: itemOf(userId, name, nextAt), condition };
      try {
        await writeTransaction(table, [
          next,
          ...writes,
          ...(event ? [domainEventWrite(event)] : []),
        ]);
      } catch (error) {
        if (!failedConditions(error) && !isTransactionConflict(error)) throw error;
      }
    },
  };
}

function itemOf(userId: string, name: string, dueAt: Date): Item {
  const at = dueAt.toISOString();
  const record = { entity: 'reminder' as const, userId, name, dueAt: at };
  return {
    ...toStored(reminderItem, notificationKeys.reminder(userId, name), record),
    GSI1PK: remindersPartition,
    GSI1SK: `${at}#${userId}#${name}`,
  };
}
