import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';

/** Prints `15 minutes`, `22 minutes 30 seconds`, `1 minute`. */
export function printDuration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  return [counted(minutes, 'minute'), counted(rest, 'second')].filter(Boolean).join(' ');
}

/** Prints `1 question`, `3 questions`; empty for none. */
export function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Replaces straight quotes in results by typographic ones, except in the learner's own text. */
export function withPrintedQuotes(
  payload: SkillCheckSubmissionPayload,
): SkillCheckSubmissionPayload {
  const printed = withTypographicQuotes(payload);
  const questionResults = printed.results.questionResults.map((result, index) => {
    const isWritten = result.type === 'short-answer' || result.type === 'essay';
    const { userAnswer } = (isWritten ? payload : printed).results.questionResults[index]!;
    return { ...result, userAnswer };
  });
  return { ...printed, results: { ...printed.results, questionResults } };
}
