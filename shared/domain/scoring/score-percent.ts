/**
 * Returns earned points as whole percent of the total, halves rounded up, from 0 to 100; 0 if the total is 0.
 *
 * It multiplies before it divides: 23 of 40 is 57.5 and gives 58, but 23 / 40 * 100 is 57.49… in floating point.
 *
 * Source: rules/scoring.md S3
 */
export function scorePercent(earnedPoints: number, totalPoints: number): number {
  if (totalPoints <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((100 * earnedPoints) / totalPoints)));
}

/** @param passingScore percent; the activity's own, which overrides the one inside its config */
export function isPassed(score: number, passingScore: number): boolean {
  return score >= passingScore;
}
