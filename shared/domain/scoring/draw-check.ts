/** Draws what an attempt at a skill check asks: its questions, its figures, and the file beside them. Source: rules/scoring.md S20, S35 */
import { drawQuestions, type Asks, type BankQuestion } from './draw-questions.ts';
import { drawFacts, filled, type FactGroup } from './facts.ts';

/** A check as it is written. Its texts hold facts as `{name}`. */
export interface WrittenCheck<Question, Document> {
  asks?: Asks | undefined;
  questions: readonly Question[];
  facts?: readonly FactGroup[] | undefined;
  caseFile?: { title: string; asks: Asks; documents: readonly Document[] } | undefined;
}

export interface DrawnCheck<Question, Document> {
  questions: Question[];
  /** The file of this attempt; absent in a check without one. */
  caseFile?: { title: string; documents: Document[] };
}

interface Draw {
  /** How often the learner was asked a question, by its id. */
  seen: Readonly<Record<string, number>>;
  /** Questions the learner has answered correctly. */
  right: readonly string[];
  seed: number;
}

/** Draws questions and facts, and writes the facts into the questions and the file. */
export function drawCheck<Question extends BankQuestion, Document>(
  { asks, questions, facts: groups = [], caseFile }: WrittenCheck<Question, Document>,
  { seen, right, seed }: Draw,
): DrawnCheck<Question, Document> {
  const facts = drawFacts(groups, seed);
  const drawn = drawQuestions(questions, {
    asks,
    asksFromFile: caseFile?.asks,
    seen,
    right,
    seed,
  });
  return {
    questions: drawn.map((question) => ({ ...filled(question, facts), id: question.id })),
    ...(caseFile && {
      caseFile: filled({ title: caseFile.title, documents: [...caseFile.documents] }, facts),
    }),
  };
}
