import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  ConversationSubmissionPayload,
  ScenarioSubmissionPayload,
  SimulationSubmissionPayload,
  SkillCheckSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { secondsLeft } from '@learning/shared/domain/time/attempt-time';
import type { SubmissionRecord } from '../activity-records.ts';

/** Points in the analysis that older releases stored with a failed scenario. */
const POINTS = / \(\d+(?: of \d+)? points\)$/gm;

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

type Result = Pick<SubmissionRecord, 'completed' | 'score' | 'payload' | 'feedback'>;

/**
 * Returns what a learner may read of the result: before a pass, no answers of a skill check, and no points of a scenario, a
 * conversation or a simulation.
 *
 * Source: rules/scoring.md S2, S24
 */
export function visibleResult({
  completed,
  score,
  payload,
  feedback,
}: Result): Pick<ActivitySubmission, 'score' | 'payload' | 'feedback'> {
  if (completed) return { score, payload, feedback };
  const result = JSON.parse(payload) as Partial<
    ScenarioSubmissionPayload & ConversationSubmissionPayload & SimulationSubmissionPayload
  >;
  if (result.turns ?? result.periods) return { score: null, payload, feedback };
  if (!result.decisions) return { score, payload: withoutKey(payload), feedback };
  return {
    score: null,
    payload: JSON.stringify(withoutPoints(result as ScenarioSubmissionPayload)),
    feedback: feedback.replace(POINTS, ''),
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

/** Removes the points that older releases stored with a failed scenario. */
function withoutPoints({
  finalScore: _finalScore,
  maxScore: _maxScore,
  percentage: _percentage,
  decisions,
  ...others
}: ScenarioSubmissionPayload): ScenarioSubmissionPayload {
  return {
    ...others,
    decisions: decisions.map(({ value: _value, bestValue: _bestValue, ...decision }) => decision),
  };
}
