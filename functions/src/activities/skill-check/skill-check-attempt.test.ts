import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { learnerKeys } from '#table/keys.ts';
import { putItem } from '#table/table.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import {
  CHECK,
  COURSE,
  GRACE_SECONDS,
  LIMIT_SECONDS,
  openSampleCheck,
  RIGHT,
  start,
} from '#testing/learning/sample-check.ts';

const { table, api, advance, openCheck } = openSampleCheck();

/** Matches these options in any order: each attempt shuffles them. */
const inAnyOrder = (options: string[]) =>
  expect.toSatisfy(
    (shown: string[]) => shown.toSorted().join('|') === options.toSorted().join('|'),
  ) as string[];

describe('starting a skill check', () => {
  test("returns the questions without anything that helps to guess, and the server's deadline", async () => {
    const check = await openCheck();
    expect(await check.start()).toEqual({
      id: expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
      activityId: CHECK,
      startedAt: '2026-11-18T09:00:00.000Z',
      deadline: '2026-11-18T09:08:00.000Z',
      secondsLeft: LIMIT_SECONDS,
      timeLimitSeconds: LIMIT_SECONDS,
      extraTimeFactor: 1,
      questions: [
        {
          id: 'q1',
          question: 'Which one is a fact?',
          type: 'multiple-choice',
          options: inAnyOrder(['He was late', 'He is lazy', 'He does not care']),
          points: 10,
          hint: '',
        },
        {
          id: 'q2',
          question: 'Which ones belong in the file?',
          type: 'multiple-select',
          options: inAnyOrder(['Date', 'Rumor', 'Signature']),
          points: 10,
          hint: '',
        },
        {
          id: 'q3',
          question: 'After how many days is the note due?',
          type: 'short-answer',
          options: [],
          points: 10,
          hint: 'Words, not figures.',
        },
      ],
      answers: {},
    });
  });

  test.each([
    [1.25, 600],
    [1.5, 720],
    [2, 960],
  ])('with an extra time factor of %d allows %i seconds', async (extraTimeFactor, seconds) => {
    const userId = randomUUID();
    const check = await openCheck(userId);
    const profile = { entity: 'profile', extraTimeFactor, updatedAt: start.toISOString() };
    await putItem(table(), { ...learnerKeys.profile(userId), ...profile });
    expect(await check.start()).toMatchObject({
      extraTimeFactor,
      timeLimitSeconds: seconds,
      secondsLeft: seconds,
      deadline: new Date(start.getTime() + seconds * 1000).toISOString(),
    });
  });

  test('returns the open attempt when repeated, with saved answers and the time left', async () => {
    const check = await openCheck();
    const first = await check.start();
    await check.save(first.id, { q3: 'two' });
    advance(100);
    const resumed = { ...first, secondsLeft: LIMIT_SECONDS - 100, answers: { q3: 'two' } };
    expect(await check.start()).toEqual(resumed);
    expect((await check.state()).attempt).toEqual(resumed);
  });

  test('returns the same attempt after the deadline, so that it can be submitted', async () => {
    const check = await openCheck();
    const first = await check.start();
    advance(100_000);
    expect(await check.start()).toMatchObject({ id: first.id, secondsLeft: 0 });
    expect((await check.state()).attempt).toMatchObject({ id: first.id, secondsLeft: 0 });
  });

  test('starts a new attempt after a failed one, and none after a passed one', async () => {
    const check = await openCheck();
    const first = await check.start();
    expect((await check.submit({ answers: {} }, first.id)).completed).toBe(false);
    expect((await check.state()).attempt).toBeNull();
    advance(60);
    const second = await check.start();
    expect(second.id).not.toBe(first.id);
    expect(second.answers).toEqual({});
    expect((await check.submit({ answers: RIGHT }, second.id)).completed).toBe(true);
    expect(await check.startRefused()).toBe('activity_passed');
  });

  test('is possible for skill checks only', async () => {
    const learner = await enrolledLearner(api(), COURSE);
    const scenario = activityCalls(learner, 'record-keeping-scenario');
    expect(await scenario.startRefused()).toBe('activity_not_found');
  });
});

describe('saving answers', () => {
  test('leaves answers unchanged that the call does not include', async () => {
    const check = await openCheck();
    const { id } = await check.start();
    await check.save(id, { q1: 'He is lazy', q2: ['Date'] });
    advance(7.5);
    expect(await check.save(id, { q2: ['Date', 'Rumor'] })).toEqual({ secondsLeft: 473 });
    expect((await check.start()).answers).toEqual({ q1: 'He is lazy', q2: ['Date', 'Rumor'] });
  });

  test('loses none of many answers saved in several tabs at the same time', async () => {
    const check = await openCheck();
    const { id } = await check.start();
    await Promise.all([
      check.save(id, { q1: 'He is lazy' }),
      check.save(id, { q2: ['Rumor'] }),
      check.save(id, { q3: 'two' }),
    ]);
    expect((await check.start()).answers).toEqual({ q1: 'He is lazy', q2: ['Rumor'], q3: 'two' });
  });

  test('is possible until the grace period ends', async () => {
    const check = await openCheck();
    const { id } = await check.start();
    advance(LIMIT_SECONDS + GRACE_SECONDS);
    expect(await check.save(id, { q1: 'He was late' })).toEqual({ secondsLeft: 0 });
    advance(LIMIT_SECONDS + GRACE_SECONDS + 0.001);
    expect(await check.saveRefusal(id, { q1: 'He is lazy' })).toMatchObject({
      code: 'attempt_closed',
    });
    expect((await check.start()).answers).toEqual({ q1: 'He was late' });
  });

  test('is refused for a question that the attempt does not ask, and names it', async () => {
    const check = await openCheck();
    const { id } = await check.start();
    const refusal = await check.saveRefusal(id, { q1: 'He was late', q9: 'x', constructor: 'y' });
    expect(refusal.code).toBe('invalid_request');
    expect(refusal.fields?.map((field) => field.path)).toEqual([
      'body.answers.q9',
      'body.answers.constructor',
    ]);
    expect((await check.start()).answers).toEqual({});
  });

  test('is refused for an attempt that was never started, was submitted or belongs to another learner', async () => {
    const check = await openCheck();
    const closed = { code: 'attempt_closed' };
    expect(await check.saveRefusal('no-such-attempt', { q1: 'x' })).toMatchObject(closed);
    const { id } = await check.start();
    const other = await openCheck();
    await other.start();
    expect(await other.saveRefusal(id, { q1: 'x' })).toMatchObject(closed);
    await check.submit({ answers: {} }, id);
    expect(await check.saveRefusal(id, { q1: 'x' })).toMatchObject(closed);
  });
});
