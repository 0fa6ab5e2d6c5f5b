import mark from '@learning/content/courses/employee-relations/activities/employee-relations-mark-up';
import type { SourceOf } from '@learning/content/activities/activity-types';
import { marksOfDocument } from '@learning/content/testing/marked-document';
import type { MarkUpDocument } from '@learning/shared/contract/activities';
import type { MarkUpSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';

const COURSE = 5;
const { id, config } = mark as SourceOf<'mark-up'>;
const start = new Date('2026-11-28T09:00:00.000Z');
const MINUTE_MS = 60_000;

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(() => {
  api = openApi(table, start);
});

async function openMarkUp(userId?: string) {
  const calls = activityCalls(await enrolledLearner(api, COURSE, userId), id);
  const document = async () => (await calls.state()).markUp!;
  return {
    ...calls,
    document,
    mark: ({ id: documentId }: MarkUpDocument, marks: Record<string, string>, attemptId?: string) =>
      calls.submit({ documentId, marks }, attemptId),
    markRefusal: (
      { id: documentId }: Pick<MarkUpDocument, 'id'>,
      marks: Record<string, string>,
      attemptId?: string,
    ) => calls.submitRefusal({ documentId, marks }, attemptId),
  };
}

const resultsOf = ({ payload }: { payload: string }) =>
  (JSON.parse(payload) as MarkUpSubmissionPayload).results;
const textsOf = ({ paragraphs }: MarkUpDocument) =>
  paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text));
const sentenceIds = ({ paragraphs }: MarkUpDocument) =>
  paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.id));

describe('a mark-up', () => {
  test('shows one document until it is submitted, on any device', async () => {
    const learner = await openMarkUp();
    const document = await learner.document();
    expect(await learner.document()).toEqual(document);
    expect(Object.keys(marksOfDocument(config, document))).toHaveLength(config.asks);
    expect(document.title).toMatch(/^Findings in case ER-2026-\d{3}$/);
    expect(JSON.stringify(document)).not.toMatch(/[{]\w+[}]/);
    const ids = sentenceIds(document);
    expect(ids).toEqual(ids.map((_, at) => `s${at + 1}`));
  });

  test('shows other learners other documents', async () => {
    const documents = await Promise.all(
      Array.from({ length: 5 }, async () => (await openMarkUp()).document()),
    );
    expect(new Set(documents.map(({ paragraphs }) => JSON.stringify(paragraphs))).size).toBe(5);
  });

  test('is passed by the right marks, and shows the key and every explanation', async () => {
    const learner = await openMarkUp();
    const document = await learner.document();
    const marks = marksOfDocument(config, document);
    const passed = await learner.mark(document, marks);
    expect(passed).toMatchObject({
      score: 100,
      completed: true,
      feedback: config.feedback.passing,
    });
    const results = resultsOf(passed);
    expect(results).toMatchObject({ wrongCount: config.asks, missing: [], readAt: [] });
    expect(results.counts).toMatchObject({ found: config.asks, missed: 0, 'wrong-mark': 0 });
    const sentences = results.document!.paragraphs.flatMap((paragraph) => paragraph.sentences);
    expect(sentences.map(({ text }) => text)).toEqual(textsOf(document));
    expect(
      Object.fromEntries(
        sentences.flatMap(({ id: sentenceId, problemId }) =>
          problemId ? [[sentenceId, problemId]] : [],
        ),
      ),
    ).toEqual(marks);
    for (const { explanation } of sentences.filter(({ problemId }) => problemId)) {
      expect(explanation!.length).toBeGreaterThan(60);
    }
    expect(await learner.state()).toMatchObject({ submission: passed });
    expect((await learner.state()).markUp).toBeUndefined();
    expect((await learner.markRefusal(document, marks)).code).toBe('activity_passed');
  });

  test('explains each mark on a sentence that is right, and each near miss, after a pass', async () => {
    const learner = await openMarkUp();
    const document = await learner.document();
    const right = marksOfDocument(config, document);
    const extra = sentenceIds(document).find(
      (sentenceId) => !(sentenceId in right) && sentenceId !== 's1',
    )!;
    const passed = await learner.mark(document, { ...right, [extra]: 'manner' });
    expect(passed).toMatchObject({ completed: true });
    const verdict = resultsOf(passed)
      .document!.paragraphs.flatMap((paragraph) => paragraph.sentences)
      .find((sentence) => sentence.id === extra)!.verdict;
    expect(['wrong-mark', 'near-miss']).toContain(verdict);
  });

  test('that is failed counts, names the missing problems and where to read, and no sentence', async () => {
    const learner = await openMarkUp();
    const document = await learner.document();
    const right = Object.entries(marksOfDocument(config, document));
    const [first, second] = right;
    const other = config.problems.find((problem) => problem.id !== second![1])!.id;
    const failed = await learner.mark(document, {
      [first![0]]: first![1],
      [second![0]]: other,
      s1: 'manner',
    });
    expect(failed).toMatchObject({
      score: 14,
      completed: false,
      feedback: config.feedback.failing,
    });
    const results = resultsOf(failed);
    expect(results.counts).toEqual({
      found: 1,
      'other-problem': 1,
      missed: config.asks - 2,
      'near-miss': 0,
      'wrong-mark': 1,
    });
    expect(results.missing.reduce((sum, { count }) => sum + count, 0)).toBe(config.asks - 1);
    expect(results.readAt.length).toBeGreaterThan(0);
    expect(results.document).toBeUndefined();
    expect(failed.payload).not.toContain('explanation');
  });

  test('has another document in the next try, with other wrong sentences', async () => {
    const learner = await openMarkUp();
    const first = await learner.document();
    await learner.mark(first, {});
    const second = await learner.document();
    expect(second.id).not.toBe(first.id);
    expect(textsOf(second)).not.toEqual(textsOf(first));
    expect(marksOfDocument(config, second)).not.toEqual(marksOfDocument(config, first));
    const refusal = await learner.markRefusal(first, marksOfDocument(config, first));
    expect(refusal.code).toBe('attempt_outdated');
    expect(await learner.mark(second, marksOfDocument(config, second))).toMatchObject({
      score: 100,
      completed: true,
    });
    expect((await learner.state()).submissionCount).toBe(2);
  });

  test('waits after the second failure, without a document to look at', async () => {
    const learner = await openMarkUp();
    await learner.mark(await learner.document(), {});
    const second = await learner.mark(await learner.document(), {});
    expect(second.wait).toMatchObject({ secondsLeft: 600 });
    expect((await learner.state()).markUp).toBeUndefined();
    const refusal = await learner.markRefusal({ id: 'any' }, {});
    expect(refusal).toMatchObject({ code: 'attempt_not_yet' });
    api.now = new Date(start.getTime() + 10 * MINUTE_MS);
    const third = await learner.document();
    expect(await learner.mark(third, marksOfDocument(config, third))).toMatchObject({
      completed: true,
    });
  });

  test('is counted once, however often its submission is sent', async () => {
    const learner = await openMarkUp();
    const document = await learner.document();
    const failed = await learner.mark(document, { s1: 'manner' }, 'attempt-0001');
    expect(await learner.mark(document, { s1: 'manner' }, 'attempt-0001')).toEqual(failed);
    expect((await learner.state()).submissionCount).toBe(1);
  });

  test.each<[string, unknown, string]>([
    ['a sentence', { s99: 'manner' }, 'body.payload.marks.s99'],
    ['a problem', { s1: 'gone' }, 'body.payload.marks.s1'],
    ['text for a problem', { s1: 7 }, 'body.payload.marks.s1'],
  ])('refuses marks without %s that there is', async (_what, marks, path) => {
    const learner = await openMarkUp();
    const { id: documentId } = await learner.document();
    const refusal = await learner.submitRefusal({ documentId, marks });
    expect(refusal.code).toBe('invalid_request');
    expect(refusal.fields?.map((field) => field.path)).toEqual([path]);
  });

  test('keeps the marks in its document as a draft, and shows none of an earlier document', async () => {
    const learner = await openMarkUp();
    const document = await learner.document();
    await learner.draft({ [document.id]: '{"s1":"manner"}' });
    expect((await learner.state()).draft?.values).toEqual({ [document.id]: '{"s1":"manner"}' });
    await learner.mark(document, { s1: 'manner' });
    expect((await learner.state()).draft).toBeNull();
  });
});
