import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  ScenarioSubmissionPayload,
  SkillCheckSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { secondsLeft } from '@learning/shared/domain/time/attempt-time';
import type { SubmissionRecord } from '../activity-records.ts';

/** Points of a decision beside those of the best choice, in the analysis that older releases stored with a failed scenario. */
const BEST_POINTS = /\((\d+) of \d+ points\)/g;

/** Returns a submission as its learner sees it, with the wait for the next attempt. */
export function presentSubmission(record: SubmissionRecord, now: Date): ActivitySubmission {
  const { nextAttemptAt } = record;
  const wait = nextAttemptAt && {
    opensAt: nextAttemptAt,
    secondsLeft: secondsLeft(new Date(nextAttemptAt), now),
  };
  return {
    ...record,
    ...visibleResult(record),
    ...(wait ? { wait } : {}),
  };
}

/** Returns what a learner may read of the result: before a pass, no answers and no best points. Source: rules/scoring.md S2 */
export function visibleResult({
  completed,
  payload,
  feedback,
}: Pick<SubmissionRecord, 'completed' | 'payload' | 'feedback'>) {
  if (completed) return { payload, feedback };
  return {
    payload: withoutBestValues(withoutKey(payload)),
    feedback: feedback.replace(BEST_POINTS, '($1 points)'),
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

/** Removes the points of the best choices, which older releases stored with a failed scenario. Source: rules/scoring.md S2 */
function withoutBestValues(payload: string): string {
  if (!payload.includes('"bestValue"')) return payload;
  const result = JSON.parse(payload) as Partial<ScenarioSubmissionPayload>;
  if (!result.decisions) return payload;
  const decisions = result.decisions.map(({ bestValue: _bestValue, ...decision }) => decision);
  return JSON.stringify({ ...result, decisions });
}
