/** Bands of predicted recall, to compare what the schedule expects with what is remembered. Source: rules/learning.md L43 */

/** Where each band begins, in percent; it ends where the next one begins. */
export const RECALL_BANDS = [0, 50, 70, 85, 95] as const;

export type RecallBand = (typeof RECALL_BANDS)[number];

/** @param probability of recall, from 0 to 1 */
export function bandOf(probability: number): RecallBand {
  return RECALL_BANDS.findLast((from) => probability * 100 >= from) ?? 0;
}

/** Returns the last whole percent of a band. */
export function endOfBand(band: RecallBand): number {
  const next = RECALL_BANDS[RECALL_BANDS.indexOf(band) + 1];
  return next === undefined ? 100 : next - 1;
}
