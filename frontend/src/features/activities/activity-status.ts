import type { Activity, ActivityState } from '@learning/shared/contract/activities';
import { ACTIVITY_FACTS, isActivityType } from '@learning/shared/domain/activity-types';
import type { SendingState } from './submission/send-submission.ts';

export interface ActivityStatus {
  kind: 'not-started' | 'in-progress' | 'unsent' | 'passed' | 'failed';
  /** Shown on the card. */
  text: string;
}

/** A type that only a newer server knows. */
const UNKNOWN_TYPE = { name: 'Activity', isGraded: true };

const factsOf = (type: string) => (isActivityType(type) ? ACTIVITY_FACTS[type] : UNKNOWN_TYPE);

/** Lists type, time and, if it is graded, the pass mark: `Scenario · 15 minutes · Pass mark 70%`. */
export function activityFacts({ type, duration, passingScore }: Activity): string[] {
  const { name, isGraded } = factsOf(type);
  return [name, duration, ...(isGraded ? [`Pass mark ${passingScore}%`] : [])];
}

/** Returns the learner's status in one activity. */
export function statusOf(
  state: ActivityState,
  type: string,
  sending: SendingState,
): ActivityStatus {
  const best = state.submission;
  if (best?.completed) {
    return {
      kind: 'passed',
      text: factsOf(type).isGraded ? `Passed with ${best.score}%` : 'Completed',
    };
  }
  if (sending !== 'none') return { kind: 'unsent', text: 'Submitted, not sent yet' };
  const failed = best && failureOf(best.score);
  if (hasAttempt(state) || state.draft) {
    return { kind: 'in-progress', text: failed ? `In progress, ${failed}` : 'In progress' };
  }
  if (failed) return { kind: 'failed', text: capitalised(failed) };
  return { kind: 'not-started', text: 'Not started' };
}

/** Whether an attempt is open, of whatever type. */
export function hasAttempt(state: ActivityState): boolean {
  const { attempt, scenarioAttempt, conversationAttempt, simulationAttempt } = state;
  return Boolean(attempt ?? scenarioAttempt ?? conversationAttempt ?? simulationAttempt);
}

function failureOf(score: number | null): string {
  return score === null ? 'not passed yet' : `best score so far ${score}%`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
