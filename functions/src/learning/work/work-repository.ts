import { isConditionFailure } from '#table/condition-errors.ts';
import { notesPartition, workKey, workPrefix } from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import { getItem, putItem, queryPartition, type Table } from '#table/table.ts';
import { workItem, type WorkRecord } from '../learner-records.ts';

/** Stores what learners write in answer to the tasks of modules. */
export interface WorkRepository {
  /** Returns what the learner wrote in one course, or in all of them. One Query. */
  list(userId: string, courseId?: number): Promise<WorkRecord[]>;
  read(
    userId: string,
    courseId: number,
    moduleId: string,
    promptId: string,
  ): Promise<WorkRecord | undefined>;
  /**
   * Stores a text if `basedOn` is still the stored version (0 if there is none yet).
   *
   * @returns false when another version is stored; nothing is written.
   */
  save(userId: string, work: WorkRecord, basedOn: number): Promise<boolean>;
}

export function workRepository(table: Table): WorkRepository {
  return {
    async list(userId, courseId) {
      const items = await queryPartition(table, notesPartition(userId), workPrefix(courseId));
      return items.map((item) => parseStored(workItem, item));
    },
    async read(userId, courseId, moduleId, promptId) {
      const item = await getItem(table, workKey(userId, courseId, moduleId, promptId));
      return item && parseStored(workItem, item);
    },
    async save(userId, work, basedOn) {
      const condition =
        basedOn === 0
          ? { ConditionExpression: 'attribute_not_exists(PK)' }
          : {
              ConditionExpression: '#version = :basedOn',
              ExpressionAttributeNames: { '#version': 'version' },
              ExpressionAttributeValues: { ':basedOn': basedOn },
            };
      const key = workKey(userId, work.courseId, work.moduleId, work.promptId);
      try {
        await putItem(table, toStored(workItem, key, work), condition);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
