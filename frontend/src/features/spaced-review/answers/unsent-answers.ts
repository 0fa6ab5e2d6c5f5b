import type { ReviewCard, CardRating } from '@learning/shared/contract/spaced-review';
import { CARD_RATING_NAMES } from '../card-rating-names.ts';
import { DeviceStore, hasFields } from '#lib/device-store.ts';

/** An answer to a review card that the server has not confirmed yet. */
export interface UnsentAnswer {
  learnerId: string;
  courseId: number;
  cardId: string;
  /** With card and course, it names one review: the server counts each once. */
  reviewCount: number;
  kind: 'rating' | 'option';
  /** The rating, or the text of the chosen option. */
  value: string;
  answeredAt: string;
  seconds: number;
}

/** Stores answers on this device until the server has confirmed them, so that a lost connection costs no review. */
const answers = new DeviceStore<UnsentAnswer>({
  name: 'unsent-recall-answer',
  version: 1,
  isValid: (value): value is UnsentAnswer =>
    hasFields(value, {
      learnerId: 'string',
      courseId: 'number',
      cardId: 'string',
      reviewCount: 'number',
      kind: 'string',
      value: 'string',
      answeredAt: 'string',
      seconds: 'number',
    }),
});

const idsOf = ({ learnerId, courseId, cardId }: UnsentAnswer) => [
  learnerId,
  String(courseId),
  cardId,
];

/** Names one review on this device. */
export function cardReviewKey({
  courseId,
  cardId,
  reviewCount,
}: Omit<UnsentAnswer, 'kind'> | ReviewCard) {
  return `${courseId} ${cardId} ${reviewCount}`;
}

export function storeAnswer(answer: UnsentAnswer): void {
  answers.write(answer, ...idsOf(answer));
}

/** Removes an answer, unless a later one to the same card has taken its place. */
export function removeAnswer(answer: UnsentAnswer): void {
  if (answers.read(...idsOf(answer))?.reviewCount === answer.reviewCount)
    answers.remove(...idsOf(answer));
}

/** Lists a learner's unsent answers, oldest first. */
export function unsentAnswers(learnerId: string): UnsentAnswer[] {
  return (
    answers
      .list(learnerId)
      .map(({ value }) => value)
      // A value that names another learner is never sent.
      .filter((answer) => answer.learnerId === learnerId)
      .toSorted((a, b) => a.answeredAt.localeCompare(b.answeredAt))
  );
}

export function hasUnsentAnswers(learnerId: string): boolean {
  return unsentAnswers(learnerId).length > 0;
}

/** Reports changes. An answer that another tab has just stored is left to that tab. */
export function subscribeToAnswers(listener: () => void): () => void {
  return answers.subscribe(({ value, isFromOtherTab }) => {
    if (!isFromOtherTab || value === undefined) listener();
  });
}

export function isRating(value: string): value is CardRating {
  return Object.hasOwn(CARD_RATING_NAMES, value);
}
