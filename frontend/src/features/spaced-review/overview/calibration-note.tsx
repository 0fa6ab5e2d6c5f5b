import { chakra } from '#ui/chakra/factory.ts';
import type { RecallCalibration } from '@learning/shared/contract/spaced-review';

/** Fewer reviews say nothing about a percentage. */
const MIN_REVIEWS = 20;

/** Compares the forecast with what was remembered, in the band with the most reviews. Source: rules/learning.md L43 */
export function CalibrationNote({ bands }: { bands: readonly RecallCalibration[] }) {
  const [most] = bands.toSorted((a, b) => b.reviews - a.reviews);
  if (!most || most.reviews < MIN_REVIEWS) return null;
  const { fromPercent, toPercent, reviews, remembered } = most;
  const percent = Math.round((remembered / reviews) * 100);
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="6" fontVariantNumeric="tabular-nums">
      How the forecast holds: of {reviews} questions with a chance of {fromPercent}–{toPercent}%,
      you remembered {remembered}, which is {percent}%.
    </chakra.p>
  );
}
