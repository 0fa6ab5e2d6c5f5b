import type { RecallRating } from '@learning/shared/contract/recall';

/** The four ratings, worst first, with the key that gives each. */
export const RECALL_RATING_NAMES = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
} as const satisfies Record<RecallRating, string>;

export const RATING_ORDER = ['again', 'hard', 'good', 'easy'] as const;
