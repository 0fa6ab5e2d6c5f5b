import { learnerKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { deleteItem, getItem, putItem, type Table } from '#table/table.ts';
import { courseMarkItem } from '../learner-records.ts';

export type CourseMark = 'bookmark' | 'wish';

export interface CourseMarkRepository {
  has(userId: string, mark: CourseMark, courseId: number): Promise<boolean>;
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
}

export function courseMarkRepository(table: Table): CourseMarkRepository {
  return {
    async has(userId, mark, courseId) {
      return (await getItem(table, learnerKeys[mark](userId, courseId))) !== undefined;
    },
    async set(userId, mark, courseId, marked, now, moduleId) {
      const key = learnerKeys[mark](userId, courseId);
      if (!marked) return deleteItem(table, key);
      const createdAt = now.toISOString();
      const record = { entity: mark, courseId, moduleId: moduleId ?? null, createdAt };
      return putItem(table, toStored(courseMarkItem, key, record));
    },
  };
}
