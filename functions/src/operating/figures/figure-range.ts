import { MAX_FIGURE_MONTHS } from '@learning/shared/contract/operators/figures';

export interface RangeInput {
  from?: string | undefined;
  to?: string | undefined;
}

/** Months that a page shows unless its address says otherwise. */
const USUAL_MONTHS = 3;

/** Returns the first and the last month: what was asked for, or the last three, and never more than twelve. */
export function rangeOf({ from, to }: RangeInput, now: Date): { from: string; to: string } {
  const last = to ?? now.toISOString().slice(0, 7);
  const first = from ?? monthBefore(last, USUAL_MONTHS - 1);
  const earliest = monthBefore(last, MAX_FIGURE_MONTHS - 1);
  return { from: first < earliest ? earliest : first > last ? last : first, to: last };
}

function monthBefore(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7);
}
