import type { SkillCheckAnswer } from '@learning/shared/contract/activities';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';

const ELLIPSIS = '…';

/** Graded results with less of what the learner wrote: at most so many characters an answer, then an ellipsis. */
export function withAnswersCut(
  payload: SkillCheckSubmissionPayload,
  mostCharacters: number,
): SkillCheckSubmissionPayload {
  const { answers, results } = payload;
  return {
    ...payload,
    answers: Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [id, cutAnswer(answer, mostCharacters)]),
    ),
    results: {
      ...results,
      questionResults: results.questionResults.map((result) => ({
        ...result,
        userAnswer: result.userAnswer && cutAnswer(result.userAnswer, mostCharacters),
      })),
    },
  };
}

/** Of several chosen options each has its share. */
function cutAnswer(answer: SkillCheckAnswer, mostCharacters: number): SkillCheckAnswer {
  if (typeof answer === 'string') return cutText(answer, mostCharacters);
  return answer.map((option) => cutText(option, Math.ceil(mostCharacters / answer.length)));
}

/** Characters are UTF-16 units, as in the contract's bounds; no pair of them is cut through. */
function cutText(text: string, mostCharacters: number): string {
  if (text.length <= mostCharacters) return text;
  const isInsidePair = (text.codePointAt(mostCharacters - 1) ?? 0) > 0xffff;
  return text.slice(0, isInsidePair ? mostCharacters - 1 : mostCharacters) + ELLIPSIS;
}
