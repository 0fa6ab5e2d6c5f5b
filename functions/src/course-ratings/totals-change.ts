import type { RatingTotals } from '#catalog/catalog-records.ts';
import type { Stars } from './course-rating-records.ts';

/** Amounts to add to the rating totals of a course; unchanged fields are absent. */
export type TotalsChange = Partial<Record<keyof RatingTotals, number>>;

const countField = (stars: Stars) => `ratingCount${stars}` as const;

/**
 * Returns how the rating totals of a course change when a course rating of `before` stars becomes one of `after`
 * stars; null means no course rating.
 */
export function totalsChange(before: Stars | null, after: Stars | null): TotalsChange {
  if (before === after) return {};
  const change: TotalsChange = { ratingSum: (after ?? 0) - (before ?? 0) };
  if (before !== null) change[countField(before)] = -1;
  if (after !== null) change[countField(after)] = 1;
  const count = (after === null ? 0 : 1) - (before === null ? 0 : 1);
  if (count !== 0) change.reviewCount = count;
  return change;
}
