import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { submissionPrefix, submissionsPartition } from '../table/keys.ts';
import { putItem, type Table } from '../table/table.ts';
import { openApi } from '../testing/open-api.ts';
import { createPublishedTable } from '../testing/published-catalog.ts';

let table: Table;
beforeAll(async () => {
  table = await createPublishedTable();
});

const CHECK = 'hr-foundations-skill-check';
const trialLearner = async () => {
  const userId = randomUUID();
  const learner = openApi(table).as(userId);
  await learner.ok('startTrial', { params: { userId: 'me' } });
  return { learner, userId };
};

describe('the activities of a module', () => {
  test('open with access, one by one and as a list', async () => {
    const { learner } = await trialLearner();
    const listed = await learner.ok('listActivities', { params: { id: 'hr-foundations-m5' } });
    expect(listed.map((one) => one.id)).toEqual([CHECK]);
    expect(await learner.ok('getActivity', { params: { id: CHECK } })).toEqual(listed[0]);
    expect(listed[0]).toMatchObject({
      type: 'skill-check',
      duration: '20 minutes',
      passingScore: 75,
      moduleId: 'hr-foundations-m5',
    });
  });

  test.each([CHECK, 'hr-foundations-scenario', 'hr-documentation-basic-scenario'])(
    'never send what helps to guess: %s',
    async (id) => {
      const { learner } = await trialLearner();
      const answer = JSON.stringify(await learner.ok('getActivity', { params: { id } }));
      expect(answer).not.toMatch(/correctAnswer|explanation|\\"value\\"|\\"feedback\\"|maxScore/);
    },
  );

  test('are closed without access', async () => {
    const stranger = openApi(table).as(randomUUID());
    const module = { params: { id: 'hr-foundations-m5' } };
    expect(await stranger.refused('listActivities', module)).toBe('payment_required');
    expect(await stranger.refused('getActivity', { params: { id: CHECK } })).toBe(
      'payment_required',
    );
  });

  test('are none in a module without, and not found in one that does not exist', async () => {
    const { learner } = await trialLearner();
    expect(await learner.ok('listActivities', { params: { id: 'hr-foundations-m1' } })).toEqual([]);
    const gone = { params: { id: 'no-such-thing' } };
    expect(await learner.refused('listActivities', gone)).toBe('module_not_found');
    expect(await learner.refused('getActivity', gone)).toBe('activity_not_found');
  });
});

describe('the submission of a learner', () => {
  const submission = { params: { id: CHECK, userId: 'me' } };
  const store = (userId: string, attempt: number, score: number) =>
    putItem(table, {
      PK: submissionsPartition(userId),
      SK: `${submissionPrefix(CHECK)}${attempt}`,
      entity: 'submission',
      activityId: CHECK,
      score,
      feedback: `attempt ${attempt}`,
      payload: '{}',
      completed: score >= 75,
      completedAt: '2026-11-18T09:00:00.000Z',
    });

  test('is null before the first attempt', async () => {
    const { learner } = await trialLearner();
    expect(await learner.ok('getSubmission', submission)).toBeNull();
  });

  test('is the best of all attempts, the first of equals', async () => {
    const { learner, userId } = await trialLearner();
    await store(userId, 1, 40);
    await store(userId, 2, 80);
    await store(userId, 3, 80);
    await store(userId, 4, 60);
    expect(await learner.ok('getSubmission', submission)).toMatchObject({
      score: 80,
      feedback: 'attempt 2',
      completed: true,
    });
  });

  test('of an activity that does not exist is not found', async () => {
    const { learner } = await trialLearner();
    const gone = { params: { id: 'no-such-activity', userId: 'me' } };
    expect(await learner.refused('getSubmission', gone)).toBe('activity_not_found');
  });
});
