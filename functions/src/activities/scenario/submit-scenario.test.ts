import type { ScenarioSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { learnerRepository } from '#learning/learner-repository.ts';
import { submissionKeys, submissionsPartition } from '#table/keys.ts';
import { getItem, putItem, queryPartition, type Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';
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
/** A learner who bought the course, and so can wait longer than a trial lasts. */
async function openForWeeks(userId: string) {
  await grantPurchase(table, userId, COURSE);
  const learner = api.as(userId);
  const body = { userId: 'me', courseId: COURSE, progress: '0' };
  await learner.ok('createEnrollment', { body });
  return scenarioCalls(learner, SCENARIO);
}
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
      lookBackPercent: 100,
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
          lookBack: { marked: 'Hand it over', mostHarmful: 'Hand it over' },
        },
        expect.objectContaining({ stepId: 'rush', choiceId: 'own', value: 10 }),
      ],
    });
    expect((await scenario.state()).scenarioAttempt).toBeNull();
  });

  test('tells the consequences of a failed path, and no points by which choices could be compared', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const { id, decisions: shown } = await scenario.decideAll(WORST);
    const failed = await scenario.submit(id);
    expect(failed).toMatchObject({ score: null, completed: false });
    expect(failed.feedback).toBe(
      [
        'failing-feedback',
        'Decision analysis',
        '1. The request\nYou chose: Hand it over\nhand-feedback',
        '2. The consequence\nYou chose: Deny it\ndeny-feedback',
      ].join('\n\n'),
    );
    expect(JSON.parse(failed.payload)).toEqual({
      choices: { 'decision-1': shown[0]!.choice.id, 'decision-2': shown[1]!.choice.id },
      decisionsSuffice: false,
      completedSteps: ['decision-1', 'decision-2'],
      scenarioTitle: 'The Missing Note',
      summary: 'failing-feedback',
      decisions: [
        {
          stepId: 'decision-1',
          stepTitle: 'The request',
          situation: 'The manager wants the file at once.',
          choiceId: shown[0]!.choice.id,
          choiceText: 'Hand it over',
          feedback: 'hand-feedback',
        },
        expect.objectContaining({ stepId: 'decision-2', feedback: 'deny-feedback' }),
      ],
    });
    const learner = api.as(userId);
    const course = await learner.ok('getCourseState', { params: { userId: 'me', id: COURSE } });
    expect(course.activityResults).toMatchObject([{ score: null, completed: false }]);
  });

  test('does not tell which of two failed tries was better', async () => {
    const scenario = await open();
    const worse = await scenario.play(WORST);
    api.now = new Date(start.getTime() + 1000);
    const better = await scenario.play(HALF);
    expect(await scenario.state()).toMatchObject({
      submission: { attemptId: worse.attemptId, completedAt: worse.completedAt, score: null },
      latestSubmission: { attemptId: better.attemptId, score: null },
    });
  });

  test('fails good decisions without a look back, and tells that the decisions suffice', async () => {
    const scenario = await open();
    const { id, lookBack } = await scenario.decideAll(BEST);
    const right = await scenario.marks();
    const wrong = Object.fromEntries(
      lookBack.map(({ stepId, choices }) => [
        stepId,
        choices.find((choice) => choice.id !== right[stepId])!.id,
      ]),
    );
    const failed = await scenario.submit(id, { ...wrong, 'decision-1': right['decision-1']! });
    expect(failed).toMatchObject({ score: null, completed: false });
    const payload = JSON.parse(failed.payload) as ScenarioSubmissionPayload;
    expect(payload.decisionsSuffice).toBe(true);
    expect(await scenario.play(BEST)).toMatchObject({ score: 100, completed: true });
  });

  test('refuses marks that are missing or unknown, and names each', async () => {
    const scenario = await open();
    const { id } = await scenario.decideAll(BEST);
    const refusalOf = async (payload: object) => {
      const { code, fields = [] } = await scenario.submitRefusal(id, payload);
      return [code, fields.map(({ path, message }) => `${path} ${message}`)];
    };
    expect(await refusalOf({})).toEqual([
      'invalid_request',
      [
        'body.payload.mostHarmful.decision-1 has no mark',
        'body.payload.mostHarmful.decision-2 has no mark',
      ],
    ]);
    const marks = { 'decision-1': 'choice-9', 'decision-2': 'choice-1' };
    expect(await refusalOf({ mostHarmful: marks })).toEqual([
      'invalid_request',
      ['body.payload.mostHarmful.decision-1 is not a choice of this step'],
    ]);
    expect((await scenario.state()).submissionCount).toBe(0);
    expect(await scenario.submit(id)).toMatchObject({ completed: true });
  });

  test('hides the points that an earlier release stored with a failure', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const { attemptId } = await scenario.play(WORST);
    const key = submissionKeys.submission(userId, SCENARIO, attemptId);
    const stored = (await getItem(table, key))!;
    const payload = JSON.parse(String(stored['payload'])) as ScenarioSubmissionPayload;
    const points = { finalScore: 5, maxScore: 20, percentage: 25 };
    const decisions = payload.decisions.map((decision) => ({
      ...decision,
      value: 5,
      bestValue: 10,
    }));
    for (const text of ['(5 points)', '(5 of 10 points)']) {
      const title = '1. The request';
      const feedback = String(stored['feedback']).replace(title, `${title} ${text}`);
      const old = JSON.stringify({ ...payload, ...points, decisions });
      await putItem(table, { ...stored, score: 25, feedback, payload: old });
      const { submission } = await scenario.state();
      expect(submission!.score).toBeNull();
      expect(submission!.payload).not.toMatch(/value|bestValue|Score|percentage/i);
      expect(submission!.feedback).toContain('1. The request\n');
    }
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
        payload: JSON.stringify({
          choices: { open: 'ask', listen: 'dates' },
          mostHarmful: await scenarioCalls(learner, SCENARIO).marks(),
        }),
        score: 100,
        completed: true,
      },
    });
    expect(submission).toMatchObject({ score: null, completed: false });
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

  test('keeps the first submission and the last ten of many that failed', async () => {
    const userId = randomUUID();
    const scenario = await openForWeeks(userId);
    const played: Awaited<ReturnType<typeof scenario.play>>[] = [];
    for (let count = 1; count <= 16; count += 1) {
      const submission = await scenario.play(count === 4 ? HALF : WORST);
      played.push(submission);
      api.now = new Date(submission.wait!.opensAt);
    }
    // Eleven submissions and the attempt that was submitted last; its scenario is gone.
    expect(await queryPartition(table, submissionsPartition(userId))).toHaveLength(12);
    const { submission, latestSubmission, submissionCount } = await scenario.state();
    expect(submission!.attemptId).toBe(played[0]!.attemptId);
    expect(latestSubmission!.attemptId).toBe(played.at(-1)!.attemptId);
    expect(submissionCount).toBe(16);
    expect(await resultOf(userId)).toMatchObject({ score: 0, completed: false });
  });

  test('leaves the number of reads for the state and the best result constant', async () => {
    const userId = randomUUID();
    const scenario = await openForWeeks(userId);
    const { best } = activityCalls(api.as(userId), SCENARIO);
    const fail = async (choices: readonly string[]) => {
      api.now = new Date((await scenario.play(choices)).wait!.opensAt);
    };
    for (let count = 0; count < 2; count += 1) await fail(HALF);
    const readsOf = async () => {
      const { operations, stop } = recordRequests();
      await scenario.state();
      await best();
      stop();
      return operations.filter((operation) => operation !== 'answered').toSorted();
    };
    await fail(WORST);
    const readsAfterThree = await readsOf();
    for (let count = 0; count < 12; count += 1) await fail(WORST);
    expect(await readsOf()).toEqual(readsAfterThree);
    expect((await scenario.state()).submissionCount).toBe(15);
  });

  test("passes by the activity's passing score, not by the one inside its config", async () => {
    const strict = await createSampleTable(undefined, ({ activities }) => {
      activities.get(SCENARIO)!.passingScore = 80;
    });
    const learner = await enrolledLearner(openApi(strict, start), COURSE);
    const scenario = scenarioCalls(learner, SCENARIO);
    const failed = await scenario.play(['wait', 'own']);
    expect(failed.completed).toBe(false);
    expect(failed.payload).toContain('"decisionsSuffice":false');
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

  test('tells how 20 learners chose once it is passed, and not how 19 did', async () => {
    const learner = await playedBy(17, BEST);
    const failing = await learner();
    await failing.play(WORST);
    const nineteenth = await learner();
    await nineteenth.play(BEST);
    expect((await nineteenth.review()).shares).toEqual([]);
    const twentieth = await learner();
    await twentieth.play(WORST);
    // What most learners chose would give away the best choice.
    expect(await twentieth.review()).toEqual({ shares: [], scenario: null });
    // Further tries of the same learner do not count.
    await twentieth.play(BEST);
    const { shares } = await twentieth.review();
    expect(shares).toEqual([
      {
        stepId: 'open',
        choices: [
          { id: 'ask', text: 'Ask why', percent: 90 },
          { id: 'wait', text: 'Wait', percent: 0 },
          { id: 'hand', text: 'Hand it over', percent: 10 },
        ],
      },
    ]);
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

  test('does not count the decisions of demo learners', async () => {
    const fresh = await createSampleTable();
    const userId = randomUUID();
    await enrolledLearner(openApi(fresh, start), COURSE, userId);
    const learner = openApi(fresh, start, '[demo]').as(userId);
    await scenarioCalls(learner, SCENARIO).play(HALF);
    expect(await queryPartition(fresh, `CHOICES#${SCENARIO}`)).toEqual([]);
  });
});
