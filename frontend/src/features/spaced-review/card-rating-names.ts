import type { CardRating } from '@learning/shared/contract/spaced-review';

/** The four ratings, worst first, with the key that gives each. */
export const CARD_RATING_NAMES = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
} as const satisfies Record<CardRating, string>;

export const RATING_ORDER = ['again', 'hard', 'good', 'easy'] as const;
