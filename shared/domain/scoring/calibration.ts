/** How sure a learner says they are, beside how often they are right. It never changes a score. Source: rules/scoring.md S40 */

export const CONFIDENCES = ['guess', 'fairly-sure', 'sure'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Percent of such answers that are right if the learner judges well. */
export const CONFIDENCE_PERCENT: Readonly<Record<Confidence, number>> = {
  guess: 50,
  'fairly-sure': 75,
  sure: 95,
};

/** Answers that were given with one confidence. */
export interface ConfidenceCount {
  confidence: Confidence;
  answered: number;
  right: number;
}

/** Counts answers by their confidence; those without one are left out. */
export function countConfidence(
  answers: readonly { confidence?: Confidence | undefined; isRight: boolean }[],
): ConfidenceCount[] {
  return CONFIDENCES.map((confidence) => {
    const given = answers.filter((answer) => answer.confidence === confidence);
    return { confidence, answered: given.length, right: given.filter((a) => a.isRight).length };
  });
}
