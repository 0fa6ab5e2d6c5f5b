import { reviewCardCountKey, reviewCardCountPartition } from '#table/keys.ts';
import { queryPartition, type Table, type TransactionPart } from '#table/table.ts';
import * as z from 'zod';
import {
  countersOf,
  type RecallCounts,
  recallCountFields,
  type RecallOutcome,
} from './recall-counts.ts';

/** Answers to one card at the same moment rarely meet in one item. */
const SHARDS = 4;

/** How all learners did with one card. */
export interface ReviewCardCounts extends RecallCounts {
  cardId: string;
  /** How often it was paused because a learner kept missing it. */
  pauses: number;
}

const StoredCounts = z.object({
  ...recallCountFields,
  cardId: z.string(),
  pauses: z.int().default(0),
});

/** Returns the counts of a course's cards that were reviewed, for its authors. One Query. */
export async function readReviewCardCounts(
  table: Table,
  courseId: number,
): Promise<ReviewCardCounts[]> {
  const counts = new Map<string, ReviewCardCounts>();
  for (const item of await queryPartition(table, reviewCardCountPartition(courseId))) {
    const shard = StoredCounts.parse(item);
    const known = counts.get(shard.cardId);
    counts.set(shard.cardId, known ? sumOf(known, shard) : shard);
  }
  return [...counts.values()];
}

function sumOf(one: ReviewCardCounts, other: ReviewCardCounts): ReviewCardCounts {
  const names = Object.keys(recallCountFields) as (keyof RecallCounts)[];
  const sums = Object.fromEntries(names.map((name) => [name, one[name] + other[name]]));
  return { ...one, ...sums, pauses: one.pauses + other.pauses };
}

/**
 * Returns the change that counts one review of a card. It belongs into the transaction of the learner's answer, so that no repeat counts
 * twice. The item holds nothing about the learner. Source: rules/learning.md L42, L43
 */
export function reviewCardCounting(
  courseId: number,
  cardId: string,
  { outcome, isPaused }: { outcome: RecallOutcome | undefined; isPaused: boolean },
): TransactionPart[] {
  const counters = [...(outcome ? countersOf(outcome) : []), ...(isPaused ? ['pauses'] : [])];
  if (counters.length === 0) return [];
  return [
    {
      update: reviewCardCountKey(courseId, cardId, Math.floor(Math.random() * SHARDS)),
      with: {
        UpdateExpression: [
          'SET entity = :entity, schemaVersion = :schemaVersion, cardId = :card',
          `ADD ${counters.map((name) => `${name} :one`).join(', ')}`,
        ].join(' '),
        ExpressionAttributeValues: {
          ':entity': 'reviewCardCounts',
          ':schemaVersion': 1,
          ':card': cardId,
          ':one': 1,
        },
      },
    },
  ];
}
