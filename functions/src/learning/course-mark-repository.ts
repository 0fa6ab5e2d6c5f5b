import { learnerKeys } from '../table/keys.ts';
import { deleteItem, getItem, putItem, type Table } from '../table/table.ts';
import { LEARNER_SCHEMA_VERSION } from './learner-records.ts';

export type CourseMark = 'bookmark' | 'wish';

export interface CourseMarkRepository {
  has(userId: string, mark: CourseMark, courseId: number): Promise<boolean>;
  /** Sets or removes the mark. Safe to repeat. */
  set(
    userId: string,
    mark: CourseMark,
    courseId: number,
    marked: boolean,
    now: Date,
  ): Promise<void>;
}

export function courseMarkRepository(table: Table): CourseMarkRepository {
  return {
    async has(userId, mark, courseId) {
      return (await getItem(table, learnerKeys[mark](userId, courseId))) !== undefined;
    },
    async set(userId, mark, courseId, marked, now) {
      const key = learnerKeys[mark](userId, courseId);
      if (!marked) return deleteItem(table, key);
      return putItem(table, {
        ...key,
        entity: mark,
        courseId,
        createdAt: now.toISOString(),
        schemaVersion: LEARNER_SCHEMA_VERSION,
      });
    },
  };
}
