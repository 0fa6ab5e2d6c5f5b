import type { Activity, ActivityState } from '@learning/shared/contract/activities';
import type { SendingState } from './submission/send-submission.ts';

export interface ActivityStatus {
  kind: 'not-started' | 'in-progress' | 'unsent' | 'passed' | 'failed';
  /** Shown on the card. */
  text: string;
}

const TYPE_NAMES: Record<string, string> = {
  scenario: 'Scenario',
  generator: 'Template Generator',
  'skill-check': 'Skill Check',
};

/** Names the activity's type. The server may know types that this page does not. */
function typeName(type: string): string {
  return TYPE_NAMES[type] ?? 'Activity';
}

/** Lists type, time and pass mark: `Scenario · 15 minutes · Pass mark 70%`. A generator has no pass mark. */
export function activityFacts({ type, duration, passingScore }: Activity): string[] {
  return [
    typeName(type),
    duration,
    ...(type === 'generator' ? [] : [`Pass mark ${passingScore}%`]),
  ];
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
      text: type === 'generator' ? 'Completed' : `Passed with ${best.score}%`,
    };
  }
  if (sending !== 'none') return { kind: 'unsent', text: 'Submitted, not sent yet' };
  const score = best ? `best score so far ${best.score}%` : '';
  if (state.attempt ?? state.scenarioAttempt ?? state.draft) {
    return { kind: 'in-progress', text: score ? `In progress, ${score}` : 'In progress' };
  }
  if (score) return { kind: 'failed', text: capitalised(score) };
  return { kind: 'not-started', text: 'Not started' };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
