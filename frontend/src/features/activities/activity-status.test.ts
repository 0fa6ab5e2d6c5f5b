import { describe, expect, it } from 'vitest';
import {
  activity,
  activityState,
  activitySubmission,
  scenarioAttempt,
} from '#testing/activity-samples.ts';
import { activityFacts, statusOf } from './activity-status.ts';

const failed = activitySubmission({ score: 45 });
const passed = activitySubmission({ score: 85, completed: true });
const open = { scenarioAttempt: scenarioAttempt() };
const statusText = (part: Parameters<typeof activityState>[0]) =>
  statusOf(activityState(part), 'scenario', 'none').text;

describe('the status of an activity', () => {
  it('is shown in words', () => {
    expect(statusText({})).toBe('Not started');
    expect(statusText(open)).toBe('In progress');
    expect(statusText({ ...open, submission: failed })).toBe('In progress, best score so far 45%');
    expect(statusText({ submission: failed })).toBe('Best score so far 45%');
    const untold = activitySubmission({ score: null });
    expect(statusText({ ...open, submission: untold })).toBe('In progress, not passed yet');
    expect(statusText({ submission: untold })).toBe('Not passed yet');
    expect(statusText({ ...open, submission: passed })).toBe('Passed with 85%');
  });

  it('shows a submission that was not sent, unless the activity is passed', () => {
    expect(statusOf(activityState(), 'scenario', 'waiting').kind).toBe('unsent');
    const state = activityState({ submission: passed });
    expect(statusOf(state, 'scenario', 'waiting').kind).toBe('passed');
  });

  it('shows no pass mark for a document, and calls an unknown type an activity', () => {
    expect(activityFacts(activity())).toEqual(['Scenario', '15 minutes', 'Pass mark 70%']);
    expect(activityFacts(activity({ type: 'generator' }))).toEqual([
      'Template Generator',
      '15 minutes',
    ]);
    expect(activityFacts(activity({ type: 'poll' as never }))[0]).toBe('Activity');
  });
});
