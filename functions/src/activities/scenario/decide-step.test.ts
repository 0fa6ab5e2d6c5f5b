import type { ScenarioConfig } from '@learning/content/schema';
import { sampleScenario } from '@learning/content/testing/sample-activities';
import type { ScenarioSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submissionKeys, submissionsPartition } from '#table/keys.ts';
import { getItem, putItem, queryPartition, type Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable, publishSample } from '#testing/catalog/sample-catalog.ts';
import { enrolledLearner } from '#testing/learning/activity-calls.ts';
import { scenarioCalls } from '#testing/learning/scenario-calls.ts';
import { recordRequests } from '#testing/table/record-requests.ts';

const COURSE = 1;
const SCENARIO = 'record-keeping-scenario';
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

describe('a scenario', () => {
  test('starts with its first step, and responds to each decision with the consequence and the next step', async () => {
    const scenario = await open();
    const attempt = await scenario.start();
    const texts = ['Ask why', 'Hand it over', 'Wait'];
    const opening = {
      id: 'decision-1',
      title: 'The request',
      description: 'Decide what you do first.',
      situation: 'The manager wants the file at once.',
    };
    expect(attempt).toEqual({
      id: attempt.id,
      activityId: SCENARIO,
      startedAt: start.toISOString(),
      decisions: [],
      step: { ...opening, choices: expect.any(Array) },
      lookBack: [],
    });
    expect(attempt.step!.choices.map(({ id }) => id)).toEqual(['choice-1', 'choice-2', 'choice-3']);
    expect(attempt.step!.choices.map(({ text }) => text).toSorted()).toEqual(texts);
    const waiting = attempt.step!.choices.find(({ text }) => text === 'Wait');
    const first = await scenario.decide(attempt, 'wait');
    expect(first.step).toMatchObject({ id: 'decision-2', title: 'The consequence' });
    expect(first.decisions).toEqual([
      { step: opening, choice: waiting, consequence: 'wait-feedback' },
    ]);
    const last = await scenario.decide(first, 'own');
    expect(last.step).toBeNull();
    expect(last.decisions.map(({ consequence }) => consequence)).toEqual([
      'wait-feedback',
      'own-feedback',
    ]);
    expect(last.lookBack.map(({ stepId }) => stepId)).toEqual(['decision-1', 'decision-2']);
    expect(last.lookBack[0]!.choices.map(({ text }) => text).toSorted()).toEqual(texts);
  });

  test('sends nothing about other steps, values or other consequences before a pass', async () => {
    const scenario = await open();
    const attempt = await scenario.start();
    const first = await scenario.decide(attempt, 'wait');
    const sent = JSON.stringify([attempt, first, await scenario.state(), await scenario.review()]);
    expect(sent).toContain('wait-feedback');
    for (const secret of ['ask-feedback', 'own-feedback', 'listen', '"value"', '"next"', 'max'])
      expect(sent).not.toContain(secret);
  });

  test('shuffles the choices of each attempt, keeps their order within it, and sends no id of the content', async () => {
    const orders = new Set<string>();
    for (let count = 0; count < 20; count += 1) {
      const scenario = await open();
      const { id, step } = await scenario.start();
      const shown = step!.choices.map(({ text }) => text).join();
      orders.add(shown);
      const again = await scenario.start();
      expect([again.id, again.step]).toEqual([id, step]);
      const ids = JSON.stringify([step, await scenario.decideAll(['wait', 'soft'])]);
      expect(ids).not.toMatch(/"id":"(open|rush|listen|ask|wait|hand|own|soft|deny)"/);
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  test('goes on with an attempt that an older release stored in the order of the content', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const attempt = await scenario.start();
    const key = submissionKeys.playedScenario(userId, SCENARIO);
    const stored = (await getItem(table, key))!;
    const written = JSON.stringify(sampleScenario.config);
    await putItem(table, { ...stored, scenario: written });
    const resumed = await scenario.start();
    expect(resumed.id).toBe(attempt.id);
    expect(resumed.step!.choices).toEqual([
      { id: 'choice-1', text: 'Ask why' },
      { id: 'choice-2', text: 'Wait' },
      { id: 'choice-3', text: 'Hand it over' },
    ]);
    await scenario.decide(resumed, 'ask');
    const end = await scenario.decide(await scenario.start(), 'dates');
    expect(await scenario.submit(end.id)).toMatchObject({ score: 100, completed: true });
  });

  test('resumes on any device where it was left', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const attempt = await scenario.start();
    const decided = await scenario.decide(attempt, 'ask');
    const elsewhere = scenarioCalls(openApi(table, start).as(userId), SCENARIO);
    expect(await elsewhere.start()).toEqual(decided);
    expect((await elsewhere.state()).scenarioAttempt).toEqual(decided);
  });

  test('takes the same decision twice, and refuses another one for a decided step', async () => {
    const scenario = await open();
    const attempt = await scenario.start();
    const first = await scenario.decide(attempt, 'wait');
    expect(await scenario.decide(attempt, 'wait')).toEqual(first);
    const other = scenario.shown(attempt.step!, 'ask');
    expect((await scenario.sendRefusal(attempt.id, 'decision-1', other)).code).toBe(
      'decision_locked',
    );
    expect((await scenario.start()).decisions).toHaveLength(1);
  });

  test('takes one of two different decisions that arrive at once, and the same one from many tabs', async () => {
    const scenario = await open();
    const attempt = await scenario.start();
    const outcomes = await Promise.allSettled([
      scenario.decide(attempt, 'ask'),
      scenario.decide(attempt, 'hand'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { id, step, decisions } = await scenario.start();
    expect(decisions).toHaveLength(1);
    const choice = step!.choices[0]!.id;
    const all = await Promise.all(
      Array.from({ length: 6 }, () => scenario.send(id, step!.id, choice)),
    );
    for (const attempt of all) expect(attempt.decisions).toHaveLength(2);
  });

  test.each([
    ['a step that comes later', 'decision-2'],
    ['a step under its id in the content', 'open'],
    ['a step of another branch', 'listen'],
    ['a step that does not exist', 'nowhere'],
  ])('refuses a decision for %s, with one response for all of them', async (_what, stepId) => {
    const scenario = await open();
    const { id } = await scenario.start();
    expect(await scenario.sendRefusal(id, stepId, 'choice-1')).toMatchObject({
      code: 'decision_not_open',
    });
  });

  test.each(['choice-4', 'choice-0', 'ask'])(
    'refuses %s, a choice that the step does not have, and names the field',
    async (choiceId) => {
      const scenario = await open();
      const { id } = await scenario.start();
      const refusal = await scenario.sendRefusal(id, 'decision-1', choiceId);
      expect(refusal.code).toBe('invalid_request');
      expect(refusal.fields?.map(({ path }) => path)).toEqual(['body.choiceId']);
    },
  );

  test("refuses decisions for another learner's attempt, one that never was, and a closed one", async () => {
    const scenario = await open();
    const other = await open();
    const { id } = await other.start();
    const refused = async (attemptId: string) =>
      (await scenario.sendRefusal(attemptId, 'decision-1', 'choice-1')).code;
    expect(await refused(id)).toBe('scenario_attempt_closed');
    await scenario.start();
    expect(await refused(id)).toBe('scenario_attempt_closed');
    const done = await scenario.decideAll(['hand', 'deny']);
    await scenario.submit(done.id);
    expect(await refused(done.id)).toBe('scenario_attempt_closed');
  });

  test('is not found under the id of another type of activity, and refused without enrollment', async () => {
    const learner = api.as(randomUUID());
    await learner.ok('startTrial', { params: { userId: 'me' } });
    expect(await scenarioCalls(learner, SCENARIO).startRefused()).toBe('not_enrolled');
    const enrolled = await enrolledLearner(api, COURSE);
    const check = scenarioCalls(enrolled, 'record-keeping-skill-check');
    expect(await check.startRefused()).toBe('activity_not_found');
  });

  test('takes one round trip of reads and one write for a decision', async () => {
    const scenario = await open();
    const attempt = await scenario.start();
    const { operations, stop } = recordRequests();
    await scenario.decide(attempt, 'ask');
    stop();
    const written = operations.findIndex((operation) => operation.startsWith('UpdateItem'));
    const reads = operations.slice(0, written);
    // All reads are sent before the first response arrives.
    expect(reads.slice(0, 3).toSorted()).toEqual(['GetItem', 'GetItem', 'Query']);
    expect(reads.slice(3)).toEqual(['answered', 'answered', 'answered']);
    expect(operations.slice(written)).toEqual(['UpdateItem', 'answered']);
  });

  test('leaves one attempt and one text stored, however often it is started', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    await Promise.all(Array.from({ length: 4 }, () => scenario.start()));
    expect(await queryPartition(table, submissionsPartition(userId))).toHaveLength(2);
  });
});

describe('a scenario that is published again in mid-run', () => {
  test('goes on as it was started, and is graded as it was started', async () => {
    const changed = await createSampleTable();
    const userId = randomUUID();
    const before = scenarioCalls(await enrolledLearner(openApi(changed), 1, userId), SCENARIO);
    const attempt = await before.start();
    const decided = await before.decide(attempt, 'wait');
    await publishSample(changed, ({ activities }) => {
      const { steps } = activities.get(SCENARIO)!.config as ScenarioConfig;
      steps[2]!.id = 'renamed';
      for (const choice of steps[0]!.choices) choice.next = 'renamed';
      steps[0]!.choices[1]!.feedback = 'new-feedback';
    });
    // A new API has not cached the catalog yet.
    const after = scenarioCalls(openApi(changed).as(userId), SCENARIO);
    const end = await after.decide(decided, 'own');
    expect(end.decisions.map(({ consequence }) => consequence)).toEqual([
      'wait-feedback',
      'own-feedback',
    ]);
    const { score, payload } = await after.submit(attempt.id);
    expect(score).toBe(75);
    const { completedSteps } = JSON.parse(payload) as ScenarioSubmissionPayload;
    expect(completedSteps).toEqual(['open', 'rush']);
  });

  test('is replaced when this release cannot read what an earlier one stored', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const { id } = await scenario.start();
    const key = submissionKeys.playedScenario(userId, SCENARIO);
    await putItem(table, { ...(await getItem(table, key))!, schemaVersion: 99 });
    expect(await scenario.state()).toMatchObject({ scenarioAttempt: null, outdated: ['attempt'] });
    expect((await scenario.sendRefusal(id, 'decision-1', 'choice-1')).code).toBe(
      'scenario_attempt_closed',
    );
    const again = await scenario.start();
    expect(again.id).not.toBe(id);
    expect(again.decisions).toEqual([]);
  });
});
