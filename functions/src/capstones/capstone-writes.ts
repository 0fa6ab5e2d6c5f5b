import { domainEventWrite } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import {
  capstoneKey,
  capstonePaperKey,
  donePaperReviewsPartition,
  learnerKeys,
  paperReviewsPartition,
  waitingPapersPartition,
} from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import type { Condition, TransactionPart } from '#table/table.ts';
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
}

export interface PaperChange {
  before: CapstonePaper | undefined;
  after: CapstonePaper;
}

/** Returns the writes of a change, for one transaction. */
export function changeWrites({
  capstone,
  paper,
  result,
  events = [],
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
