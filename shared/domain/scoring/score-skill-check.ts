/** Scores skill checks. Source: rules/scoring.md S3, S8, S9, S22. */
import { isPassed, scorePercent } from './score-percent.ts';

/** An essay with at least this many characters is correct. */
export const ESSAY_MIN_CHARACTERS = 50;

export interface ScoredQuestion {
  id: string;
  type: 'multiple-choice' | 'multiple-select' | 'short-answer' | 'essay';
  points: number;
  /** Without one, no answer is correct, not even an essay. */
  correctAnswer?: string | readonly string[] | undefined;
  /** Of a short answer: other spellings that count. */
  alsoAccepted?: readonly string[] | undefined;
}

/** An essay, which no one reads, earns at most one of this many points. */
const ESSAY_SHARE = 10;

export interface SkillCheckScore {
  /** In the order of the questions. */
  questions: { questionId: string; isCorrect: boolean }[];
  earnedPoints: number;
  totalPoints: number;
  /** Whole percent. */
  score: number;
  /** Whole percent of the points of all other questions; undefined without an essay, or with nothing else. */
  scoreWithoutEssay?: number;
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
  const earnedPoints = sumOfPoints(scored.filter((result) => result.isCorrect));
  const graded = scored.filter(({ question }) => question.type !== 'essay');
  const hasBoth = graded.length > 0 && graded.length < scored.length;
  return {
    questions: scored.map(({ question, isCorrect: correct }) => ({
      questionId: question.id,
      isCorrect: correct,
    })),
    earnedPoints,
    totalPoints,
    score: scorePercent(earnedPoints, totalPoints),
    ...(hasBoth ? { scoreWithoutEssay: scoreOf(graded) } : {}),
  };
}

/** Returns true if the pass mark is reached, with the essay and without it. */
export function isSkillCheckPassed(
  { score, scoreWithoutEssay = score }: Pick<SkillCheckScore, 'score' | 'scoreWithoutEssay'>,
  passingScore: number,
): boolean {
  return isPassed(score, passingScore) && isPassed(scoreWithoutEssay, passingScore);
}

/** Returns the questions with the essay's points lowered to a tenth of all points. */
export function withLightEssay<Q extends ScoredQuestion>(questions: readonly Q[]): Q[] {
  const essays = questions.filter(({ type }) => type === 'essay').length;
  const others = questions.reduce(
    (sum, question) => sum + (question.type === 'essay' ? 0 : question.points),
    0,
  );
  if (essays === 0 || others === 0) return [...questions];
  const most = Math.max(1, Math.floor(others / (ESSAY_SHARE - 1) / essays));
  return questions.map((question) =>
    question.type === 'essay' ? { ...question, points: Math.min(question.points, most) } : question,
  );
}

type Scored = readonly { question: ScoredQuestion; isCorrect: boolean }[];

function scoreOf(scored: Scored): number {
  return scorePercent(
    sumOfPoints(scored.filter((result) => result.isCorrect)),
    sumOfPoints(scored),
  );
}

function sumOfPoints(scored: readonly Pick<Scored[number], 'question'>[]): number {
  return scored.reduce((sum, { question }) => sum + question.points, 0);
}

export function isCorrect(
  { type, correctAnswer, alsoAccepted = [] }: ScoredQuestion,
  answer: unknown,
): boolean {
  if (type === 'multiple-select') {
    return isTexts(correctAnswer) && isTexts(answer) && isSameSet(correctAnswer, answer);
  }
  if (!isText(correctAnswer) || !isText(answer)) return false;
  switch (type) {
    case 'multiple-choice':
      return answer === correctAnswer;
    case 'short-answer':
      return [correctAnswer, ...alsoAccepted].map(withoutCase).includes(withoutCase(answer));
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
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
  );
}

/** Compares as sets, so that an option named twice counts once. */
function isSameSet(correct: readonly string[], answer: readonly string[]): boolean {
  const [wanted, given] = [new Set(correct), new Set(answer)];
  return wanted.size === given.size && [...given].every((option) => wanted.has(option));
}
