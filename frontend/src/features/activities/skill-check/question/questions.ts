import type {
  PublicQuestion,
  SkillCheckAnswer,
  SkillCheckAnswers,
} from '@learning/shared/contract/activities';

export type QuestionType = PublicQuestion['type'];

/** Task shown for each type of question. */
export const QUESTION_TASKS: Record<QuestionType, string> = {
  'multiple-choice': 'Choose one',
  'multiple-select': 'Choose all that apply',
  'short-answer': 'Short answer',
  essay: 'Written answer',
};

const MIX_WORDS: Record<QuestionType, string> = {
  'multiple-choice': 'single choice',
  'multiple-select': 'multiple choice',
  'short-answer': 'short answer',
  essay: 'written answer',
};

/** Counts the questions of each type: `4 single choice, 2 multiple choice`. */
export function questionMix(questions: readonly { type: QuestionType }[]): string {
  return (Object.keys(MIX_WORDS) as QuestionType[])
    .map((type) => [questions.filter((question) => question.type === type).length, type] as const)
    .filter(([count]) => count > 0)
    .map(([count, type]) => `${count} ${MIX_WORDS[type]}`)
    .join(', ');
}

/** Whether an answer is more than blank text or an empty choice. */
export function isAnswered(answer: SkillCheckAnswer | null | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() !== '' : (answer ?? []).length > 0;
}

/** Returns the 0-based positions of unanswered questions. */
export function unansweredOf(
  questions: readonly { id: string }[],
  answers: SkillCheckAnswers,
): number[] {
  return questions.flatMap(({ id }, index) => (isAnswered(answers[id]) ? [] : [index]));
}

/** Adds or removes an option, and keeps the order of the options. */
export function toggleOption(
  options: readonly string[],
  chosen: readonly string[],
  option: string,
): string[] {
  return options.filter((candidate) => (candidate === option) !== chosen.includes(candidate));
}
