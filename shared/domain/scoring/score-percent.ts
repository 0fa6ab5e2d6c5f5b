/** What every grading shares (specification sections 4 and 5). The rules of each type are in `scoring-*.ts`. */

/**
 * Points earned as whole percent of the points there were, halves up, within 0–100; 0 when there were none.
 *
 * Multiplied before it is divided: 23 of 40 is 57.5 and gives 58, where 23 / 40 * 100 is 57.49… to a computer.
 */
export function scorePercent(earnedPoints: number, totalPoints: number): number {
  if (totalPoints <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((100 * earnedPoints) / totalPoints)));
}

/** @param passingScore percent; the activity's own, which wins over the one inside its config. */
export function isPassed(score: number, passingScore: number): boolean {
  return score >= passingScore;
}
