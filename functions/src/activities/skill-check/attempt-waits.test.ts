import type { SkillCheckConfig } from '@learning/content/schema';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';

const CHECK = 'record-keeping-skill-check';
const RIGHT = { q1: 'He was late', q2: ['Date', 'Signature'], q3: 'within-one-day' };
const start = new Date('2026-11-18T09:00:00.000Z');
const MINUTE = 60;
const HOUR = 3600;
const LIMIT_SECONDS = 8 * MINUTE;

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await createSampleTable();
});
beforeEach(() => {
  api = openApi(table, start);
});

/** A learner whose trial lasts longer than any wait in these tests. */
const openCheck = async (userId: string = randomUUID()) =>
  activityCalls(await enrolledLearner(api, 1, userId), CHECK);
const at = (seconds: number) => (api.now = new Date(start.getTime() + seconds * 1000));
const instant = (seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString();

type Check = Awaited<ReturnType<typeof openCheck>>;

/** Fails one attempt that begins and ends at this second. */
async function failAt(check: Check, seconds: number) {
  at(seconds);
  const { id } = await check.start();
  return check.submit({ answers: {} }, id);
}

/** Fails so many attempts, each as early as possible. @returns the second of the last one */
async function failTimes(check: Check, count: number): Promise<number> {
  const seconds = [0, 0, 10 * MINUTE, 70 * MINUTE].slice(0, count);
  for (const second of seconds) await failAt(check, second);
  return seconds.at(-1)!;
}

describe('the wait after a failed attempt', () => {
  test.each([
    [1, 0],
    [2, 10 * MINUTE],
    [3, HOUR],
    [4, 24 * HOUR],
  ])('number %i is %i seconds long', async (count, waitSeconds) => {
    const check = await openCheck();
    const last = await failTimes(check, count);
    const opensAt = instant(last + waitSeconds);
    const { latestSubmission } = await check.state();
    expect(latestSubmission?.wait).toEqual({ opensAt, secondsLeft: waitSeconds });

    at(last + waitSeconds);
    expect((await check.start()).secondsLeft).toBe(LIMIT_SECONDS);
  });

  test.each([
    [2, 10 * MINUTE],
    [3, HOUR],
    [4, 24 * HOUR],
  ])(
    'number %i refuses every earlier start, with the instant it opens',
    async (count, waitSeconds) => {
      const check = await openCheck();
      const last = await failTimes(check, count);
      const opensAt = instant(last + waitSeconds);
      at(last + waitSeconds - 0.001);
      expect(await check.startRefusal()).toEqual({
        code: 'attempt_not_yet',
        message: 'Your next attempt isn’t open yet. The activity shows when it opens.',
        details: { opensAt: [opensAt] },
      });
      expect((await check.state()).latestSubmission?.wait).toEqual({ opensAt, secondsLeft: 1 });
    },
  );

  test('also refuses a hand-in without a new attempt, whatever it sends', async () => {
    const check = await openCheck();
    await failTimes(check, 2);
    for (const attemptId of ['made-up-attempt', '01JCZ000000000000000000000']) {
      expect(await check.submitRefusal({ answers: RIGHT }, attemptId)).toMatchObject({
        code: 'attempt_not_yet',
        details: { opensAt: [instant(10 * MINUTE)] },
      });
    }
    // Without an id, the call repeats the last submission.
    expect(await check.submit({ answers: RIGHT })).toMatchObject({ score: 0, completed: false });
    expect((await check.state()).submissionCount).toBe(2);
  });

  test('is the same in all tabs: of many starts at its end, one attempt opens', async () => {
    const check = await openCheck();
    await failTimes(check, 2);
    const early = await Promise.all(Array.from({ length: 4 }, () => check.startRefusal()));
    expect(early.map(({ code }) => code)).toEqual(Array(4).fill('attempt_not_yet'));
    at(10 * MINUTE);
    const attempts = await Promise.all(Array.from({ length: 8 }, () => check.start()));
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
    // A tab that submitted and started again at once does not get past the wait.
    const { id } = attempts[0]!;
    const outcomes = await Promise.allSettled([
      check.submit({ answers: {} }, id),
      check.submit({ answers: {} }, id),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await check.startRefusal()).details).toEqual({
      opensAt: [instant(10 * MINUTE + HOUR)],
    });
  });

  test('begins when the time is up, also if the attempt is submitted a day later', async () => {
    const check = await openCheck();
    await failAt(check, 0);
    const { id } = await check.start();
    at(24 * HOUR);
    const { wait } = await check.submit({ answers: {} }, id);
    expect(wait).toEqual({ opensAt: instant(LIMIT_SECONDS + 10 * MINUTE), secondsLeft: 0 });
    expect((await check.start()).id).not.toBe(id);
  });

  test('does not follow a pass, and an attempt that this learner has open is never refused', async () => {
    const check = await openCheck();
    await failTimes(check, 1);
    const { id } = await check.start();
    expect((await check.start()).id).toBe(id);
    const passed = await check.submit({ answers: RIGHT }, id);
    expect(passed.completed).toBe(true);
    expect(passed).not.toHaveProperty('wait');
    expect(await check.startRefused()).toBe('activity_passed');
  });
});

describe('the results of a failed attempt', () => {
  test('tell right and wrong, but no answer and no explanation before a pass', async () => {
    const check = await openCheck();
    const { id } = await check.start();
    const failed = await check.submit({ answers: { q1: RIGHT.q1 } }, id);
    const { results } = JSON.parse(failed.payload) as {
      results: { questionResults: Record<string, unknown>[] };
    };
    expect(results.questionResults.map((result) => result['correct'])).toEqual([
      true,
      false,
      false,
    ]);
    for (const result of results.questionResults) {
      expect(result).not.toHaveProperty('correctAnswer');
      expect(result).not.toHaveProperty('explanation');
    }
    const again = await check.start();
    const passed = await check.submit({ answers: RIGHT }, again.id);
    expect(passed.payload).toContain('"explanation":"q2-explanation"');
    const state = await check.state();
    expect(state.submission).toEqual(passed);
    expect(state.latestSubmission).toEqual(passed);
  });
});

test('an essay alone lifts no learner over the pass mark', async () => {
  const withEssay = await createSampleTable(undefined, ({ activities }) => {
    const activity = activities.get(CHECK)!;
    activity.passingScore = 67;
    const { questions } = activity.config as SkillCheckConfig;
    questions.push({
      ...questions[2]!,
      id: 'q4',
      type: 'essay',
      options: [],
      correctAnswer: 'A model.',
    });
    questions[2]!.points = 11;
  });
  const check = activityCalls(await enrolledLearner(openApi(withEssay, start), 1), CHECK);
  const { id, questions } = await check.start();
  // 31 other points: the essay counts 3, not 10.
  expect(questions.map(({ points }) => points)).toEqual([10, 10, 11, 3]);
  const { q1, q2 } = RIGHT;
  const submission = await check.submit({ answers: { q1, q2, q4: 'x'.repeat(50) } }, id);
  expect(submission).toMatchObject({ score: 68, completed: false });
  expect(submission.payload).toContain('"scoreWithoutEssay":65');
});
