import { isConditionFailure } from '#table/condition-errors.ts';
import { learnerKeys, type Key } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { deleteItem, putItem, type Item, type Table } from '#table/table.ts';
import { courseMarkItem } from '../learner-records.ts';

export type CourseMark = 'bookmark' | 'wish';

export interface CourseMarkRepository {
  /**
   * Sets or removes the mark. Safe to repeat.
   *
   * @param moduleId the module that is open
   */
  set(
    userId: string,
    mark: CourseMark,
    courseId: number,
    marked: boolean,
    now: Date,
    moduleId?: string,
  ): Promise<void>;
  /** Sets the bookmark if there is none, otherwise removes it. @returns `conflict` when another call changed it meanwhile */
  toggleBookmark(
    userId: string,
    courseId: number,
    now: Date,
    moduleId?: string,
  ): Promise<'set' | 'removed' | 'conflict'>;
}

const isAbsent = { ConditionExpression: 'attribute_not_exists(PK)' };
const isPresent = { ConditionExpression: 'attribute_exists(PK)' };

export function courseMarkRepository(table: Table): CourseMarkRepository {
  const keyOf = (userId: string, mark: CourseMark, courseId: number) =>
    learnerKeys[mark](userId, courseId);
  return {
    async set(userId, mark, courseId, marked, now, moduleId) {
      const key = keyOf(userId, mark, courseId);
      if (!marked) return deleteItem(table, key);
      return putItem(table, markItem(key, mark, courseId, now, moduleId));
    },
    async toggleBookmark(userId, courseId, now, moduleId) {
      const key = keyOf(userId, 'bookmark', courseId);
      const item = markItem(key, 'bookmark', courseId, now, moduleId);
      if (await isDone(() => putItem(table, item, isAbsent))) return 'set';
      return (await isDone(() => deleteItem(table, key, isPresent))) ? 'removed' : 'conflict';
    },
  };
}

function markItem(
  key: Key,
  mark: CourseMark,
  courseId: number,
  now: Date,
  moduleId: string | undefined,
): Item {
  const createdAt = now.toISOString();
  const record = { entity: mark, courseId, moduleId: moduleId ?? null, createdAt };
  return toStored(courseMarkItem, key, record);
}

/** Returns whether a conditional write was done; false when its condition refused it. */
async function isDone(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
