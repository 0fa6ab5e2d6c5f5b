import type {
  GeneratorSubmissionPayload,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import type { GeneratorConfig } from '@learning/content/schema';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { learnerRepository } from '#learning/learner-repository.ts';
import { learnerKeys, submissionsPartition } from '#table/keys.ts';
import { putItem, queryPartition, type Table } from '#table/table.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';

const COURSE = 1;
const SCENARIO = 'record-keeping-scenario';
const GENERATOR = 'record-keeping-generator';
const BEST = { choices: { open: 'ask', listen: 'dates' } };
const WORST = { choices: { open: 'hand', rush: 'deny' } };
const start = new Date('2026-11-18T09:00:00.000Z');

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await createSampleTable();
});
beforeEach(() => {
  api = openApi(table, start);
});

const open = async (activityId: string, userId: string = randomUUID()) =>
  activityCalls(await enrolledLearner(api, COURSE, userId), activityId);
const resultOf = async (userId: string) =>
  (await learnerRepository(table).read(userId)).activityResults[0];

/** Calls `listen` with each command sent to the table. @returns a function that stops it. */
function onCommand(
  { client }: Table,
  listen: (command: { commandName: string; input: object }) => void,
): () => void {
  const name = 'onCommand';
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        listen({ commandName: String(commandName), input: args.input });
        return next(args);
      },
    { step: 'initialize', name },
  );
  return () => void client.middlewareStack.remove(name);
}

describe('submitting a scenario', () => {
  test('grades the chosen path and explains each decision', async () => {
    const scenario = await open(SCENARIO);
    const submission = await scenario.submit(
      { choices: { open: 'wait', rush: 'own' } },
      'try-0001',
    );
    expect(submission).toMatchObject({
      activityId: SCENARIO,
      attemptId: 'try-0001',
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
    const payload = JSON.parse(submission.payload) as ScenarioSubmissionPayload;
    expect(payload).toEqual({
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
  });

  test.each<[string, unknown, string[]]>([
    ['no choices', {}, ['body.payload.choices']],
    ['an empty choice', { choices: {} }, ['body.payload.choices.open']],
    ['a missing choice', { choices: { open: 'ask' } }, ['body.payload.choices.listen']],
    [
      'a choice off the path',
      { choices: { open: 'ask', listen: 'dates', rush: 'own' } },
      ['body.payload.choices.rush'],
    ],
    ['a choice that is not text', { choices: { open: 1 } }, ['body.payload.choices.open']],
    ['something that is not JSON', 'choices', ['body.payload']],
  ])('is refused with %s, and names the invalid field', async (_what, payload, paths) => {
    const scenario = await open(SCENARIO);
    const refusal = await scenario.submitRefusal(payload);
    expect(refusal.code).toBe('invalid_request');
    expect(refusal.fields?.map((field) => field.path)).toEqual(paths);
  });

  test('keeps the best submission and the last ten of many (finding W11)', async () => {
    const userId = randomUUID();
    const scenario = await open(SCENARIO, userId);
    const HALF = { choices: { open: 'wait', rush: 'deny' } };
    let best: Awaited<ReturnType<typeof scenario.submit>> | undefined;
    let last: typeof best;
    for (let count = 1; count <= 60; count += 1) {
      last = await scenario.submit(count === 20 ? HALF : WORST, `try-${1000 + count}`);
      if (count === 20) best = last;
    }
    expect(best!.score).toBeGreaterThan(last!.score);
    expect(await queryPartition(table, submissionsPartition(userId))).toHaveLength(11);
    expect(await scenario.state()).toMatchObject({
      submission: best,
      latestSubmission: last,
      submissionCount: 60,
    });
    expect(await resultOf(userId)).toMatchObject({ score: best!.score, completed: false });
    // A repeat of a submission that is still stored stays a repeat.
    expect(await scenario.submit(BEST, 'try-1051')).toMatchObject({ completed: false });
    expect(await scenario.submit(BEST, 'try-1061')).toMatchObject({ completed: true });
    expect(await queryPartition(table, submissionsPartition(userId))).toHaveLength(11);
  });

  test('is possible again until it is passed, and refused afterwards', async () => {
    const userId = randomUUID();
    const scenario = await open(SCENARIO, userId);
    const failed = await scenario.submit(WORST, 'try-0001');
    expect(failed).toMatchObject({ score: 0, completed: false });
    expect(failed.feedback).toMatch(/^failing-feedback\n/);
    api.now = new Date(start.getTime() + 1000);
    const passed = await scenario.submit(BEST, 'try-0002');
    expect(passed).toMatchObject({ score: 100, completed: true });
    expect((await scenario.submitRefusal(BEST, 'try-0003')).code).toBe('activity_passed');
    expect((await scenario.submitRefusal(BEST)).code).toBe('activity_passed');

    expect(await scenario.submit(BEST, 'try-0001')).toEqual(failed);
    expect(await scenario.submit(WORST, 'try-0002')).toEqual(passed);
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

  test('stores the best of several submissions (the first of equal ones) and the latest', async () => {
    const userId = randomUUID();
    const scenario = await open(SCENARIO, userId);
    // In another order than the attempts' names.
    for (const [index, name] of ['try-zzzz', 'try-mmmm', 'try-aaaa'].entries()) {
      api.now = new Date(start.getTime() + index * 1000);
      const halfPoints = { choices: { open: 'hand', rush: index < 2 ? 'own' : 'deny' } };
      await scenario.submit(halfPoints, name);
    }
    const { submission, latestSubmission, submissionCount } = await scenario.state();
    expect(submission).toMatchObject({ attemptId: 'try-zzzz', score: 50 });
    expect(latestSubmission).toMatchObject({ attemptId: 'try-aaaa', score: 0 });
    expect(submissionCount).toBe(3);
    expect(await scenario.best()).toEqual(submission);
    expect(await resultOf(userId)).toMatchObject({
      score: 50,
      completed: false,
      completedAt: start.toISOString(),
    });
  });

  test('leaves the number of reads for the state and the best result constant', async () => {
    const scenario = await open(SCENARIO);
    const halfPoints = { choices: { open: 'hand', rush: 'own' } };
    for (const name of ['try-0001', 'try-0002']) await scenario.submit(halfPoints, name);
    const read: string[] = [];
    const record = ({ commandName, input }: { commandName: string; input: object }) =>
      read.push(`${commandName} ${JSON.stringify(input).replace(/try-\d+/g, 'try')}`);
    const stop = onCommand(table, record);
    const commandsOf = async (work: () => Promise<unknown>) => {
      await work();
      return read.splice(0).toSorted();
    };
    const readsAfterTwo = [await commandsOf(scenario.state), await commandsOf(scenario.best)];
    for (let at = 3; at <= 40; at += 1) await scenario.submit(WORST, `try-${1000 + at}`);
    read.splice(0);
    const readsAfterForty = [await commandsOf(scenario.state), await commandsOf(scenario.best)];
    stop();
    expect(readsAfterForty).toEqual(readsAfterTwo);
    expect(readsAfterForty[0]!.filter((one) => one.startsWith('GetItem'))).toHaveLength(4);
    expect(readsAfterForty.flat().filter((one) => /Query.*SUBMISSIONS/.test(one))).toEqual([]);
    expect((await scenario.state()).submissionCount).toBe(40);
  });

  test('finds no best result before the first submission', async () => {
    expect(await (await open(SCENARIO)).best()).toBeNull();
  });

  test("passes by the activity's passing score, not by the one inside its config", async () => {
    const strict = await createSampleTable(undefined, ({ activities }) => {
      activities.get(SCENARIO)!.passingScore = 80;
    });
    const learner = await enrolledLearner(openApi(strict, start), COURSE);
    const scenario = activityCalls(learner, SCENARIO);
    expect(await scenario.submit({ choices: { open: 'wait', rush: 'own' } })).toMatchObject({
      score: 75,
      completed: false,
    });
  });
});

describe('submitting a document', () => {
  const formData = { event: 'A talk about <shifts>.', kind: 'Talk' };

  test("generates it again on the server, dated in the learner's time zone", async () => {
    const userId = randomUUID();
    const generator = await open(GENERATOR, userId);
    const profile = { entity: 'profile', timeZone: 'Pacific/Kiritimati' };
    await putItem(table, { ...learnerKeys.profile(userId), ...profile });
    api.now = new Date('2026-11-18T12:00:00.000Z');
    const submission = await generator.submit({ formData, generatedContent: 'forged' });
    expect(submission).toMatchObject({ score: 100, completed: true });
    const payload = JSON.parse(submission.payload) as GeneratorSubmissionPayload;
    expect(payload).toMatchObject({
      templateType: 'file-note',
      formData,
      completedAt: '2026-11-18T12:00:00.000Z',
    });
    expect(payload.generatedContent).toContain(
      'A talk about &lt;shifts&gt;. Talk November 19, 2026',
    );
  });

  test('accepts numbers in number fields', async () => {
    const counting = await createSampleTable(undefined, ({ activities }) => {
      const { fields, output } = activities.get(GENERATOR)!.config as GeneratorConfig;
      fields.push({ ...fields[0]!, id: 'count', label: 'Count', type: 'number' });
      output.template += '<p>{{count}}</p>';
    });
    const learner = await enrolledLearner(openApi(counting, start), COURSE);
    const generator = activityCalls(learner, GENERATOR);
    const { payload } = await generator.submit({ formData: { ...formData, count: 12.7 } });
    const { formData: stored, generatedContent } = JSON.parse(
      payload,
    ) as GeneratorSubmissionPayload;
    expect(stored['count']).toBe(12);
    expect(generatedContent).toContain('<p>12</p>');
  });

  test('names each missing field by its label', async () => {
    const generator = await open(GENERATOR);
    const refusal = await generator.submitRefusal({ formData: { event: '  ', kind: 'Talk' } });
    expect(refusal.code).toBe('invalid_request');
    expect(refusal.fields).toEqual([
      { path: 'body.payload.formData.event', message: 'Event is required' },
    ]);
    expect((await generator.submitRefusal({})).fields?.[0]?.path).toBe('body.payload.formData');
  });

  test('is refused as too large when the document does not fit into an item', async () => {
    const repetitive = await createSampleTable(undefined, ({ activities }) => {
      const { output } = activities.get(GENERATOR)!.config as GeneratorConfig;
      output.template = `<p>${'{{event}} '.repeat(6)}{{kind}} {{current_date}}</p>`;
    });
    const learner = await enrolledLearner(openApi(repetitive, start), COURSE);
    const generator = activityCalls(learner, GENERATOR);
    const large = { formData: { event: '&'.repeat(20_000) } };
    expect((await generator.submitRefusal(large)).code).toBe('payload_too_large');
    expect((await generator.submit({ formData })).completed).toBe(true);
  });
});
