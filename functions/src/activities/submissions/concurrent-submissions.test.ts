import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { learnerKeys, submissionKeys } from '#table/keys.ts';
import { getItem, type Table } from '#table/table.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { scenarioCalls } from '#testing/learning/scenario-calls.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { engineNames } from '#testing/table/test-table.ts';
import type { AttemptRecord } from '../activity-records.ts';
import { resultRecordAfter } from '../grading/best-result.ts';
import { createActivityDependencies } from '../dependencies.ts';

const CHECK = 'record-keeping-skill-check';
const SCENARIO = 'record-keeping-scenario';
const now = new Date('2026-11-18T09:00:00.000Z');
const inParallel = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe.each(engineNames)('concurrently on %s,', (engine) => {
  let table: Table;
  beforeAll(async () => {
    table = await createSampleTable(engine);
  });
  const learner = async (activityId: string) => {
    const userId = randomUUID();
    const api = await enrolledLearner(openApi(table, now), 1, userId);
    const calls = activityCalls(api, activityId);
    const result = () => getItem(table, learnerKeys.activityResult(userId, 1, activityId));
    return { ...calls, api, userId, result };
  };

  test('several tabs that start a check get the same attempt', async () => {
    const check = await learner(CHECK);
    const attempts = await inParallel(16, () => check.start());
    expect(new Set(attempts.map((attempt) => attempt.id)).size).toBe(1);
  });

  test.each([true, false])(
    'thirty-two submissions of one attempt (with its id: %s) store one, and all calls return it',
    async (isNamed) => {
      const check = await learner(CHECK);
      const { id } = await check.start();
      const submissions = await inParallel(32, (index) =>
        check.submit({ answers: { q3: `answer ${index}` } }, isNamed ? id : undefined),
      );
      for (const submission of submissions) expect(submission).toEqual(submissions[0]);
      expect(await check.state()).toMatchObject({
        submission: submissions[0],
        submissionCount: 1,
        attempt: null,
      });
      expect(await check.result()).toMatchObject({ submissionCount: 1, version: 1 });
    },
  );

  test('thirty-two submissions of one scenario store one, and all calls return it', async () => {
    const scenario = await learner(SCENARIO);
    const played = scenarioCalls(scenario.api, SCENARIO);
    const { id } = await played.decideAll(['hand', 'own']);
    const mostHarmful = await played.marks();
    const submissions = await inParallel(32, () => scenario.submit({ mostHarmful }, id));
    for (const submission of submissions) expect(submission).toEqual(submissions[0]);
    expect((await scenario.state()).submissionCount).toBe(1);
    expect(await scenario.result()).toMatchObject({ submissionCount: 1 });
  });

  test('several tabs that start a scenario get the same attempt', async () => {
    const scenario = scenarioCalls((await learner(SCENARIO)).api, SCENARIO);
    const attempts = await inParallel(16, () => scenario.start());
    expect(new Set(attempts.map((attempt) => attempt.id)).size).toBe(1);
  });

  test('the decisions of many learners who submit at once are all counted', async () => {
    const learners = await inParallel(24, () => learner(SCENARIO));
    const scenarios = learners.map(({ api }) => scenarioCalls(api, SCENARIO));
    const { choiceCounts } = createActivityDependencies(table);
    const before = (await choiceCounts.read(SCENARIO)).get('open')?.get('ask') ?? 0;
    await Promise.all(scenarios.map((scenario) => scenario.play(['ask', 'dates'])));
    expect((await choiceCounts.read(SCENARIO)).get('open')?.get('ask')).toBe(before + 24);
  });

  test('an answer saved while the attempt is submitted is graded or refused', async () => {
    const check = await learner(CHECK);
    const { id } = await check.start();
    const [submission, saved] = await Promise.all([
      check.submit({ answers: {} }, id),
      check.save(id, { q1: 'He was late' }).then(
        () => true,
        () => false,
      ),
    ]);
    expect(submission.score).toBe(saved ? 33 : 0);
  });

  test('a grading is not stored when an answer or another submission was saved after it was read', async () => {
    const { userId, start, save } = await learner(CHECK);
    const { id } = await start();
    const { attempts, submissions } = createActivityDependencies(table);
    const open = async () => (await attempts.find(userId, CHECK)) as AttemptRecord;
    const graded = await open();
    const submission = {
      entity: 'submission' as const,
      attemptId: id,
      activityId: CHECK,
      score: 10,
      feedback: '',
      payload: '{}',
      completed: false,
      completedAt: now.toISOString(),
    };
    const change = { submission, resultBefore: undefined };
    const resultOf = (stored: typeof submission) => resultRecordAfter(undefined, stored, 1);
    await save(id, { q1: 'He was late' });
    const late = { ...change, attempt: graded, resultAfter: resultOf(submission) };
    expect(await submissions.store(userId, late)).toBe('conflict');

    const attempt = await open();
    const latest = { ...late, attempt };
    expect(await submissions.store(userId, latest)).toBe('stored');
    expect(await submissions.store(userId, latest)).toBe('conflict');
    const other = { ...submission, attemptId: 'another-one' };
    const beside = { ...change, submission: other, resultAfter: resultOf(other) };
    expect(await submissions.store(userId, beside)).toBe('conflict');
    expect(await submissions.find(userId, CHECK, id)).toEqual(submission);
    expect(await getItem(table, submissionKeys.submission(userId, CHECK, 'another-one'))).toBe(
      undefined,
    );
  });

  test('an attempt refuses more text than an item can hold and stays unchanged', async () => {
    const check = await learner(CHECK);
    const { id } = await check.start();
    await check.save(id, { q1: 'He was late' });
    const { attempts, drafts } = createActivityDependencies(table);
    const text = 'x'.repeat(410_000);
    const named = { activityId: CHECK, attemptId: id, answers: { q1: text } };
    expect(await attempts.saveAnswers(check.userId, named, now)).toBe('too_large');
    expect((await check.start()).answers).toEqual({ q1: 'He was late' });

    const draft = { entity: 'draft' as const, activityId: CHECK, updatedAt: now.toISOString() };
    await drafts.merge(check.userId, { ...draft, values: { a: 'short' } });
    const large = { ...draft, values: { b: text } };
    expect(await drafts.merge(check.userId, large)).toBe('too_large');
    expect(await drafts.replace(check.userId, large)).toBe('too_large');
    expect(await drafts.find(check.userId, CHECK)).toMatchObject({ values: { a: 'short' } });
  });
});

describe('when DynamoDB cancels a transaction because of another one', () => {
  /** Cancels some transactions, as DynamoDB does; the test engines run them one after the other. */
  const cancelFirst = ({ client }: Table, count: number) => {
    let canceled = 0;
    const sendNow = client.send.bind(client) as (command: object) => Promise<unknown>;
    const send = async (command: object) => {
      if (!(command instanceof TransactWriteCommand) || canceled >= count) return sendNow(command);
      canceled += 1;
      throw new TransactionCanceledException({
        $metadata: {},
        message: 'Transaction cancelled',
        CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
      });
    };
    Object.assign(client, { send });
    return () => canceled;
  };

  test('submitting and starting are retried until they succeed', async () => {
    const table = await createSampleTable();
    const check = activityCalls(await enrolledLearner(openApi(table, now), 1), CHECK);
    const conflictsAtStart = cancelFirst(table, 3);
    const { id } = await check.start();
    expect(conflictsAtStart()).toBe(3);
    const conflictsAtSubmit = cancelFirst(table, 5);
    expect((await check.submit({ answers: {} }, id)).attemptId).toBe(id);
    expect(conflictsAtSubmit()).toBe(5);
    expect((await check.state()).submissionCount).toBe(1);
  });

  test('submitting is refused with write_conflict when the conflicts do not end', async () => {
    const table = await createSampleTable();
    const learner = await enrolledLearner(openApi(table, now), 1);
    const scenario = scenarioCalls(learner, SCENARIO);
    const { id } = await scenario.decideAll(['hand', 'deny']);
    cancelFirst(table, 1000);
    expect(await scenario.submitRefused(id)).toBe('write_conflict');
  });
});
