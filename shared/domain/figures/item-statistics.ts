/** Statistics of a question from counters alone, without its answers. Source: rules/figures.md G8 */

/** Sums over the first submissions of learners. `rest` is the share of right answers to the other questions, on any scale. */
export interface ItemSums {
  asked: number;
  right: number;
  /** Answers that stood beside others in their attempt; only these say something about discrimination. */
  pairs: number;
  pairsRight: number;
  rest: number;
  restSquares: number;
  /** `rest` of those who were right. */
  restRight: number;
}

export const ITEM_FLAGS = ['too_hard', 'too_easy', 'misleading'] as const;
export type ItemFlag = (typeof ITEM_FLAGS)[number];

/** Fewer answers say little: with 30, a share of 0.2 is known to about ±0.15. */
export const MIN_FLAGGED_ANSWERS = 30;
export const HARD_BELOW = 0.2;
export const EASY_ABOVE = 0.95;

/** Returns the share of right answers; null without answers. */
export function difficultyOf({ asked, right }: Pick<ItemSums, 'asked' | 'right'>): number | null {
  return asked === 0 ? null : right / asked;
}

/**
 * Returns the point-biserial correlation of a right answer with the rest score; null where it is not defined, because all answers are
 * right or wrong, or all rest scores are equal.
 */
export function discriminationOf(sums: ItemSums): number | null {
  const { pairs, pairsRight, rest, restSquares, restRight } = sums;
  const rightSpread = pairsRight * (pairs - pairsRight);
  const restSpread = pairs * restSquares - rest * rest;
  if (rightSpread <= 0 || restSpread <= 0) return null;
  return (pairs * restRight - pairsRight * rest) / Math.sqrt(rightSpread * restSpread);
}

export function flagsOf(sums: ItemSums): ItemFlag[] {
  const difficulty = difficultyOf(sums);
  if (difficulty === null || sums.asked < MIN_FLAGGED_ANSWERS) return [];
  const discrimination = sums.pairs < MIN_FLAGGED_ANSWERS ? null : discriminationOf(sums);
  return [
    ...(difficulty < HARD_BELOW ? (['too_hard'] as const) : []),
    ...(difficulty > EASY_ABOVE ? (['too_easy'] as const) : []),
    ...(discrimination !== null && discrimination < 0 ? (['misleading'] as const) : []),
  ];
}
