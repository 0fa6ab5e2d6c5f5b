import type {
  PublicQuestion,
  SkillCheckAnswer,
  SkillCheckAnswers,
} from '@learning/shared/contract/activities';

export type QuestionType = PublicQuestion['type'];

/** What to do with a question of each type. */
export const QUESTION_TASKS: Record<QuestionType, string> = {
  'multiple-choice': 'Choose one',
  'multiple-select': 'Choose all that apply',
  'short-answer': 'Short answer',
  essay: 'Written answer',
};

const MIX_WORDS: Record<QuestionType, string> = {
  'multiple-choice': 'to choose one answer',
  'multiple-select': 'to choose all that apply',
  'short-answer': 'to answer in a word or number',
  essay: 'to answer in your own words',
};

/** How many questions of each type: `5 to choose one answer, 2 to choose all that apply`. */
export function questionMix(questions: readonly { type: QuestionType }[]): string {
  return (Object.keys(MIX_WORDS) as QuestionType[])
    .map((type) => [questions.filter((question) => question.type === type).length, type] as const)
    .filter(([count]) => count > 0)
    .map(([count, type]) => `${count} ${MIX_WORDS[type]}`)
    .join(', ');
}

/** Blank text and no chosen option are no answer. */
export function isAnswered(answer: SkillCheckAnswer | null | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() !== '' : (answer ?? []).length > 0;
}

/** Positions, from 0, of the questions without an answer. */
export function unansweredOf(
  questions: readonly { id: string }[],
  answers: SkillCheckAnswers,
): number[] {
  return questions.flatMap(({ id }, index) => (isAnswered(answers[id]) ? [] : [index]));
}

/** Adds or removes an option; what is chosen stays in the order of the options. */
export function toggleOption(
  options: readonly string[],
  chosen: readonly string[],
  option: string,
): string[] {
  return options.filter((one) => (one === option) !== chosen.includes(one));
}
