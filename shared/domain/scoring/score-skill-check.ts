/** How a skill check is scored (specification section 5). */
import { scorePercent } from './score-percent.ts';

/** An essay is correct when it has at least so many characters. */
export const ESSAY_MIN_CHARACTERS = 50;

export interface ScoredQuestion {
  id: string;
  type: 'multiple-choice' | 'multiple-select' | 'short-answer' | 'essay';
  points: number;
  /** Without one the question cannot be answered correctly, an essay included. */
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

/** @param answers by question id; one of the wrong type is incorrect, like one that is not there. */
export function scoreSkillCheck(
  questions: readonly ScoredQuestion[],
  answers: Readonly<Record<string, unknown>>,
): SkillCheckScore {
  const scored = questions.map((question) => ({
    question,
    isCorrect: isCorrect(
      question,
      // A question may be called what every object inherits, such as `constructor`.
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

/** Characters of an essay without the blanks around it, counted as Unicode code points: an emoji is one, not two. */
export function essayLength(text: string): number {
  return Array.from(text.trim()).length;
}

/**
 * Text that is equal for two answers that differ only in case, in blanks around them, or in how an accent is encoded.
 *
 * Lower, upper, lower: `ẞ` is lower-cased to `ß`, which is `SS` in capitals; `Σ` ends a word as `ς`.
 */
function withoutCase(text: string): string {
  return text.trim().normalize('NFD').toLowerCase().toUpperCase().toLowerCase().normalize('NFD');
}

/** Something beside blanks: an empty answer is no answer. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}

/** Naming an option twice does not stand for naming two. */
function isSameSet(correct: readonly string[], answer: readonly string[]): boolean {
  const [wanted, given] = [new Set(correct), new Set(answer)];
  return wanted.size === given.size && [...given].every((one) => wanted.has(one));
}
