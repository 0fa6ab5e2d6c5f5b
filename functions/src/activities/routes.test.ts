import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

const CHECK = 'hr-foundations-skill-check';
const trialLearner = async () => {
  const learner = openApi(table).as(randomUUID());
  await learner.ok('startTrial', { params: { userId: 'me' } });
  return learner;
};

describe('the activities of a module', () => {
  test('are returned one by one and as a list to a learner with access', async () => {
    const learner = await trialLearner();
    const listed = await learner.ok('listActivities', { params: { id: 'hr-foundations-m5' } });
    expect(listed.map((activity) => activity.id)).toEqual([CHECK]);
    expect(await learner.ok('getActivity', { params: { id: CHECK } })).toEqual(listed[0]);
    expect(listed[0]).toMatchObject({
      type: 'skill-check',
      duration: '25 minutes',
      passingScore: 75,
      moduleId: 'hr-foundations-m5',
    });
    const config = JSON.parse(listed[0]!.config) as { questions: object[] };
    expect(config.questions[0]).toEqual({ type: 'multiple-choice', points: 10 });
  });

  test('are refused without access', async () => {
    const learner = openApi(table).as(randomUUID());
    const module = { params: { id: 'hr-foundations-m5' } };
    const own = { params: { userId: 'me', id: CHECK } };
    expect(await learner.refused('listActivities', module)).toBe('payment_required');
    expect(await learner.refused('getActivity', { params: { id: CHECK } })).toBe(
      'payment_required',
    );
    expect(await learner.refused('getActivityState', own)).toBe('payment_required');
    expect(await learner.refused('startAttempt', own)).toBe('payment_required');
    expect(await learner.refused('saveDraft', { ...own, body: { values: {} } })).toBe(
      'payment_required',
    );
    const body = { userId: 'me', activityId: CHECK, payload: '{}' };
    expect(await learner.refused('submitActivity', { params: { id: CHECK }, body })).toBe(
      'payment_required',
    );
  });

  test('are an empty list for a module without activities, and not found for an unknown module', async () => {
    const learner = await trialLearner();
    expect(await learner.ok('listActivities', { params: { id: 'hr-foundations-m1' } })).toEqual([]);
    const missing = { params: { id: 'no-such-thing' } };
    expect(await learner.refused('listActivities', missing)).toBe('module_not_found');
    expect(await learner.refused('getActivity', missing)).toBe('activity_not_found');
  });
});

describe('an activity of a course without enrollment', () => {
  test('can be read, but not started, drafted or submitted', async () => {
    const learner = await trialLearner();
    const own = { params: { userId: 'me', id: CHECK } };
    expect(await learner.ok('getActivityState', own)).toEqual({
      activityId: CHECK,
      submission: null,
      latestSubmission: null,
      submissionCount: 0,
      attempt: null,
      scenarioAttempt: null,
      draft: null,
    });
    expect(await learner.refused('startAttempt', own)).toBe('not_enrolled');
    expect(await learner.refused('saveDraft', { ...own, body: { values: {} } })).toBe(
      'not_enrolled',
    );
    const body = { userId: 'me', activityId: CHECK, payload: '{}' };
    expect(await learner.refused('submitActivity', { params: { id: CHECK }, body })).toBe(
      'not_enrolled',
    );
  });
});

describe('an activity that does not exist', () => {
  test.each([
    ['getSubmission', { params: { id: 'no-such-activity', userId: 'me' } }],
    ['getActivityState', { params: { id: 'no-such-activity', userId: 'me' } }],
    ['startAttempt', { params: { id: 'no-such-activity', userId: 'me' } }],
    ['saveDraft', { params: { id: 'no-such-activity', userId: 'me' }, body: { values: {} } }],
    ['startScenario', { params: { id: 'no-such-activity', userId: 'me' } }],
    ['getScenarioReview', { params: { id: 'no-such-activity', userId: 'me' } }],
    [
      'decideStep',
      {
        params: { id: 'no-such-activity', userId: 'me', attemptId: 'a-long-id' },
        body: { stepId: 'one', choiceId: 'two' },
      },
    ],
    [
      'saveAnswers',
      {
        params: { id: 'no-such-activity', userId: 'me', attemptId: 'a-long-id' },
        body: { answers: {} },
      },
    ],
    [
      'submitActivity',
      {
        params: { id: 'no-such-activity' },
        body: { userId: 'me', activityId: 'no-such-activity', payload: '{}' },
      },
    ],
  ] as const)('is not found by %s', async (name, call) => {
    const learner: { refused(name: string, call: object): Promise<string> } = await trialLearner();
    expect(await learner.refused(name, call)).toBe('activity_not_found');
  });
});
