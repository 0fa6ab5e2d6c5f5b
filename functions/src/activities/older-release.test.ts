import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '#http/create-handler.ts';
import { submissionKeys } from '#table/keys.ts';
import { storedItem } from '#table/stored-item.ts';
import { getItem, updateItem, type Table, type Update } from '#table/table.ts';
import { accessClaims, callRoute, type Call } from '#testing/api/call-route.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { enrolledLearner } from '#testing/learning/activity-calls.ts';
import { activityItemReader } from './activity-items.ts';
import { AttemptRecord, DraftRecord } from './activity-records.ts';
import { attemptRepository } from './skill-check/attempt-repository.ts';
import { draftRepository } from './drafts/draft-repository.ts';
import { createActivityDependencies } from './dependencies.ts';
import { activityCallRoutes, activityImplementations } from './routes.ts';

const CHECK = 'record-keeping-skill-check';
const GENERATOR = 'record-keeping-generator';
const now = new Date('2026-11-18T09:00:00.000Z');
let table: Table;
beforeAll(async () => {
  table = await createSampleTable();
});

/** The next release: it stores the questions and the values under other names than the current one. */
const nextRelease = () => {
  const attempt = storedItem(AttemptRecord, {
    version: 2,
    migrations: { 1: ({ published, ...item }) => ({ ...item, asked: published }) },
  });
  const draft = storedItem(DraftRecord, {
    version: 2,
    migrations: { 1: ({ fields, ...item }) => ({ ...item, values: fields }) },
  });
  return {
    attempts: attemptRepository(table, attempt),
    drafts: draftRepository(table, draft),
    items: activityItemReader(table, { attempt, draft }),
  };
};

/** Returns the calls of a newly enrolled learner about one activity. Each call returns status and body. */
async function learnerAt(activityId: string) {
  const userId = randomUUID();
  await enrolledLearner(openApi(table, now), 1, userId);
  const callWith = (release: Partial<ReturnType<typeof nextRelease>>) => {
    const deps = { ...createActivityDependencies(table), ...release };
    const handler = createHandler(activityCallRoutes, activityImplementations(deps), () => now);
    const params = { userId: 'me', id: activityId };
    const claims = accessClaims(userId);
    const call = (name: keyof typeof activityCallRoutes, input: Call = {}) =>
      callRoute(handler, activityCallRoutes[name], { params, claims, ...input });
    return {
      state: () => call('getActivityState'),
      start: () => call('startAttempt'),
      save: (attemptId: string, answers: object) =>
        call('saveAnswers', { params: { ...params, attemptId }, body: { answers } }),
      submit: (attemptId: string) =>
        call('submitActivity', {
          params: { id: activityId },
          body: { userId: 'me', activityId, attemptId, payload: '{}' },
        }),
      draft: (values: object, replace = false) => call('saveDraft', { body: { values, replace } }),
    };
  };
  return {
    current: callWith({}),
    next: () => callWith(nextRelease()),
    attemptKey: submissionKeys.attempt(userId, activityId),
    draftKey: submissionKeys.draft(userId, activityId),
  };
}

const setVersion = (schemaVersion: number): Update => ({
  UpdateExpression: 'SET schemaVersion = :version',
  ExpressionAttributeValues: { ':version': schemaVersion },
});
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

describe('an attempt that is still open after a release changed its shape', () => {
  const unreadable: [string, Update][] = [
    ['is too old to be migrated', setVersion(0)],
    ['was stored by a newer release', setVersion(2)],
    [
      'has questions that do not match the schema',
      {
        UpdateExpression: 'SET asked = :asked',
        ExpressionAttributeValues: { ':asked': '{"questions":[{"id":"q1","prompt":"Why?"}]}' },
      },
    ],
    [
      'has questions that are not valid JSON',
      {
        UpdateExpression: 'SET asked = :asked',
        ExpressionAttributeValues: { ':asked': '{"questions":' },
      },
    ],
  ];

  test.each(unreadable)(
    'does not count and can be started again when it %s',
    async (_c, update) => {
      const { current, attemptKey } = await learnerAt(CHECK);
      const outdatedId = idOf(await current.start());
      await current.save(outdatedId, { q1: 'He was late' });
      await updateItem(table, attemptKey, update);

      expect(await current.state()).toMatchObject({
        status: 200,
        body: { attempt: null, outdated: ['attempt'], submissionCount: 0 },
      });
      expect(await current.submit(outdatedId)).toMatchObject({
        status: 409,
        body: { code: 'attempt_outdated' },
      });

      const started = await current.start();
      expect(started).toMatchObject({ status: 201, body: { answers: {} } });
      expect(idOf(started)).not.toBe(outdatedId);
      const { status, body } = await current.state();
      expect(status).toBe(200);
      expect(body).toMatchObject({ attempt: { id: idOf(started) }, submissionCount: 0 });
      expect(body).not.toHaveProperty('outdated');
      expect(await current.save(outdatedId, { q1: 'x' })).toMatchObject({
        status: 409,
        body: { code: 'attempt_closed' },
      });
      expect(await current.submit(idOf(started))).toMatchObject({ status: 201 });
      expect((await current.state()).body).toMatchObject({ submissionCount: 1 });
    },
  );

  test.each([0, 2])('refuses answers while it has version %i', async (version) => {
    const { current, attemptKey } = await learnerAt(CHECK);
    const id = idOf(await current.start());
    await updateItem(table, attemptKey, setVersion(version));
    expect(await current.save(id, { q1: 'He was late' })).toMatchObject({
      status: 409,
      body: { code: 'attempt_closed' },
    });
    expect((await getItem(table, attemptKey))?.['answers']).toEqual({});
  });

  test('is replaced once when two tabs start at the same time', async () => {
    const { current, attemptKey } = await learnerAt(CHECK);
    await current.start();
    await updateItem(table, attemptKey, setVersion(0));
    const [one, other] = await Promise.all([current.start(), current.start()]);
    expect(one.status).toBe(201);
    expect(idOf(one)).toBe(idOf(other));
  });

  test('continues with its answers when there is a migration', async () => {
    const { current, next, attemptKey } = await learnerAt(CHECK);
    const started = await current.start();
    const id = idOf(started);
    await current.save(id, { q1: 'He was late' });
    await updateItem(table, attemptKey, { UpdateExpression: 'SET published = asked REMOVE asked' });

    const { state, start, save, submit } = next();
    const { questions } = started.body as { questions: unknown };
    expect(await state()).toMatchObject({
      status: 200,
      body: { attempt: { id, questions, answers: { q1: 'He was late' } } },
    });
    expect(idOf(await start())).toBe(id);
    expect(await save(id, { q3: 'within-one-day' })).toMatchObject({ status: 200 });
    expect(await getItem(table, attemptKey)).toMatchObject({
      schemaVersion: 2,
      answers: { q1: 'He was late', q3: 'within-one-day' },
    });
    expect(await submit(id)).toMatchObject({ status: 201, body: { score: 67 } });
    expect((await state()).body).toMatchObject({ attempt: null, submissionCount: 1 });
  });

  test('can be submitted without another save when there is a migration', async () => {
    const { current, next, attemptKey } = await learnerAt(CHECK);
    const id = idOf(await current.start());
    await current.save(id, { q1: 'He was late' });
    await updateItem(table, attemptKey, { UpdateExpression: 'SET published = asked REMOVE asked' });
    expect(await next().submit(id)).toMatchObject({ status: 201, body: { score: 33 } });
    expect(idOf(await next().start())).not.toBe(id);
  });
});

describe('a draft that was saved before a release changed its shape', () => {
  test.each([0, 2])(
    'is dropped and reported as outdated when it has version %i',
    async (version) => {
      const { current, draftKey } = await learnerAt(GENERATOR);
      await current.draft({ event: 'A talk', kind: 'Talk' });
      await updateItem(table, draftKey, setVersion(version));
      expect(await current.state()).toMatchObject({
        status: 200,
        body: { draft: null, outdated: ['draft'] },
      });

      expect(await current.draft({ kind: 'Letter' })).toMatchObject({ status: 200 });
      const { body } = await current.state();
      expect(body).toMatchObject({ draft: { values: { kind: 'Letter' } } });
      expect(body).not.toHaveProperty('outdated');
    },
  );

  test('can be replaced', async () => {
    const { current, draftKey } = await learnerAt(GENERATOR);
    await current.draft({ event: 'A talk' });
    await updateItem(table, draftKey, setVersion(0));
    expect(await current.draft({ kind: 'Letter' }, true)).toMatchObject({ status: 200 });
    expect((await current.state()).body).toMatchObject({ draft: { values: { kind: 'Letter' } } });
  });

  test('keeps its values when there is a migration, also when two tabs save at once', async () => {
    const { current, next, draftKey } = await learnerAt(GENERATOR);
    await current.draft({ event: 'A talk' });
    await updateItem(table, draftKey, {
      UpdateExpression: 'SET #fields = #values REMOVE #values',
      ExpressionAttributeNames: { '#fields': 'fields', '#values': 'values' },
    });
    const { state, draft } = next();
    expect(await state()).toMatchObject({
      status: 200,
      body: { draft: { values: { event: 'A talk' } } },
    });
    const responses = await Promise.all([draft({ kind: 'Letter' }), draft({ note: 'Soon' })]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await state()).body).toMatchObject({
      draft: { values: { event: 'A talk', kind: 'Letter', note: 'Soon' } },
    });
    expect((await getItem(table, draftKey))?.['schemaVersion']).toBe(2);
  });
});
