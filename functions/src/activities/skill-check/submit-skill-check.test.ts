import type { SkillCheckConfig } from '@learning/content/schema';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { describe, expect, test } from 'vitest';
import { openApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
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

const { api, advance, openCheck } = openSampleCheck();
const resultsOf = ({ payload }: { payload: string }) =>
  JSON.parse(payload) as SkillCheckSubmissionPayload;

describe('submitting a skill check', () => {
  test('prefers the sent answers to the saved ones', async () => {
    const check = await openCheck();
    const { id, questions } = await check.start();
    await check.save(id, { q1: 'He is lazy', q2: ['Signature', 'Date'] });
    advance(61);
    const submission = await check.submit({ answers: { q1: 'He was late' } }, id);
    expect(submission).toMatchObject({
      activityId: CHECK,
      attemptId: id,
      score: 67,
      completed: false,
      feedback: 'failing-feedback',
      completedAt: '2026-11-18T09:01:01.000Z',
      wait: { opensAt: '2026-11-18T09:01:01.000Z', secondsLeft: 0 },
    });
    expect(resultsOf(submission)).toEqual({
      answers: { q1: 'He was late', q2: ['Signature', 'Date'] },
      results: {
        score: 67,
        earnedPoints: 20,
        totalPoints: 30,
        passed: false,
        feedback: 'failing-feedback',
        questionResults: [
          {
            questionId: 'q1',
            correct: true,
            userAnswer: 'He was late',
            question: 'Which one is a fact?',
            type: 'multiple-choice',
            options: questions[0]!.options,
            points: 10,
          },
          expect.objectContaining({ questionId: 'q2', correct: true }),
          expect.objectContaining({ questionId: 'q3', correct: false, userAnswer: null }),
        ],
      },
      completedAt: '2026-11-18T09:01:01.000Z',
      timeSpent: 2,
      isTimeUp: false,
      badge: { name: 'Record Keeper', description: 'Keeps fair records.' },
    });
  });

  test.each([
    ['at the last moment', -0.001, 100, false],
    ['at the deadline', 0, 100, true],
    ['at the end of the grace period', GRACE_SECONDS, 100, true],
    ['after the grace period', GRACE_SECONDS + 0.001, 33, true],
    ['two days later', 172_800, 33, true],
  ])(
    'grades only the answers that count when submitted %s',
    async (_when, seconds, score, isTimeUp) => {
      const check = await openCheck();
      const { id } = await check.start();
      await check.save(id, { q1: 'He was late', q2: ['Rumor'] });
      advance(LIMIT_SECONDS + seconds);
      const submission = await check.submit({ answers: RIGHT }, id);
      expect(submission.score).toBe(score);
      expect(resultsOf(submission)).toMatchObject({ isTimeUp, timeSpent: 8 });
    },
  );

  test('submits the open attempt when the call names none, and a repeat returns the same submission', async () => {
    const check = await openCheck();
    expect((await check.submitRefusal({ answers: RIGHT })).code).toBe('attempt_not_started');
    const { id } = await check.start();
    const submission = await check.submit({ answers: RIGHT });
    expect(submission).toMatchObject({ attemptId: id, score: 100, completed: true });
    advance(3600);
    expect(await check.submit({ answers: {} })).toEqual(submission);
    expect(await check.submit('not even JSON', id)).toEqual(submission);
    expect((await check.state()).submissionCount).toBe(1);
  });

  test('is refused for an attempt that was never started', async () => {
    const check = await openCheck();
    await check.start();
    expect((await check.submitRefusal({ answers: RIGHT }, 'no-such-attempt')).code).toBe(
      'attempt_not_started',
    );
  });

  test.each<[string, unknown, string[]]>([
    ['text that is not JSON', '{', ['body.payload']],
    ['a list', [], ['body.payload']],
    ['null', null, ['body.payload']],
    ['answers that are a list', { answers: [] }, ['body.payload.answers']],
    ['an answer that is a number', { answers: { q1: 5 } }, ['body.payload.answers.q1']],
    ['a question that is not asked', { answers: { q7: 'x' } }, ['body.payload.answers.q7']],
  ])('is refused with %s, and names the invalid field', async (_what, payload, paths) => {
    const check = await openCheck();
    const { id } = await check.start();
    const refusal = await check.submitRefusal(payload, id);
    expect(refusal.code).toBe('invalid_request');
    expect(refusal.fields?.map((field) => field.path)).toEqual(paths);
    expect((await check.state()).submissionCount).toBe(0);
  });

  test('ignores a score in the request', async () => {
    const learner = await enrolledLearner(api(), COURSE);
    const check = activityCalls(learner, CHECK);
    await check.start();
    const body = { userId: 'me', activityId: CHECK, payload: '{"answers":{},"score":100}' };
    const forged = { ...body, score: 100, feedback: 'Great', completed: true };
    expect(
      await learner.ok('submitActivity', { params: { id: CHECK }, body: forged }),
    ).toMatchObject({ score: 0, completed: false, feedback: 'failing-feedback' });
  });

  test('is refused when the body names another activity', async () => {
    const learner = await enrolledLearner(api(), COURSE);
    const body = { userId: 'me', activityId: 'record-keeping-scenario', payload: '{}' };
    const refusal = await learner.refusal('submitActivity', { params: { id: CHECK }, body });
    expect(refusal.fields?.map((field) => field.path)).toEqual(['body.activityId']);
  });

  test('keeps the beginning of each answer when no item can hold the results', async () => {
    const check = await openCheck();
    const { id } = await check.start();
    // JSON writes each of these with six characters, and the results repeat the answers.
    const longAnswers = Array.from({ length: 20 }, () => '\u0001'.repeat(1000));
    await check.save(id, { q1: longAnswers, q2: longAnswers });
    const submission = await check.submit({ answers: { q3: 'x'.repeat(10_000) } }, id);
    const { answers, results } = resultsOf(submission);
    expect(answers['q1']).toEqual(longAnswers.map(() => `${'\u0001'.repeat(50)}…`));
    expect(answers['q3']).toBe(`${'x'.repeat(1000)}…`);
    expect(results.questionResults.map((result) => result.userAnswer)).toEqual(
      Object.values(answers),
    );
    expect(await check.state()).toMatchObject({ latestSubmission: submission, attempt: null });
  });

  test('grades the whole answer before it is shortened', async () => {
    const long = await createSampleTable(undefined, ({ activities }) => {
      const { questions } = activities.get(CHECK)!.config as SkillCheckConfig;
      questions[2] = { ...questions[2]!, type: 'essay', options: [], correctAnswer: 'A model.' };
    });
    const learner = await enrolledLearner(openApi(long, start), COURSE);
    const check = activityCalls(learner, CHECK);
    const { id } = await check.start();
    const longAnswers = Array.from({ length: 20 }, () => '\u0001'.repeat(1000));
    // The shortened answer is blank, the whole one is not.
    const essay = ' '.repeat(5000) + 'x'.repeat(50);
    await check.save(id, { q1: longAnswers, q2: longAnswers });
    const { answers, results } = resultsOf(await check.submit({ answers: { q3: essay } }, id));
    expect(answers['q3']).toBe(`${' '.repeat(1000)}…`);
    expect(results.questionResults[2]).toMatchObject({ questionId: 'q3', correct: true });
  });

  test('works after access ended for an attempt started with access, and for nothing else', async () => {
    const check = await openCheck();
    advance(72 * 3600 - 60);
    const { id } = await check.start();
    advance(72 * 3600 + 60);
    await check.save(id, { q1: 'He was late' });
    expect((await check.state()).attempt).toMatchObject({ id, answers: { q1: 'He was late' } });
    const submission = await check.submit({ answers: { q3: 'two' } }, id);
    expect(submission).toMatchObject({ attemptId: id, score: 33 });
    expect(await check.submit({ answers: RIGHT })).toEqual(submission);
    expect(await check.best()).toEqual(submission);
    expect(await check.startRefused()).toBe('payment_required');
    expect((await check.submitRefusal({ answers: RIGHT }, 'another-one')).code).toBe(
      'payment_required',
    );
  });

  test('still returns the stored submission after access ended', async () => {
    const check = await openCheck();
    const { id } = await check.start();
    const submission = await check.submit({ answers: RIGHT }, id);
    advance(73 * 3600);
    expect(await check.submit({ answers: RIGHT }, id)).toEqual(submission);
    expect(await check.best()).toEqual(submission);
    expect((await check.submitRefusal({ answers: RIGHT }, 'another-one')).code).toBe(
      'payment_required',
    );
  });
});
