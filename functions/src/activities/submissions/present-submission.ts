import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { secondsLeft } from '@learning/shared/domain/time/attempt-time';
import type { SubmissionRecord } from '../activity-records.ts';

/** Returns a submission as its learner sees it, with the wait for the next attempt. */
export function presentSubmission(record: SubmissionRecord, now: Date): ActivitySubmission {
  const { nextAttemptAt, completed, payload } = record;
  const wait = nextAttemptAt && {
    opensAt: nextAttemptAt,
    secondsLeft: secondsLeft(new Date(nextAttemptAt), now),
  };
  return {
    ...record,
    payload: completed ? payload : withoutKey(payload),
    ...(wait ? { wait } : {}),
  };
}

/** Removes the answers and explanations that older releases stored with a failed skill check. Source: rules/scoring.md S2 */
function withoutKey(payload: string): string {
  if (!payload.includes('"correctAnswer"')) return payload;
  const { results, ...others } = JSON.parse(payload) as Partial<SkillCheckSubmissionPayload>;
  if (!results) return payload;
  const questionResults = results.questionResults.map(
    ({ correctAnswer: _answer, explanation: _explanation, ...result }) => result,
  );
  return JSON.stringify({ ...others, results: { ...results, questionResults } });
}
