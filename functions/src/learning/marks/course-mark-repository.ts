import { learnerKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { deleteItem, putItem, type Table } from '#table/table.ts';
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
}

export function courseMarkRepository(table: Table): CourseMarkRepository {
  return {
    async set(userId, mark, courseId, marked, now, moduleId) {
      const key = learnerKeys[mark](userId, courseId);
      if (!marked) return deleteItem(table, key);
      const createdAt = now.toISOString();
      const record = { entity: mark, courseId, moduleId: moduleId ?? null, createdAt };
      return putItem(table, toStored(courseMarkItem, key, record));
    },
  };
}
