import { isConditionFailure } from '#table/condition-errors.ts';
import { noteKey, notePrefix, notesPartition } from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import { getItem, putItem, queryPartition, type Table } from '#table/table.ts';
import { noteItem, type NoteRecord } from '../learner-records.ts';

export interface NoteRepository {
  /** Returns the notes of one course, or of all of them. One Query. */
  list(userId: string, courseId?: number): Promise<NoteRecord[]>;
  read(userId: string, courseId: number, moduleId: string): Promise<NoteRecord | undefined>;
  /**
   * Stores a note if `basedOn` is still the stored version (0 if there is no note yet).
   *
   * @returns false when another version is stored; nothing is written.
   */
  save(userId: string, note: NoteRecord, basedOn: number): Promise<boolean>;
}

export function noteRepository(table: Table): NoteRepository {
  return {
    async list(userId, courseId) {
      const items = await queryPartition(table, notesPartition(userId), notePrefix(courseId));
      return items.map((item) => parseStored(noteItem, item));
    },
    async read(userId, courseId, moduleId) {
      const item = await getItem(table, noteKey(userId, courseId, moduleId));
      return item && parseStored(noteItem, item);
    },
    async save(userId, note, basedOn) {
      const condition =
        basedOn === 0
          ? { ConditionExpression: 'attribute_not_exists(PK)' }
          : {
              ConditionExpression: '#version = :basedOn',
              ExpressionAttributeNames: { '#version': 'version' },
              ExpressionAttributeValues: { ':basedOn': basedOn },
            };
      const item = toStored(noteItem, noteKey(userId, note.courseId, note.moduleId), note);
      try {
        await putItem(table, item, condition);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
