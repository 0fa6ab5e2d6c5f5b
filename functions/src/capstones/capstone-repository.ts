import {
  failedConditions,
  isItemTooLarge,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { capstoneKey, capstonePaperKey, waitingPapersPartition } from '#table/keys.ts';
import { parseReadable, parseStored } from '#table/stored-item.ts';
import { batchGetItems, getItem, queryIndex, writeTransaction, type Table } from '#table/table.ts';
import {
  capstoneItem,
  capstonePaperItem,
  type CapstonePaper,
  type CapstoneRecord,
} from './capstone-records.ts';
import { changeWrites, type CapstoneChange } from './capstone-writes.ts';

export interface CapstoneRepository {
  find(userId: string, courseId: number): Promise<CapstoneRecord | undefined>;
  findPaper(courseId: number, paperName: string): Promise<CapstonePaper | undefined>;
  findPapers(courseId: number, paperNames: readonly string[]): Promise<CapstonePaper[]>;
  /** Lists the papers of a course that wait for raters, the longest waiting first. May miss the last second. */
  listWaiting(courseId: number): Promise<CapstonePaper[]>;
  /** @returns `conflict` when something changed since it was read: read again and retry */
  store(change: CapstoneChange): Promise<'stored' | 'conflict' | 'too_large'>;
}

export function capstoneRepository(table: Table): CapstoneRepository {
  return {
    async find(userId, courseId) {
      const item = await getItem(table, capstoneKey(userId, courseId));
      return item && parseStored(capstoneItem, item);
    },
    async findPaper(courseId, paperName) {
      const item = await getItem(table, capstonePaperKey(courseId, paperName));
      return item && parseStored(capstonePaperItem, item);
    },
    async findPapers(courseId, paperNames) {
      if (paperNames.length === 0) return [];
      const keys = [...new Set(paperNames)].map((name) => capstonePaperKey(courseId, name));
      const items = await batchGetItems(table, keys);
      return items.flatMap((item) => parseReadable(capstonePaperItem, item) ?? []);
    },
    async listWaiting(courseId) {
      const items = await queryIndex(table, waitingPapersPartition(courseId));
      return items.flatMap((item) => parseReadable(capstonePaperItem, item) ?? []);
    },
    async store(change) {
      try {
        await writeTransaction(table, changeWrites(change));
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        if (isItemTooLarge(error)) return 'too_large';
        throw error;
      }
    },
  };
}
