import { startOfQuarter } from '@learning/shared/domain/time/learning-time';
import type { Sitting } from '@learning/shared/domain/time/sittings';
import type { DomainEvent } from '#events/domain-events.ts';
import { domainEventWrite } from '#events/event-writes.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { writeTransaction, type Table } from '#table/table.ts';
import {
  learningTimeUpdates,
  progressUpdate,
  unchangedSince,
  type BookedTime,
} from '../progress/progress-updates.ts';
import { minutesOf } from '@learning/shared/domain/time/book-minutes';

/** Adds measured time to one module. */
export interface TimeChange {
  courseId: number;
  moduleId: string;
  /** Version of the progress item as it was read, 0 without one. The write is refused when it has changed since. */
  version: number;
  sittings: Sitting[];
  /** The minutes that count. */
  booked: BookedTime;
  /** What happens with them. */
  events?: readonly DomainEvent[];
}

export interface LearningTimeRepository {
  /**
   * Adds measured time to the module and to the learner's quarter hours, with what happens then, in one transaction.
   *
   * @returns `conflict` when other time was stored since the learner was read: read again and retry.
   */
  add(userId: string, change: TimeChange): Promise<'stored' | 'conflict'>;
}

/** Returns when the last of the minutes were; nothing without minutes. */
function lastActive({ entries }: BookedTime): { lastActiveAt?: string } {
  const [latest] = entries
    .map((entry) => startOfQuarter(entry).toISOString())
    .toSorted()
    .toReversed();
  return latest === undefined ? {} : { lastActiveAt: latest };
}

export function learningTimeRepository(table: Table): LearningTimeRepository {
  return {
    async add(userId, { courseId, moduleId, version, sittings, booked, events = [] }) {
      const update = progressUpdate(userId, {
        courseId,
        moduleId,
        set: { sittings, version: version + 1, ...lastActive(booked) },
        minutes: minutesOf(booked.entries),
        condition: unchangedSince(version),
      });
      try {
        await writeTransaction(table, [
          update,
          ...learningTimeUpdates(userId, booked),
          ...events.map(domainEventWrite),
        ]);
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },
  };
}
