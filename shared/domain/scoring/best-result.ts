/**
 * Determines which of a learner's submissions of one activity counts.
 *
 * Source: rules/scoring.md S4
 */

/** The part of a graded submission that decides the result. */
export interface GradedSubmission {
  /** Percent. */
  score: number;
  /** True when it passed. */
  completed: boolean;
  completedAt: string;
}

/** The result of all submissions of one activity. */
export interface BestResult extends GradedSubmission {
  submissionCount: number;
}

/**
 * Returns true if a submission becomes the best one: the first, the first that passes, or a higher score before any has passed.
 * Among equal scores the first stays, and a pass stays a pass even if the passing score rises later.
 */
export function isNewBest(
  before: Pick<GradedSubmission, 'score' | 'completed'> | undefined,
  submission: Pick<GradedSubmission, 'score' | 'completed'>,
): boolean {
  if (!before) return true;
  return !before.completed && (submission.completed || submission.score > before.score);
}

/** Returns the result after one more submission. Its score is the highest of all, also when that one did not pass. */
export function resultAfter(
  before: BestResult | undefined,
  submission: GradedSubmission,
): BestResult {
  return {
    score: Math.max(before?.score ?? 0, submission.score),
    completed: (before?.completed ?? false) || submission.completed,
    completedAt:
      before && !isNewBest(before, submission) ? before.completedAt : submission.completedAt,
    submissionCount: (before?.submissionCount ?? 0) + 1,
  };
}
