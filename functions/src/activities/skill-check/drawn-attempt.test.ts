import { sampleBank, SAMPLE_SECTION } from '@learning/content/testing/sample-bank';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { submissionKeys } from '#table/keys.ts';
import { getItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createSampleTable, publishSample } from '#testing/catalog/sample-catalog.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';

const CHECK = 'record-keeping-skill-check';
const start = new Date('2026-11-18T09:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
const bank = sampleBank();
const allIds = bank.config.questions.map(({ id }) => id).toSorted();

const createBankTable = () =>
  createSampleTable(undefined, ({ activities }) => void activities.set(CHECK, sampleBank()));

let table: Table;
beforeAll(async () => {
  table = await createBankTable();
});

async function openCheck(on = table) {
  const api = openApi(on, start);
  const userId = randomUUID();
  const check = activityCalls(await enrolledLearner(api, 1, userId), CHECK);
  const wait = () => (api.now = new Date(api.now.getTime() + 10 * 60_000));
  const attemptKey = submissionKeys.attempt(userId, CHECK);
  return { api, userId, check, wait, attemptKey };
}

describe('an attempt at a check with a bank', () => {
  test('asks what the check says, unseen questions first', async () => {
    const { check, wait } = await openCheck();
    const asked: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id, questions } = await check.start();
      expect(questions.map(({ type }) => type).toSorted()).toEqual([
        'multiple-choice',
        'multiple-select',
        'short-answer',
      ]);
      asked.push(...questions.map((question) => question.id));
      await check.submit({ answers: {} }, id);
      wait();
    }
    expect(asked.toSorted()).toEqual(allIds);
  });

  test('stores the draw with the order of the options, and asks the same after a reload', async () => {
    const { check, attemptKey } = await openCheck();
    const attempt = await check.start();
    expect((await check.start()).questions).toEqual(attempt.questions);
    expect((await check.state()).attempt?.questions).toEqual(attempt.questions);
    const item = await getItem(table, attemptKey);
    const ids = attempt.questions.map(({ id }) => id);
    expect(item).toMatchObject({
      seed: expect.any(Number) as number,
      questionIds: ids,
      seen: Object.fromEntries(ids.map((id) => [id, 1])),
    });
    // Only what is asked is stored with it, not the bank.
    const { questions } = JSON.parse(String(item!['asked'])) as { questions: { id: string }[] };
    expect(questions.map(({ id }) => id)).toEqual(ids);
  });

  test('refuses answers to questions of the bank that it does not ask', async () => {
    const { check } = await openCheck();
    const { id, questions } = await check.start();
    const other = allIds.find((candidate) =>
      questions.every((question) => question.id !== candidate),
    )!;
    expect(await check.saveRefusal(id, { [other]: 'x' })).toMatchObject({
      code: 'invalid_request',
    });
    expect(await check.submitRefusal({ answers: { [other]: 'x' } }, id)).toMatchObject({
      code: 'invalid_request',
    });
  });

  test('says after a failure where to read, with the titles of the module and the section', async () => {
    const { check } = await openCheck();
    const { id } = await check.start();
    const { payload } = await check.submit({ answers: {} }, id);
    const { results } = JSON.parse(payload) as SkillCheckSubmissionPayload;
    expect(results.questionResults[0]!.readAt).toEqual({
      ...SAMPLE_SECTION,
      moduleTitle: 'Fair Records',
      sectionTitle: 'Why it matters',
    });
  });

  test('counts what was seen in one small item, however many attempts there are', async () => {
    const { api, check, attemptKey } = await openCheck();
    for (let count = 0; count < 5; count += 1) {
      const { id } = await check.start();
      await check.submit({ answers: {} }, id);
      api.now = new Date(api.now.getTime() + DAY_MS / 2);
      if (count === 3) api.now = new Date(api.now.getTime() + DAY_MS / 2);
    }
    const item = await getItem(table, attemptKey);
    const seen = item!['seen'] as Record<string, number>;
    expect(Object.keys(seen).toSorted()).toEqual(allIds);
    expect(Object.values(seen).reduce((sum, times) => sum + times)).toBe(15);
  });
});

describe('a bank that is published again', () => {
  test('while an attempt is open leaves the attempt as it is, and the next one draws from the new bank', async () => {
    const changing = await createBankTable();
    const { userId, check } = await openCheck(changing);
    const attempt = await check.start();
    await publishSample(changing, ({ activities, modules }) => {
      const renewed = sampleBank();
      for (const question of renewed.config.questions) question.id = `new-${question.id}`;
      activities.set(CHECK, renewed);
      modules.set(
        'record-keeping-m1',
        modules.get('record-keeping-m1')!.replace('Why it', 'How it'),
      );
    });
    const after = activityCalls(openApi(changing, start).as(userId), CHECK);
    expect((await after.start()).questions).toEqual(attempt.questions);
    const answers = Object.fromEntries(
      attempt.questions.map(({ id }) => [
        id,
        bank.config.questions.find((question) => question.id === id)!.correctAnswer,
      ]),
    );
    await after.save(attempt.id, answers);
    const failed = await after.submit({ answers: { [attempt.questions[0]!.id]: 'x' } }, attempt.id);
    expect(failed).toMatchObject({ score: 67, completed: false });

    const next = await after.start();
    expect(next.questions.every(({ id }) => id.startsWith('new-'))).toBe(true);
    const item = await getItem(changing, submissionKeys.attempt(userId, CHECK));
    expect(Object.keys(item!['seen'] as object).every((id) => id.startsWith('new-'))).toBe(true);
  });
});
