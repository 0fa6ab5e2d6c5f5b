import type { Confidence, ConfidenceCount } from '@learning/shared/domain/scoring/calibration';

export const CONFIDENCE_NAMES: Readonly<Record<Confidence, string>> = {
  guess: 'A guess',
  'fairly-sure': 'Fairly sure',
  sure: 'Sure',
};

const CLAUSES: Readonly<Record<Confidence, string>> = {
  guess: 'When you said it was a guess',
  'fairly-sure': 'When you said fairly sure',
  sure: 'When you said sure',
};

/** Says how often the learner was right where they were surest; empty if they never said. */
export function calibrationSentence(counts: readonly ConfidenceCount[]): string {
  const surest = counts.findLast(({ answered }) => answered > 0);
  if (!surest) return '';
  const { answered, confidence, right } = surest;
  return `${CLAUSES[confidence]}, you were right in ${right} of ${answered}.`;
}
