/** Builds updates for transactions. Each sets only its own attributes, so that writers of one item do not overwrite each other. */
import { quarterHourOf } from '@learning/shared/domain/time/learning-time';
import { learnerKeys } from '#table/keys.ts';
import type { Condition, Item, TransactionPart } from '#table/table.ts';
import { progressItem } from '../learner-records.ts';

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

/** Adds minutes to the quarter hour of `now`. Returns no update for zero minutes. */
export function learningTimeUpdate(userId: string, minutes: number, now: Date): TransactionPart[] {
  if (minutes <= 0) return [];
  const { month, quarter } = quarterHourOf(now);
  return [
    {
      update: learnerKeys.learningTime(userId, month),
      with: {
        UpdateExpression: 'SET #entity = :entity, #month = :month ADD #quarter :minutes',
        ExpressionAttributeNames: { '#entity': 'entity', '#month': 'month', '#quarter': quarter },
        ExpressionAttributeValues: {
          ':entity': 'learningTime',
          ':month': month,
          ':minutes': minutes,
        },
      },
    },
  ];
}
