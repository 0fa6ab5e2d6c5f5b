/** Draws a retest from the banks of a course. Source: rules/scoring.md S39 */
import { RETEST_QUESTIONS } from '../retest/retest-rules.ts';
import { drawQuestions, type Asks, type BankQuestion } from './draw-questions.ts';
import { drawFacts, filled, type FactGroup } from './facts.ts';

/** The bank of one check of the course. */
export interface RetestBank<Question> {
  activityId: string;
  questions: readonly Question[];
  facts?: readonly FactGroup[] | undefined;
  /** How often the learner was asked a question, by its id. */
  seen: Readonly<Record<string, number>>;
}

interface Draw {
  /** Sources of the questions that were asked last: they come only when nothing else is left. */
  last: readonly string[];
  seed: number;
}

export interface RetestDraw<Question> {
  questions: Question[];
  /** Where each question comes from, in the same order. */
  sources: string[];
}

/** How the types follow each other until there are enough questions. */
const TYPES = ['multiple-choice', 'multiple-select', 'multiple-choice', 'short-answer'] as const;

/** Names a question of a bank. */
export const sourceOf = (activityId: string, questionId: string): string =>
  `${activityId}/${questionId}`;

/**
 * Draws the questions that were not asked last, with other figures, and names them by their place. No essay, which no one reads, and
 * nothing that needs a case file.
 */
export function drawRetest<Question extends BankQuestion>(
  banks: readonly RetestBank<Question>[],
  { last, seed }: Draw,
): RetestDraw<Question> {
  const pool = banks.flatMap(({ activityId, questions, facts = [] }, index) => {
    const drawn = drawFacts(facts, seed + index);
    return questions
      .filter(({ type, fromFile }) => type !== 'essay' && !fromFile)
      .map((question) => ({
        ...filled(question, drawn),
        id: sourceOf(activityId, question.id),
        // Where it is taught spreads the draw, and is no text.
        readAt: question.readAt,
      }));
  });
  const seen = Object.assign(
    {},
    ...banks.map(({ activityId, seen: counts }) =>
      Object.fromEntries(Object.entries(counts).map(([id, n]) => [sourceOf(activityId, id), n])),
    ),
  ) as Record<string, number>;
  const questions = drawQuestions(pool, { asks: asksOf(pool), seen, right: last, seed });
  return {
    questions: questions.map((question, index) => ({ ...question, id: `q${index + 1}` })),
    sources: questions.map(({ id }) => id),
  };
}

/** Returns how many questions of each type are asked, fewer if the banks have no more. */
function asksOf(pool: readonly BankQuestion[]): Asks {
  const left = Map.groupBy(pool, ({ type }) => type);
  const asks: Asks = {};
  const total = Math.min(RETEST_QUESTIONS, pool.length);
  for (let count = 0, turn = 0; count < total; turn += 1) {
    const type = TYPES[turn % TYPES.length]!;
    const asked = asks[type] ?? 0;
    if (asked >= (left.get(type)?.length ?? 0)) continue;
    asks[type] = asked + 1;
    count += 1;
  }
  return asks;
}
