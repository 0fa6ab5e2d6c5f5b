/** How capstones are calibrated, rated and decided. In the domain, because screens say the same rules. Source: rules/capstones.md Q2 */

/** Ratings by others that a capstone needs; one more when they disagree. */
export const RATINGS_NEEDED = 2;
/** How often a capstone, a rating or the learner's own assessment can be revised. */
export const MAX_REVISIONS = 2;
/** Days without ratings after which an operator's reviewer has the capstone, and the learner may assess it. */
export const DAYS_FOR_RATERS = 5;
/** Days that a paper is kept for a rater who has opened it. */
export const DAYS_TO_RATE = 2;
/** Percent of agreement with the experts' ratings that an exercise needs. */
export const AGREEMENT_NEEDED = 80;
/** Two raters who agree always outweigh a third. */
const LEAST_WEIGHT = 51;
const MOST_WEIGHT = 100;

export const MAX_PART_LENGTH = 6_000;
export const MAX_COMMENT_LENGTH = 600;
export const MAX_MARKS_PER_ROW = 6;

/** Ids of the tasks under which drafts are kept with the learner's other texts. */
export const capstonePartPrompt = (partId: string): string => `capstone-part-${partId}`;
export const capstoneFactPrompt = (factId: string): string => `capstone-fact-${factId}`;

/** How a result came about. `reviewer`: an operator's. `self`: the learner's own assessment, because no one else rated it. */
export const CAPSTONE_RATERS = ['peers', 'reviewer', 'self'] as const;
export type CapstoneRaters = (typeof CAPSTONE_RATERS)[number];

/** Place of a level in a rubric, counted from the worst: 0, 1, 2. */
export type Rank = number;
/** A rank for each row of a rubric. */
export type RowRanks = Readonly<Record<string, Rank>>;

export interface WeightedRating {
  ranks: RowRanks;
  weight: number;
}

/** Returns how far ratings agree with those of experts, in percent. A level that is one off counts half. Source: rules/capstones.md Q3 */
export function agreementPercent(given: readonly RowRanks[], experts: readonly RowRanks[]): number {
  const pairs = experts.flatMap((expert, paper) =>
    Object.entries(expert).map(([row, rank]) => Math.abs(rank - (given[paper]?.[row] ?? Infinity))),
  );
  if (pairs.length === 0) return 0;
  const points = pairs.reduce((sum, distance) => sum + Math.max(0, 1 - distance / 2), 0);
  return Math.floor((100 * points) / pairs.length);
}

export const isCalibrated = (agreement: number): boolean => agreement >= AGREEMENT_NEEDED;

/** Returns the weight of a rater's ratings, from the first try at each exercise. Source: rules/capstones.md Q4 */
export function weightOf(firstAgreements: readonly number[]): number {
  if (firstAgreements.length === 0) return LEAST_WEIGHT;
  const mean = firstAgreements.reduce((sum, value) => sum + value, 0) / firstAgreements.length;
  return Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, Math.round(mean)));
}

/** Says whether two ratings are too far apart for a result: two levels in a row, or other levels in most rows. Source: rules/capstones.md Q7 */
export function disagree(a: RowRanks, b: RowRanks): boolean {
  const rows = Object.keys(a);
  const distances = rows.map((row) => Math.abs(a[row]! - (b[row] ?? a[row]!)));
  return (
    distances.some((distance) => distance > 1) ||
    distances.filter((distance) => distance > 0).length * 2 > rows.length
  );
}

/** Returns how many ratings a capstone needs, given those it has. */
export function ratingsNeeded(ratings: readonly WeightedRating[]): number {
  const [first, second] = ratings;
  return first && second && disagree(first.ranks, second.ranks)
    ? RATINGS_NEEDED + 1
    : RATINGS_NEEDED;
}

/** Returns the level of each row once there are enough ratings, or null. Source: rules/capstones.md Q7 */
export function decidedRanks(ratings: readonly WeightedRating[]): RowRanks | null {
  if (ratings.length < ratingsNeeded(ratings)) return null;
  const rows = Object.keys(ratings[0]!.ranks);
  return Object.fromEntries(rows.map((row) => [row, weightedMedian(ratings, row)]));
}

/** Returns the rank at which half of the weight is reached; of two equal halves, the lower one. */
function weightedMedian(ratings: readonly WeightedRating[], row: string): Rank {
  const sorted = ratings
    .map(({ ranks, weight }) => ({ rank: ranks[row] ?? 0, weight }))
    .toSorted((a, b) => a.rank - b.rank);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { rank, weight } of sorted) {
    reached += weight;
    if (reached >= half) return rank;
  }
  return sorted.at(-1)!.rank;
}
