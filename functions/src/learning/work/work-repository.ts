import { isConditionFailure } from '#table/condition-errors.ts';
import { notesPartition, workKey, workPrefix } from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import { getItem, putItem, queryPartition, type Table, updateItem } from '#table/table.ts';
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
   * Stores a text if `basedOn` is still the stored version (0 if there is none yet). A rating stays as it is.
   *
   * @returns false when another version is stored; nothing is written.
   */
  save(userId: string, work: WorkRecord, basedOn: number): Promise<boolean>;
  /**
   * Stores the rating of a text of this version.
   *
   * @returns false when another version is stored; nothing is written.
   */
  rate(userId: string, work: WorkRecord, rating: Rating): Promise<boolean>;
}

type Rating = NonNullable<WorkRecord['rating']>;

const keyOf = (userId: string, { courseId, moduleId, promptId }: WorkRecord) =>
  workKey(userId, courseId, moduleId, promptId);

/** Returns false if the condition of a write does not hold. */
async function succeeds(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
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
    save(userId, work, basedOn) {
      const { prompt, text, version, updatedAt } = work;
      if (basedOn === 0) {
        const condition = { ConditionExpression: 'attribute_not_exists(PK)' };
        return succeeds(putItem(table, toStored(workItem, keyOf(userId, work), work), condition));
      }
      return succeeds(
        updateItem(table, keyOf(userId, work), {
          UpdateExpression:
            'SET #prompt = :prompt, #text = :text, #version = :version, #updatedAt = :updatedAt',
          ConditionExpression: '#version = :basedOn',
          ExpressionAttributeNames: {
            '#prompt': 'prompt',
            '#text': 'text',
            '#version': 'version',
            '#updatedAt': 'updatedAt',
          },
          ExpressionAttributeValues: {
            ':prompt': prompt,
            ':text': text,
            ':version': version,
            ':updatedAt': updatedAt,
            ':basedOn': basedOn,
          },
        }),
      );
    },
    rate(userId, work, rating) {
      return succeeds(
        updateItem(table, keyOf(userId, work), {
          UpdateExpression: 'SET #rating = :rating',
          ConditionExpression: '#version = :version',
          ExpressionAttributeNames: { '#rating': 'rating', '#version': 'version' },
          ExpressionAttributeValues: { ':rating': rating, ':version': work.version },
        }),
      );
    },
  };
}
