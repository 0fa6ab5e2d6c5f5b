/** Scores skill checks. Source: rules/scoring.md S3, S8, S9. */
import { scorePercent } from './score-percent.ts';

/** An essay with at least this many characters is correct. */
export const ESSAY_MIN_CHARACTERS = 50;

export interface ScoredQuestion {
  id: string;
  type: 'multiple-choice' | 'multiple-select' | 'short-answer' | 'essay';
  points: number;
  /** Without one, no answer is correct, not even an essay. */
  correctAnswer?: string | readonly string[] | undefined;
}

export interface SkillCheckScore {
  /** In the order of the questions. */
  questions: { questionId: string; isCorrect: boolean }[];
  earnedPoints: number;
  totalPoints: number;
  /** Whole percent. */
  score: number;
}

/** @param answers by question id; an answer of the wrong type is incorrect, like a missing one */
export function scoreSkillCheck(
  questions: readonly ScoredQuestion[],
  answers: Readonly<Record<string, unknown>>,
): SkillCheckScore {
  const scored = questions.map((question) => ({
    question,
    isCorrect: isCorrect(
      question,
      // A question's id may be the name of a prototype member, such as `constructor`.
      Object.hasOwn(answers, question.id) ? answers[question.id] : undefined,
    ),
  }));
  const totalPoints = sumOfPoints(scored);
  const earnedPoints = sumOfPoints(scored.filter((one) => one.isCorrect));
  return {
    questions: scored.map(({ question, isCorrect: correct }) => ({
      questionId: question.id,
      isCorrect: correct,
    })),
    earnedPoints,
    totalPoints,
    score: scorePercent(earnedPoints, totalPoints),
  };
}

function sumOfPoints(scored: readonly { question: ScoredQuestion }[]): number {
  return scored.reduce((sum, { question }) => sum + question.points, 0);
}

export function isCorrect({ type, correctAnswer }: ScoredQuestion, answer: unknown): boolean {
  if (type === 'multiple-select') {
    return isTexts(correctAnswer) && isTexts(answer) && isSameSet(correctAnswer, answer);
  }
  if (!isText(correctAnswer) || !isText(answer)) return false;
  switch (type) {
    case 'multiple-choice':
      return answer === correctAnswer;
    case 'short-answer':
      return withoutCase(answer) === withoutCase(correctAnswer);
    case 'essay':
      return essayLength(answer) >= ESSAY_MIN_CHARACTERS;
  }
}

/** Returns the length of the trimmed essay in Unicode code points, so that an emoji counts once. */
export function essayLength(text: string): number {
  return Array.from(text.trim()).length;
}

/**
 * Normalizes an answer: two answers that differ only in case, surrounding blanks or the encoding of an accent become equal.
 *
 * It converts to lower, upper and lower case, because `ẞ` becomes `ß` and that `SS` in capitals, and `Σ` ends a word as `ς`.
 */
function withoutCase(text: string): string {
  return text.trim().normalize('NFD').toLowerCase().toUpperCase().toLowerCase().normalize('NFD');
}

/** Returns true for text that is not blank; an empty answer is no answer. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}

/** Compares as sets, so that an option named twice counts once. */
function isSameSet(correct: readonly string[], answer: readonly string[]): boolean {
  const [wanted, given] = [new Set(correct), new Set(answer)];
  return wanted.size === given.size && [...given].every((one) => wanted.has(one));
}
