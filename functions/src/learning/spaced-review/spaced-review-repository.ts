import {
  isTransactionConflict,
  failedConditions,
  isConditionFailure,
} from '#table/condition-errors.ts';
import { spacedReviewKey, spacedReviewPartition } from '#table/keys.ts';
import { parseStored } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  updateItem,
  writeTransaction,
  type Table,
  type Update,
} from '#table/table.ts';
import { learningTimeUpdates, type BookedTime } from '../progress/progress-updates.ts';
import { PACKED_REVIEW_COUNT } from './packed-card.ts';
import { spacedReviewItem, type SpacedReviewRecord } from './spaced-review-record.ts';
import { countersOf, type RecallOutcome } from './recall-counts.ts';
import { reviewCardCounting } from './review-card-count-repository.ts';
import type { ReviewedCard } from './reviewed-card.ts';

/** One card's review, based on the record as it was read. */
export interface CardReview {
  courseId: number;
  cardId: string;
  /** undefined when the learner has answered no card of the course. */
  before: SpacedReviewRecord | undefined;
  card: ReviewedCard;
  day: string;
  /** Seconds of that day, with this answer. */
  seconds: number;
  /** Minutes that the answer adds to the learner's quarter hours. */
  booked: BookedTime;
  /** What the answer adds to the counters; undefined for a card that was being learned. */
  outcome: RecallOutcome | undefined;
  /** Whether it counts among the answers of all learners, too. */
  isCounted: boolean;
}

export interface SpacedReviewRepository {
  /** Returns what the learner remembers, one record per course. One Query. */
  list(userId: string): Promise<SpacedReviewRecord[]>;
  find(userId: string, courseId: number): Promise<SpacedReviewRecord | undefined>;
  /** @returns `conflict` when the card or the day's seconds changed since they were read: read again and retry. */
  store(userId: string, review: CardReview): Promise<'stored' | 'conflict'>;
}

export function spacedReviewRepository(table: Table): SpacedReviewRepository {
  return {
    async list(userId) {
      const items = await queryPartition(table, spacedReviewPartition(userId));
      return items.map((item) => parseStored(spacedReviewItem, item));
    },
    async find(userId, courseId) {
      const item = await getItem(table, spacedReviewKey(userId, courseId));
      return item && parseStored(spacedReviewItem, item);
    },
    async store(userId, review) {
      const key = spacedReviewKey(userId, review.courseId);
      const update = review.before ? changedRecord(review, review.before) : newRecord(review);
      const { courseId, cardId, card, outcome, isCounted } = review;
      const isPaused = card.pausedUntil !== undefined;
      const alongside = [
        ...learningTimeUpdates(userId, review.booked),
        ...(isCounted ? reviewCardCounting(courseId, cardId, { outcome, isPaused }) : []),
      ];
      try {
        await (alongside.length === 0
          ? updateItem(table, key, update)
          : writeTransaction(table, [{ update: key, with: update }, ...alongside]));
        return 'stored';
      } catch (error) {
        const isLost =
          isConditionFailure(error) || failedConditions(error) || isTransactionConflict(error);
        if (isLost) return 'conflict';
        throw error;
      }
    },
  };
}

function newRecord({ courseId, cardId, card, day, seconds }: CardReview): Update {
  return {
    ConditionExpression: 'attribute_not_exists(PK)',
    UpdateExpression:
      'SET #entity = :entity, courseId = :course, cards = :cards, #day = :day, #seconds = :seconds, schemaVersion = :version',
    ExpressionAttributeNames: { '#entity': 'entity', '#day': 'day', '#seconds': 'seconds' },
    ExpressionAttributeValues: {
      ':entity': 'recall',
      ':course': courseId,
      ':cards': { [cardId]: card },
      ':day': day,
      ':seconds': seconds,
      ':version': spacedReviewItem.version,
    },
  };
}

/**
 * Sets one card, so that answers to different cards from two devices are both stored. The count of its reviews tells whether it
 * changed, in either form in which it may be stored.
 */
function changedRecord(
  { cardId, card, day, seconds, outcome }: CardReview,
  before: SpacedReviewRecord,
): Update {
  const known = before.cards[cardId];
  const isSameCard = known
    ? `(cards.#card.reviewCount = :reviews OR cards.#card[${PACKED_REVIEW_COUNT}] = :reviews)`
    : 'attribute_not_exists(cards.#card)';
  return {
    ConditionExpression: `${isSameCard} AND #day = :dayBefore AND #seconds = :secondsBefore`,
    UpdateExpression: [
      'SET cards.#card = :card, #day = :day, #seconds = :seconds, schemaVersion = :version',
      ...(outcome
        ? [
            `ADD ${countersOf(outcome)
              .map((name) => `${name} :one`)
              .join(', ')}`,
          ]
        : []),
    ].join(' '),
    ExpressionAttributeNames: { '#card': cardId, '#day': 'day', '#seconds': 'seconds' },
    ExpressionAttributeValues: {
      ':card': card,
      ':day': day,
      ':seconds': seconds,
      ':dayBefore': before.day,
      ':secondsBefore': before.seconds,
      ':version': spacedReviewItem.version,
      ...(known ? { ':reviews': known.reviewCount } : {}),
      ...(outcome ? { ':one': 1 } : {}),
    },
  };
}
