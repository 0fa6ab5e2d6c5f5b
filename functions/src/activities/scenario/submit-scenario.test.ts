import type { ScenarioSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { learnerRepository } from '#learning/learner-repository.ts';
import { submissionKeys, submissionsPartition } from '#table/keys.ts';
import { getItem, putItem, queryPartition, type Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { scenarioCalls } from '#testing/learning/scenario-calls.ts';
import { recordRequests } from '#testing/table/record-requests.ts';

const COURSE = 1;
const SCENARIO = 'record-keeping-scenario';
const BEST = ['ask', 'dates'];
const HALF = ['wait', 'deny'];
const WORST = ['hand', 'deny'];
const start = new Date('2026-11-18T09:00:00.000Z');

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await createSampleTable();
});
beforeEach(() => {
  api = openApi(table, start);
});

const open = async (userId: string = randomUUID()) =>
  scenarioCalls(await enrolledLearner(api, COURSE, userId), SCENARIO);
const resultOf = async (userId: string) =>
  (await learnerRepository(table).read(userId)).activityResults[0];

describe('submitting a scenario', () => {
  test('closes the attempt and explains each decision of a pass', async () => {
    const scenario = await open();
    const { id } = await scenario.decideAll(['wait', 'own']);
    const submission = await scenario.submit(id);
    expect(submission).toMatchObject({
      activityId: SCENARIO,
      attemptId: id,
      score: 75,
      completed: true,
      completedAt: start.toISOString(),
    });
    expect(submission.feedback).toBe(
      [
        'passing-feedback',
        'Decision analysis',
        '1. The request (5 of 10 points)\nYou chose: Wait\nwait-feedback',
        '2. The consequence (10 of 10 points)\nYou chose: Say so\nown-feedback',
      ].join('\n\n'),
    );
    expect(JSON.parse(submission.payload)).toEqual({
      choices: { open: 'wait', rush: 'own' },
      finalScore: 15,
      maxScore: 20,
      percentage: 75,
      completedSteps: ['open', 'rush'],
      scenarioTitle: 'The Missing Note',
      summary: 'passing-feedback',
      decisions: [
        {
          stepId: 'open',
          stepTitle: 'The request',
          situation: 'The manager wants the file at once.',
          choiceId: 'wait',
          choiceText: 'Wait',
          value: 5,
          bestValue: 10,
          feedback: 'wait-feedback',
        },
        expect.objectContaining({ stepId: 'rush', choiceId: 'own', value: 10 }),
      ],
    });
    expect((await scenario.state()).scenarioAttempt).toBeNull();
  });

  test('tells the points of a failed path, but not those of the best choices', async () => {
    const scenario = await open();
    const failed = await scenario.play(WORST);
    expect(failed).toMatchObject({ score: 0, completed: false });
    expect(failed.feedback).toMatch(/^failing-feedback\n/);
    expect(failed.feedback).toContain('(0 points)');
    const { decisions } = JSON.parse(failed.payload) as ScenarioSubmissionPayload;
    expect(decisions.map(({ value }) => value)).toEqual([0, 0]);
    const shown = JSON.stringify([failed, await scenario.state(), await scenario.review()]);
    expect(shown).not.toContain('bestValue');
    expect(shown).not.toContain('ask-feedback');
  });

  test('hides the best points that an earlier release stored with a failure', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const { attemptId } = await scenario.play(WORST);
    const key = submissionKeys.submission(userId, SCENARIO, attemptId);
    const stored = (await getItem(table, key))!;
    const payload = JSON.parse(String(stored['payload'])) as ScenarioSubmissionPayload;
    const decisions = payload.decisions.map((one) => ({ ...one, bestValue: 10 }));
    await putItem(table, {
      ...stored,
      feedback: String(stored['feedback']).replaceAll('(0 points)', '(0 of 10 points)'),
      payload: JSON.stringify({ ...payload, decisions }),
    });
    const { submission } = await scenario.state();
    expect(submission!.payload).not.toContain('bestValue');
    expect(submission!.feedback).toContain('(0 points)');
  });

  test('is refused before the start, before the end, and for an attempt that is not open', async () => {
    const scenario = await open();
    expect(await scenario.submitRefused()).toBe('attempt_not_started');
    expect(await scenario.submitRefused('made-up-by-client')).toBe('attempt_not_started');
    const { id } = await scenario.decideAll(['ask']);
    expect(await scenario.submitRefused(id)).toBe('scenario_not_finished');
    expect(await scenario.submitRefused()).toBe('scenario_not_finished');
    expect((await scenario.state()).scenarioAttempt?.decisions).toHaveLength(1);
  });

  test('ignores choices, score and pass in the request', async () => {
    const learner = await enrolledLearner(api, COURSE);
    const { id } = await scenarioCalls(learner, SCENARIO).decideAll(WORST);
    const submission = await learner.ok('submitActivity', {
      params: { id: SCENARIO },
      body: {
        userId: 'me',
        activityId: SCENARIO,
        attemptId: id,
        payload: JSON.stringify({ choices: { open: 'ask', listen: 'dates' } }),
        score: 100,
        completed: true,
      },
    });
    expect(submission).toMatchObject({ score: 0, completed: false });
  });

  test('is possible again until it is passed, and refused afterwards', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const failed = await scenario.play(WORST);
    api.now = new Date(start.getTime() + 1000);
    const passed = await scenario.play(BEST);
    expect(passed).toMatchObject({ score: 100, completed: true });
    expect(await scenario.startRefused()).toBe('activity_passed');

    // A repeat returns what is stored.
    expect(await scenario.submit(failed.attemptId)).toEqual(failed);
    expect(await scenario.submit(passed.attemptId)).toEqual(passed);
    expect(await scenario.submit()).toEqual(passed);
    expect(await scenario.state()).toMatchObject({
      submission: passed,
      latestSubmission: passed,
      submissionCount: 2,
    });
    expect(await resultOf(userId)).toMatchObject({
      courseId: COURSE,
      activityId: SCENARIO,
      score: 100,
      completed: true,
      completedAt: '2026-11-18T09:00:01.000Z',
      submissionCount: 2,
    });
  });

  test('keeps the best submission and the last ten of many', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    let best: Awaited<ReturnType<typeof scenario.play>> | undefined;
    let last: typeof best;
    for (let count = 1; count <= 16; count += 1) {
      last = await scenario.play(count === 4 ? HALF : WORST);
      if (count === 4) best = last;
    }
    expect(best!.score).toBeGreaterThan(last!.score);
    // Eleven submissions and the attempt that was submitted last; its scenario is gone.
    expect(await queryPartition(table, submissionsPartition(userId))).toHaveLength(12);
    expect(await scenario.state()).toMatchObject({
      submission: best,
      latestSubmission: last,
      submissionCount: 16,
    });
    expect(await resultOf(userId)).toMatchObject({ score: best!.score, completed: false });
  });

  test('leaves the number of reads for the state and the best result constant', async () => {
    const userId = randomUUID();
    const learner = await enrolledLearner(api, COURSE, userId);
    const scenario = scenarioCalls(learner, SCENARIO);
    const { best } = activityCalls(learner, SCENARIO);
    for (let count = 0; count < 2; count += 1) await scenario.play(HALF);
    const readsOf = async () => {
      const { operations, stop } = recordRequests();
      await scenario.state();
      await best();
      stop();
      return operations.filter((one) => one !== 'answered').toSorted();
    };
    await scenario.play(WORST);
    const readsAfterThree = await readsOf();
    for (let count = 0; count < 12; count += 1) await scenario.play(WORST);
    expect(await readsOf()).toEqual(readsAfterThree);
    expect((await scenario.state()).submissionCount).toBe(15);
  });

  test("passes by the activity's passing score, not by the one inside its config", async () => {
    const strict = await createSampleTable(undefined, ({ activities }) => {
      activities.get(SCENARIO)!.passingScore = 80;
    });
    const learner = await enrolledLearner(openApi(strict, start), COURSE);
    const scenario = scenarioCalls(learner, SCENARIO);
    expect(await scenario.play(['wait', 'own'])).toMatchObject({ score: 75, completed: false });
  });
});

describe('the review of a scenario', () => {
  const playedBy = async (count: number, choices: readonly string[]) => {
    const fresh = await createSampleTable();
    const freshApi = openApi(fresh, start);
    const learner = async () => scenarioCalls(await enrolledLearner(freshApi, COURSE), SCENARIO);
    for (let index = 0; index < count; index += 1) await (await learner()).play(choices);
    return learner;
  };

  test('tells how 20 learners chose at the decided steps, and not how 19 did', async () => {
    const learner = await playedBy(18, BEST);
    const nineteenth = await learner();
    await nineteenth.play(WORST);
    expect((await nineteenth.review()).shares).toEqual([]);
    const twentieth = await learner();
    await twentieth.play(WORST);
    expect(await twentieth.review()).toEqual({
      shares: [
        {
          stepId: 'open',
          choices: [
            { id: 'ask', text: 'Ask why', percent: 90 },
            { id: 'wait', text: 'Wait', percent: 0 },
            { id: 'hand', text: 'Hand it over', percent: 10 },
          ],
        },
      ],
      scenario: null,
    });
    // Further tries of the same learner do not count.
    await twentieth.play(HALF);
    const { shares } = await twentieth.review();
    expect(shares[0]!.choices.map(({ percent }) => percent)).toEqual([90, 0, 10]);
  });

  test('has the whole scenario only after a pass, and nothing before the end', async () => {
    const scenario = await open();
    expect(await scenario.review()).toEqual({ shares: [], scenario: null });
    await scenario.play(WORST);
    expect((await scenario.review()).scenario).toBeNull();
    await scenario.play(BEST);
    const { scenario: whole } = await scenario.review();
    expect(whole?.steps[0]?.choices[0]).toEqual({
      id: 'ask',
      text: 'Ask why',
      value: 10,
      feedback: 'ask-feedback',
      next: 'listen',
    });
    expect(whole?.steps[2]?.choices[0]?.next).toBeNull();
  });

  test('counts decisions and stores nothing about the learner', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    await scenario.play(HALF);
    const items = await queryPartition(table, `CHOICES#${SCENARIO}`);
    expect(JSON.stringify(items)).not.toContain(userId);
  });

  test("does not count the demo account's decisions, because everyone shares it", async () => {
    const fresh = await createSampleTable();
    const userId = randomUUID();
    await enrolledLearner(openApi(fresh, start), COURSE, userId);
    const learner = openApi(fresh, start, '[demo]').as(userId);
    await scenarioCalls(learner, SCENARIO).play(HALF);
    expect(await queryPartition(fresh, `CHOICES#${SCENARIO}`)).toEqual([]);
  });
});
