import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { submissionKeys } from '#table/keys.ts';
import { getItem, putItem } from '#table/table.ts';
import { CHECK, LIMIT_SECONDS, openSampleCheck, RIGHT } from '#testing/learning/sample-check.ts';

const { advance, api, openCheck: open, table } = openSampleCheck();

/** Returns the calls about the check of a new learner, and their counts: a guess, fairly sure, sure; answered and right. */
async function openCheck() {
  const userId = randomUUID();
  const calls = await open(userId);
  const calibration = async () => {
    const dashboard = await api()
      .as(userId)
      .ok('getDashboard', { params: { userId: 'me' } });
    return dashboard.calibration.flatMap(({ answered, right }) => [answered, right]);
  };
  return { ...calls, userId, calibration };
}

const confidence = { q1: 'sure', q2: 'sure', q3: 'guess' };

// Source: rules/scoring.md S40; rules/learning.md L55
describe('how sure a learner says they are', () => {
  test('changes no score, is stored with the attempt, and counts once with its submission', async () => {
    const check = await openCheck();
    const { id } = await check.start();
    const payload = { answers: { ...RIGHT, q1: 'He is lazy' }, confidence };
    const [first, second] = await Promise.all([
      check.submit(payload, id),
      check.submit(payload, id),
    ]);
    expect(second).toEqual(first);
    const plain = await openCheck();
    const { id: plainId } = await plain.start();
    expect((await plain.submit({ answers: payload.answers }, plainId)).score).toBe(first.score);
    const { questionResults } = (JSON.parse(first.payload) as SkillCheckSubmissionPayload).results;
    expect(questionResults.map((result) => [result.confidence, result.correct])).toEqual([
      ['sure', false],
      ['sure', true],
      ['guess', true],
    ]);
    const item = await getItem(table(), submissionKeys.attempt(check.userId, CHECK));
    expect(item).toMatchObject({ confidence });
    expect(await check.calibration()).toEqual([1, 1, 0, 0, 2, 1]);
    expect(await plain.calibration()).toEqual([0, 0, 0, 0, 0, 0]);
    await check.start();
    await check.submit({ answers: RIGHT, confidence: { q1: 'fairly-sure' } });
    expect(await check.calibration()).toEqual([1, 1, 1, 1, 2, 1]);
  });

  test.each([
    ['a question without an answer', { q1: 'He was late' }, 0, [0, 0, 0, 0, 1, 1]],
    ['what comes after the time', RIGHT, LIMIT_SECONDS + 60, [0, 0, 0, 0, 0, 0]],
  ])('leaves out %s', async (_what, answers, seconds, counts) => {
    const check = await openCheck();
    const { id } = await check.start();
    advance(seconds);
    await check.submit({ answers, confidence }, id);
    expect(await check.calibration()).toEqual(counts);
  });

  test.each([
    ['a question that was not asked', { q9: 'sure' }],
    ['a word that is none of the three', { q1: 'certain' }],
  ])('refuses %s', async (_what, given) => {
    const check = await openCheck();
    const { id } = await check.start();
    const { code } = await check.submitRefusal({ answers: RIGHT, confidence: given }, id);
    expect(code).toBe('invalid_request');
  });

  test('is taken with an attempt that an earlier release started', async () => {
    const check = await openCheck();
    const { id } = await check.start();
    const key = submissionKeys.attempt(check.userId, CHECK);
    const { confidence: _none, ...older } = (await getItem(table(), key))!;
    await putItem(table(), older);
    expect((await check.submit({ answers: RIGHT, confidence }, id)).score).toBe(100);
    expect(await check.calibration()).toEqual([1, 1, 0, 0, 2, 2]);
  });
});
