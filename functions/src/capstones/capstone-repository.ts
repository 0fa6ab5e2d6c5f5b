import { domainEventWrite } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import {
  failedConditions,
  isItemTooLarge,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import {
  capstoneKey,
  capstonePaperKey,
  donePaperReviewsPartition,
  learnerKeys,
  paperReviewsPartition,
  waitingPapersPartition,
} from '#table/keys.ts';
import { parseReadable, parseStored, toStored } from '#table/stored-item.ts';
import {
  batchGetItems,
  getItem,
  queryIndex,
  writeTransaction,
  type Condition,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import {
  capstoneItem,
  capstonePaperItem,
  capstoneResultItem,
  type CapstonePaper,
  type CapstoneRecord,
  type CapstoneResultRecord,
} from './capstone-records.ts';

/** Changes that are stored together. Versions are checked: what changed since it was read refuses the write. */
export interface CapstoneChange {
  capstone?: { userId: string; before: CapstoneRecord | undefined; after: CapstoneRecord };
  paper?: PaperChange;
  result?: { userId: string; record: CapstoneResultRecord };
  events?: readonly DomainEvent[];
  /** Further writes of the same transaction. */
  alongside?: readonly TransactionPart[];
}

export interface PaperChange {
  before: CapstonePaper | undefined;
  after: CapstonePaper;
}

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

function changeWrites({
  capstone,
  paper,
  result,
  events = [],
  alongside = [],
}: CapstoneChange): TransactionPart[] {
  return [
    ...(capstone
      ? [
          {
            put: toStored(
              capstoneItem,
              capstoneKey(capstone.userId, capstone.after.courseId),
              capstone.after,
            ),
            condition: unchanged(capstone.before),
          },
        ]
      : []),
    ...(paper ? [paperWrite(paper)] : []),
    ...(result
      ? [
          {
            put: toStored(
              capstoneResultItem,
              learnerKeys.capstoneResult(result.userId, result.record.courseId),
              result.record,
            ),
          },
        ]
      : []),
    ...events.map(domainEventWrite),
    ...alongside,
  ];
}

/** Returns the write of a paper, with its place in the lists of those who rate. */
export function paperWrite({ before, after }: PaperChange): TransactionPart {
  const list = listOf(after);
  const { courseId, paperName, handedInAt } = after;
  return {
    put: {
      ...toStored(capstonePaperItem, capstonePaperKey(courseId, paperName), after),
      ...(list === null
        ? {}
        : { GSI1PK: list, GSI1SK: `${after.review?.since ?? handedInAt}#${paperName}` }),
    },
    condition: unchanged(before),
  };
}

function listOf({ courseId, review, state, handling }: CapstonePaper): string | null {
  if (review) return handling.state === 'done' ? donePaperReviewsPartition : paperReviewsPartition;
  return state === 'waiting' ? waitingPapersPartition(courseId) : null;
}

function unchanged(before: { version: number } | undefined): Condition {
  if (!before) return { ConditionExpression: 'attribute_not_exists(PK)' };
  return {
    ConditionExpression: '#version = :before',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':before': before.version },
  };
}
