/** Builds updates for transactions. Each sets only its own attributes, so that writers of one item do not overwrite each other. */
import type { TimeEntry } from '@learning/shared/domain/time/learning-time';
import { learnerKeys } from '#table/keys.ts';
import type { Condition, Item, TransactionPart } from '#table/table.ts';
import { progressItem } from '../learner-records.ts';
import type { MonthVersions } from '../learner-state.ts';

interface ProgressUpdate {
  courseId: number;
  moduleId: string;
  /** Attributes to store. */
  set: Item;
  /** Minutes to add to the time spent. @default 0 */
  minutes?: number;
  condition?: Condition;
}

/** Creates or changes a module's progress item. Completing, reading and measuring time all write it. */
export function progressUpdate(
  userId: string,
  { courseId, moduleId, set, minutes = 0, condition = {} }: ProgressUpdate,
): TransactionPart {
  const identity = {
    entity: 'moduleProgress',
    courseId,
    moduleId,
    schemaVersion: progressItem.version,
  };
  const values = Object.entries({ ...identity, ...set });
  const assignments = values.map(([name]) => `#${name} = :${name}`).join(', ');
  return {
    update: learnerKeys.progress(userId, courseId, moduleId),
    with: {
      ...condition,
      UpdateExpression: `SET ${assignments}${minutes > 0 ? ' ADD timeSpentMinutes :minutes' : ''}`,
      ExpressionAttributeNames: {
        ...condition.ExpressionAttributeNames,
        ...Object.fromEntries(values.map(([name]) => [`#${name}`, name])),
      },
      ExpressionAttributeValues: {
        ...condition.ExpressionAttributeValues,
        ...Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
        ...(minutes > 0 ? { ':minutes': minutes } : {}),
      },
    },
  };
}

/** Minutes to add to a learner's quarter hours. */
export interface BookedTime {
  entries: readonly TimeEntry[];
  /** Versions of the learner's months as they were read. */
  monthVersions: MonthVersions;
}

/**
 * Adds minutes to quarter hours, one update per month. Each is refused when the month has changed since it was read, because
 * another report may have covered the same time.
 */
export function learningTimeUpdates(
  userId: string,
  { entries, monthVersions }: BookedTime,
): TransactionPart[] {
  const byMonth = Map.groupBy(entries, (entry) => entry.month);
  return [...byMonth].map(([month, ofMonth]) => {
    const version = monthVersions[month] ?? 0;
    const unchanged = unchangedSince(version);
    const names = ofMonth.map((_, index) => `#q${index}`);
    return {
      update: learnerKeys.learningTime(userId, month),
      with: {
        ...unchanged,
        UpdateExpression: [
          'SET #entity = :entity, #month = :month, #version = :next',
          `ADD ${names.map((name, index) => `${name} :m${index}`).join(', ')}`,
        ].join(' '),
        ExpressionAttributeNames: {
          '#entity': 'entity',
          '#month': 'month',
          '#version': 'version',
          ...Object.fromEntries(ofMonth.map(({ quarter }, index) => [`#q${index}`, quarter])),
        },
        ExpressionAttributeValues: {
          ...unchanged.ExpressionAttributeValues,
          ':entity': 'learningTime',
          ':month': month,
          ':next': version + 1,
          ...Object.fromEntries(ofMonth.map(({ minutes }, index) => [`:m${index}`, minutes])),
        },
      },
    };
  });
}

/** Returns the condition that an item still has the version with which it was read; 0 when it had none. */
export function unchangedSince(version: number): Condition {
  if (version === 0) return { ConditionExpression: 'attribute_not_exists(#version)' };
  return {
    ConditionExpression: '#version = :before',
    ExpressionAttributeValues: { ':before': version },
  };
}
