import type { SkillCheckAnswer } from '@learning/shared/contract/activities';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';

const ELLIPSIS = '…';

/** Returns graded results with each answer shortened to `maxCharacters` and an ellipsis. */
export function withShortenedAnswers(
  payload: SkillCheckSubmissionPayload,
  maxCharacters: number,
): SkillCheckSubmissionPayload {
  const { answers, results } = payload;
  return {
    ...payload,
    answers: Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [id, shortenAnswer(answer, maxCharacters)]),
    ),
    results: {
      ...results,
      questionResults: results.questionResults.map((result) => ({
        ...result,
        userAnswer: result.userAnswer && shortenAnswer(result.userAnswer, maxCharacters),
      })),
    },
  };
}

/** Several chosen options share the characters equally. */
function shortenAnswer(answer: SkillCheckAnswer, maxCharacters: number): SkillCheckAnswer {
  if (typeof answer === 'string') return shortenText(answer, maxCharacters);
  return answer.map((option) => shortenText(option, Math.ceil(maxCharacters / answer.length)));
}

/** Counts UTF-16 code units, as the contract does, and never splits a surrogate pair. */
function shortenText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const isInsidePair = (text.codePointAt(maxCharacters - 1) ?? 0) > 0xffff;
  return text.slice(0, isInsidePair ? maxCharacters - 1 : maxCharacters) + ELLIPSIS;
}
