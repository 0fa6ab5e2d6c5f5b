/** Scores the marks in a document. Source: rules/scoring.md S30 */
import type { KeyedSentence } from './draw-mark-up.ts';
import { scorePercent } from './score-percent.ts';

/** Ids of problems by ids of sentences. */
export type Marks = Readonly<Record<string, string>>;

/** What became of a sentence that is wrong or was marked. */
export type MarkVerdict =
  /** Wrong, and marked with its problem. */
  | 'found'
  /** Wrong, and marked with another problem. */
  | 'other-problem'
  /** Wrong, and not marked. */
  | 'missed'
  /** Right, beside the wrong sentence that it belongs to, and marked. */
  | 'near-miss'
  /** Right, and marked. */
  | 'wrong-mark';

export interface MarkUpScore {
  /** Whole percent. */
  score: number;
  verdicts: ReadonlyMap<string, MarkVerdict>;
}

const POINTS: Readonly<Record<MarkVerdict, number>> = {
  found: 2,
  'other-problem': 1,
  missed: 0,
  'near-miss': 0,
  'wrong-mark': -1,
};

/**
 * Scores marks: two points for a wrong sentence with its problem, one for the sentence alone, and one less for each mark on a
 * sentence that is right, so that marking everything earns nothing. A near miss costs nothing.
 */
export function scoreMarkUp(sentences: readonly KeyedSentence[], marks: Marks): MarkUpScore {
  const verdicts = new Map(
    sentences.flatMap((sentence): [string, MarkVerdict][] => {
      const verdict = verdictOf(sentence, marks[sentence.id]);
      return verdict ? [[sentence.id, verdict]] : [];
    }),
  );
  const earned = [...verdicts.values()].reduce((sum, verdict) => sum + POINTS[verdict], 0);
  const wrongCount = sentences.filter(({ problemId }) => problemId !== undefined).length;
  return { score: scorePercent(earned, wrongCount * POINTS.found), verdicts };
}

function verdictOf(
  { problemId, isNearMiss }: KeyedSentence,
  marked: string | undefined,
): MarkVerdict | undefined {
  if (problemId === undefined) {
    if (marked === undefined) return undefined;
    return isNearMiss ? 'near-miss' : 'wrong-mark';
  }
  if (marked === undefined) return 'missed';
  return marked === problemId ? 'found' : 'other-problem';
}

/** Returns the marks that find everything. */
export function rightMarks(sentences: readonly KeyedSentence[]): Record<string, string> {
  return Object.fromEntries(
    sentences.flatMap(({ id, problemId }) => (problemId === undefined ? [] : [[id, problemId]])),
  );
}
