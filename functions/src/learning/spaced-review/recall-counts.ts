/** Counts reviews and how many of them were remembered, by band of predicted recall. Source: rules/learning.md L43 */
import type { RecallCalibration } from '@learning/shared/contract/spaced-review';
import {
  bandOf,
  endOfBand,
  RECALL_BANDS,
  type RecallBand,
} from '@learning/shared/domain/learning/recall-bands';
import * as z from 'zod';
import type { ReviewedCard } from './reviewed-card.ts';
import { retrievability } from './schedule.ts';

const Count = z.int().default(0);

/** Two counters of each band, as attributes of an item: they only grow, no matter which other writes the item gets. */
export const recallCountFields = {
  reviews0: Count,
  remembered0: Count,
  reviews50: Count,
  remembered50: Count,
  reviews70: Count,
  remembered70: Count,
  reviews85: Count,
  remembered85: Count,
  reviews95: Count,
  remembered95: Count,
} satisfies Record<`${'reviews' | 'remembered'}${RecallBand}`, typeof Count>;

export type RecallCounts = z.infer<z.ZodObject<typeof recallCountFields>>;

/** What one review adds to the counters. */
export interface RecallOutcome {
  band: RecallBand;
  isRemembered: boolean;
}

/** Returns what a review counts; nothing for a card that is being learned, whose recall is not predicted. */
export function recallOutcome(
  known: ReviewedCard | undefined,
  isRemembered: boolean,
  at: Date,
  timeZone: string,
): RecallOutcome | undefined {
  if (known?.phase !== 'review') return undefined;
  return { band: bandOf(retrievability(known, at, timeZone)), isRemembered };
}

/** Returns the counters that a review increases. */
export function countersOf({ band, isRemembered }: RecallOutcome): (keyof RecallCounts)[] {
  return [`reviews${band}`, ...(isRemembered ? [`remembered${band}` as const] : [])];
}

/** Returns what was expected and remembered, over all courses; bands without reviews are left out. */
export function calibrationOf(records: readonly RecallCounts[]): RecallCalibration[] {
  const sum = (name: keyof RecallCounts) =>
    records.reduce((total, record) => total + record[name], 0);
  return RECALL_BANDS.map((band) => ({
    fromPercent: band,
    toPercent: endOfBand(band),
    reviews: sum(`reviews${band}`),
    remembered: sum(`remembered${band}`),
  })).filter(({ reviews }) => reviews > 0);
}
