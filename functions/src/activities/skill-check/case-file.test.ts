/** Takes a check with a case file through the API. Source: rules/scoring.md S2, S35 */
import { answersOf } from '@learning/content/testing/answered-check';
import { sampleCheckWithFile } from '@learning/content/testing/sample-case-file';
import type {
  PublicSkillCheckConfig,
  SkillCheckSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { submissionKeys } from '#table/keys.ts';
import { getItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createSampleTable, publishSample } from '#testing/catalog/sample-catalog.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';

const CHECK = 'record-keeping-skill-check';
const { config } = sampleCheckWithFile();

const createFileTable = () =>
  createSampleTable(
    undefined,
    ({ activities }) => void activities.set(CHECK, sampleCheckWithFile()),
  );

let table: Table;
beforeAll(async () => {
  table = await createFileTable();
});

async function openCheck(on = table) {
  const userId = randomUUID();
  const learner = await enrolledLearner(openApi(on), 1, userId);
  return { userId, learner, check: activityCalls(learner, CHECK) };
}

const resultsOf = ({ payload }: { payload: string }) =>
  JSON.parse(payload) as SkillCheckSubmissionPayload;

describe('a check with a case file', () => {
  test('shows before the attempt how many documents there are, and none of them', async () => {
    const { learner, check } = await openCheck();
    const activity = await learner.ok('getActivity', { params: { id: CHECK } });
    const shown = JSON.parse(activity.config) as PublicSkillCheckConfig;
    expect(shown.documentCount).toBe(4);
    const before = JSON.stringify([activity, await check.state()]);
    expect(before).not.toContain('Close them.');
    expect(before).not.toContain('"facts"');
  });

  test('hands the file out with the attempt, with the figures that its questions are about', async () => {
    const { check } = await openCheck();
    const { questions, caseFile } = await check.start();
    expect(JSON.stringify([questions, caseFile])).not.toMatch(/\{\w+\}/);
    const [, who] = /^The file of (\w+)$/.exec(caseFile!.title)!;
    expect(caseFile!.documents).toHaveLength(4);
    expect(caseFile!.documents[1]).toEqual({
      kind: 'log',
      title: 'Door',
      entries: [{ at: '9:00', text: `${who}, in` }],
    });
    const fromFile = questions.filter(({ id }) => id.endsWith('-file'));
    expect(fromFile).toHaveLength(3);
    for (const { question } of fromFile) expect(question).toContain(`about ${who}?`);
  });

  test('tells nothing about facts that were not drawn, and not which questions are from the file', async () => {
    const { check } = await openCheck();
    const attempt = await check.start();
    const text = JSON.stringify(attempt);
    const hours = ['11', '12', '13'].filter((value) => text.includes(`"${value}"`));
    expect(hours).toHaveLength(1);
    expect(text).not.toContain('fromFile');
  });

  test('has the same file on every device, after a reload and in a second tab', async () => {
    const { userId, check } = await openCheck();
    const [one, other] = await Promise.all([check.start(), check.start()]);
    expect(other.caseFile).toEqual(one.caseFile);
    const elsewhere = activityCalls(openApi(table).as(userId), CHECK);
    expect((await elsewhere.start()).caseFile).toEqual(one.caseFile);
    expect((await elsewhere.state()).attempt?.caseFile).toEqual(one.caseFile);
  });

  test('is graded by the figures drawn, and repeats its file with the result', async () => {
    const { check } = await openCheck();
    const attempt = await check.start();
    const passed = await check.submit({ answers: answersOf(config, attempt) }, attempt.id);
    expect(passed).toMatchObject({ score: 100, completed: true });
    const { caseFile, results } = resultsOf(passed);
    expect(caseFile).toEqual(attempt.caseFile);
    expect(JSON.stringify(results)).not.toMatch(/\{\w+\}/);
    expect(resultsOf((await check.best())!).caseFile).toEqual(attempt.caseFile);
  });

  test('repeats its file with a failed result, without an answer', async () => {
    const { check } = await openCheck();
    const attempt = await check.start();
    const failed = await check.submit({ answers: {} }, attempt.id);
    const { caseFile, results } = resultsOf(failed);
    expect(caseFile).toEqual(attempt.caseFile);
    expect(JSON.stringify(results)).not.toMatch(/correctAnswer|explanation/);
  });

  test('keeps the file of an open attempt when another one is published', async () => {
    const changing = await createFileTable();
    const { userId, check } = await openCheck(changing);
    const attempt = await check.start();
    await publishSample(changing, ({ activities }) => {
      const renewed = sampleCheckWithFile();
      renewed.config.caseFile!.title = 'Another file of {who}';
      activities.set(CHECK, renewed);
    });
    const after = activityCalls(openApi(changing).as(userId), CHECK);
    expect((await after.start()).caseFile).toEqual(attempt.caseFile);
    const answers = answersOf(config, attempt);
    const passed = await after.submit({ answers }, attempt.id);
    expect(passed).toMatchObject({ score: 100, completed: true });
    expect(resultsOf(passed).caseFile).toEqual(attempt.caseFile);
  });

  test('stores the drawn file with the attempt, and no other figures', async () => {
    const { userId, check } = await openCheck();
    const attempt = await check.start();
    const item = await getItem(table, submissionKeys.attempt(userId, CHECK));
    const asked = JSON.parse(String(item!['asked'])) as { caseFile: object };
    expect(asked.caseFile).toEqual(attempt.caseFile);
    expect(Object.keys(asked)).not.toContain('facts');
  });
});
