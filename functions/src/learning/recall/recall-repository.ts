import {
  isTransactionConflict,
  failedConditions,
  isConditionFailure,
} from '#table/condition-errors.ts';
import { recallKey, recallPartition } from '#table/keys.ts';
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
import { recallItem, type RecallRecord } from './recall-record.ts';
import type { ReviewedCard } from './reviewed-card.ts';

/** One card's review, based on the record as it was read. */
export interface RecallReview {
  courseId: number;
  cardId: string;
  /** undefined when the learner has answered no card of the course. */
  before: RecallRecord | undefined;
  card: ReviewedCard;
  day: string;
  /** Seconds of that day, with this answer. */
  seconds: number;
  /** Minutes that the answer adds to the learner's quarter hours. */
  booked: BookedTime;
}

export interface RecallRepository {
  /** Returns what the learner remembers, one record per course. One Query. */
  list(userId: string): Promise<RecallRecord[]>;
  find(userId: string, courseId: number): Promise<RecallRecord | undefined>;
  /** @returns `conflict` when the card or the day's seconds changed since they were read: read again and retry. */
  store(userId: string, review: RecallReview): Promise<'stored' | 'conflict'>;
}

export function recallRepository(table: Table): RecallRepository {
  return {
    async list(userId) {
      const items = await queryPartition(table, recallPartition(userId));
      return items.map((item) => parseStored(recallItem, item));
    },
    async find(userId, courseId) {
      const item = await getItem(table, recallKey(userId, courseId));
      return item && parseStored(recallItem, item);
    },
    async store(userId, review) {
      const key = recallKey(userId, review.courseId);
      const update = review.before ? changedRecord(review, review.before) : newRecord(review);
      const times = learningTimeUpdates(userId, review.booked);
      try {
        await (times.length === 0
          ? updateItem(table, key, update)
          : writeTransaction(table, [{ update: key, with: update }, ...times]));
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

function newRecord({ courseId, cardId, card, day, seconds }: RecallReview): Update {
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
      ':version': recallItem.version,
    },
  };
}

/**
 * Sets one card, so that answers to different cards from two devices are both stored. The count of its reviews tells whether it
 * changed, in either form in which it may be stored.
 */
function changedRecord({ cardId, card, day, seconds }: RecallReview, before: RecallRecord): Update {
  const known = before.cards[cardId];
  const isSameCard = known
    ? `(cards.#card.reviewCount = :reviews OR cards.#card[${PACKED_REVIEW_COUNT}] = :reviews)`
    : 'attribute_not_exists(cards.#card)';
  return {
    ConditionExpression: `${isSameCard} AND #day = :dayBefore AND #seconds = :secondsBefore`,
    UpdateExpression:
      'SET cards.#card = :card, #day = :day, #seconds = :seconds, schemaVersion = :version',
    ExpressionAttributeNames: { '#card': cardId, '#day': 'day', '#seconds': 'seconds' },
    ExpressionAttributeValues: {
      ':card': card,
      ':day': day,
      ':seconds': seconds,
      ':dayBefore': before.day,
      ':secondsBefore': before.seconds,
      ':version': recallItem.version,
      ...(known ? { ':reviews': known.reviewCount } : {}),
    },
  };
}
