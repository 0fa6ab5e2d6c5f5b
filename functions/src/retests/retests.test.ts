import { readCredentialText } from '@learning/shared/credentials/reading/read-credential';
import { verifyCredential } from '@learning/shared/credentials/verification/verify-credential';
import type { JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { submissionKeys } from '#table/keys.ts';
import { parseStored } from '#table/stored-item.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import {
  openTestIssuing,
  TEST_ORIGIN,
  textAt,
  type TestIssuing,
} from '#testing/certificates/issuing-gateways.ts';
import { certificateKey } from '#table/keys.ts';
import { retestAttemptItem } from './retest-records.ts';

const CLAIMED = new Date('2026-11-18T09:00:00.000Z');
const BASE = `${TEST_ORIGIN}/credentials/`;
/** Its check draws figures. */
const COURSE = 1;

let table: Table;
let issuing: TestIssuing;
beforeAll(async () => {
  table = await createPublishedTable();
  issuing = openTestIssuing();
});

const day = (days: number) => new Date(CLAIMED.getTime() + days * 86_400_000);

/** Creates a learner with a certificate, and the calls of its retests on any day after the claim. */
async function holder() {
  const userId = await completedLearner(table, { courseId: COURSE, measuredMinutes: 3_000 });
  const api = openApi(table, CLAIMED, undefined, issuing);
  const learner = api.as(userId);
  const own = { userId: 'me' };
  const params = { ...own, id: COURSE };
  const certificate = await learner.ok('claimCertificate', {
    body: { userId: 'me', courseId: COURSE, participantName: 'Zoë Őry' },
  });
  const stored = async () =>
    parseStored(
      retestAttemptItem,
      (await getItem(table, submissionKeys.retestAttempt(userId, COURSE)))!,
    );
  const calls = {
    userId,
    certificate,
    learner,
    on: (days: number) => {
      api.now = day(days);
      return calls;
    },
    view: () => learner.ok('getRetest', { params }),
    start: () => learner.ok('startRetest', { params }),
    startRefusal: () => learner.refusal('startRetest', { params }),
    submit: (attemptId: string, answers: Record<string, string | string[]>) =>
      learner.ok('submitRetest', { params: { ...params, attemptId }, body: { answers } }),
    submitRefusal: (attemptId: string, answers: Record<string, string | string[]>) =>
      learner.refusal('submitRetest', { params: { ...params, attemptId }, body: { answers } }),
    /** Returns the correct answers of the open retest, without the first `wrong` ones. */
    rightAnswers: async (wrong = 0) =>
      Object.fromEntries(
        (await stored()).asked.questions
          .slice(wrong)
          .map(({ id, correctAnswer }) => [id, correctAnswer as string | string[]]),
      ),
    stored,
    overview: () => learner.ok('getCertificateOverview', { params: own }),
    reissue: (certificateId = certificate.certificateId) =>
      learner.ok('reissueCertificate', { params: { ...own, certificateId } }),
    /** Starts a retest and answers all but some of its questions. */
    take: async (wrong = 0) => {
      const { id } = await calls.start();
      return calls.submit(id, await calls.rightAnswers(wrong));
    },
  };
  return calls;
}

const verify = (token: string, now: Date) =>
  verifyCredential(readCredentialText(token), {
    now,
    load: (address) => Promise.resolve(textAt(issuing, address.slice(BASE.length))),
    known: {
      id: `${BASE}issuer.json`,
      ...(JSON.parse(textAt(issuing, 'jwks.json')) as { keys: JWK[] }),
    },
  });

// Source: rules/certificates.md K29
describe('when a retest opens', () => {
  it.each([
    [29.9, 30, false],
    [30, 30, true],
    [89.9, 30, true],
    [90, 90, true],
    [400, 90, true],
  ])('on day %d after the claim: the one after %d days, open: %s', async (on, days, isOpen) => {
    const learner = (await holder()).on(on);
    const view = await learner.view();
    expect(view).toMatchObject({ questionCount: 8, stillKnown: [], attempt: null, result: null });
    expect(view.next).toEqual({ days, opensAt: day(days).toISOString(), isOpen });
    const started = isOpen ? { days: (await learner.start()).days } : await learner.startRefusal();
    const refused = { code: 'attempt_not_yet', details: { opensAt: [day(days).toISOString()] } };
    expect(started).toMatchObject(isOpen ? { days } : refused);
  });

  it('is refused without a valid certificate, and open without access to the course', async () => {
    const learner = (await holder()).on(31);
    const key = certificateKey(learner.userId, COURSE);
    const item = (await getItem(table, key))!;
    await putItem(table, { ...item, state: 'revoked' });
    expect((await learner.startRefusal()).code).toBe('certificate_revoked');
    await putItem(table, item);
    expect((await learner.on(400).start()).questions).toHaveLength(8);
    const other = openApi(table, day(31), undefined, issuing).as('no-certificate');
    const params = { userId: 'me', id: COURSE };
    expect(await other.refused('getRetest', { params })).toBe('certificate_not_found');
  });
});

// Source: rules/scoring.md S39
describe('a retest', () => {
  it('asks eight questions that stay the same until it is submitted, without their answers', async () => {
    const learner = (await holder()).on(30);
    const [first, second] = await Promise.all([learner.start(), learner.start()]);
    expect(second).toEqual(first);
    expect((await learner.view()).attempt).toEqual(first);
    expect(first.questions.map(({ id }) => id)).toEqual(
      Array.from({ length: 8 }, (_, index) => `q${index + 1}`),
    );
    expect(JSON.stringify(first)).not.toMatch(/correctAnswer|explanation|\{\w+\}/);
  });

  it('leaves out what a check asked last, and then what the last retest asked', async () => {
    const learner = (await holder()).on(30);
    const activityId = 'hr-foundations-skill-check';
    const lastIds = (await learner.start()).questions.length;
    expect(lastIds).toBe(8);
    const { sources } = await learner.stored();
    const asked = sources.map((source) => source.split('/')[1]!);
    const other = await holder();
    await putItem(table, {
      ...submissionKeys.attempt(other.userId, activityId),
      entity: 'attempt',
      activityId,
      questionIds: asked,
      seen: Object.fromEntries(asked.map((id) => [id, 1])),
    });
    await other.on(30).take(8);
    const drawn = (await other.stored()).sources;
    expect(drawn.filter((source) => sources.includes(source))).toEqual([]);
  });

  it('is graded once, however often it is sent, and tells answers only with a pass', async () => {
    const learner = (await holder()).on(30);
    const { id } = await learner.start();
    expect((await learner.submitRefusal('01JAV0000000000000000000RT', {})).code).toBe(
      'attempt_not_started',
    );
    expect(await learner.submitRefusal(id, { q9: 'No' })).toMatchObject({
      code: 'invalid_request',
      fields: [{ path: 'body.answers.q9', message: 'is not a question of this attempt' }],
    });
    const answers = await learner.rightAnswers();
    const [first, second] = await Promise.all([
      learner.submit(id, answers),
      learner.submit(id, answers),
    ]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ score: 100, isPassed: true, days: 30 });
    expect(first.questions.every(({ explanation }) => explanation)).toBe(true);
    expect((await learner.on(31).submit(id, {})).submittedAt).toBe(first.submittedAt);
    expect((await learner.view()).stillKnown).toEqual([
      { days: 30, passedAt: day(30).toISOString() },
    ]);
    expect((await learner.view()).next).toMatchObject({ days: 90, isOpen: false });
  });

  it('changes nothing about the certificate when it is failed, and opens again after seven days', async () => {
    const learner = (await holder()).on(30);
    const result = await learner.take(4);
    expect(result).toMatchObject({ score: 50, isPassed: false });
    expect(JSON.stringify(result)).not.toMatch(/correctAnswer|explanation/);
    const { certificates, retests } = await learner.overview();
    expect(certificates).toMatchObject([
      { certificateId: learner.certificate.certificateId, stillKnown: [] },
    ]);
    expect(retests).toEqual([
      {
        certificateId: learner.certificate.certificateId,
        courseId: COURSE,
        next: { days: 30, opensAt: day(37).toISOString(), isOpen: false },
        toAdd: [],
      },
    ]);
    expect((await learner.on(36.9).startRefusal()).code).toBe('attempt_not_yet');
    expect((await learner.on(37).take()).isPassed).toBe(true);
  });

  it('counts as the later one when it is submitted after that has opened', async () => {
    const learner = (await holder()).on(80);
    const { id, days } = await learner.start();
    expect(days).toBe(30);
    const answers = await learner.rightAnswers();
    expect(await learner.on(91).submit(id, answers)).toMatchObject({ days: 90, isPassed: true });
    const { code } = await learner.startRefusal();
    expect(code).toBe('no_retest_left');
  });
});

describe('a certificate after a pass', () => {
  it('states it in page, credential and public record once it is reissued, twice in all', async () => {
    const learner = (await holder()).on(30);
    await learner.take();
    const passed = { days: 30, passedAt: day(30).toISOString() };
    expect((await learner.overview()).retests).toMatchObject([{ toAdd: [passed] }]);
    const first = await learner.reissue();
    expect(first).toMatchObject({
      stillKnown: [passed],
      replaces: learner.certificate.certificateId,
    });
    expect((await learner.reissue()).certificateId).toBe(first.certificateId);
    const { state, summary } = await verify(first.credential, day(30));
    expect(state).toBe('valid');
    expect(summary!.results).toEqual(
      expect.arrayContaining([{ name: 'Still knows it after 30 days', value: '2026-12-18' }]),
    );
    expect(summary!.narrative).toContain('Still knows it after 30 days (2026-12-18).');
    expect((await verify(learner.certificate.credential, day(30))).state).toBe('revoked');
    expect(await learner.overview()).toMatchObject({
      former: [{ replacedFor: 'retest', replacedBy: first.certificateId }],
      retests: [{ toAdd: [], next: { days: 90, isOpen: false } }],
    });

    await learner.on(90).take();
    const second = await learner.reissue(first.certificateId);
    expect(second.stillKnown.map(({ days }) => days)).toEqual([30, 90]);
    const again = await verify(second.credential, day(90));
    expect(again.state).toBe('valid');
    expect(again.summary!.results.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Still knows it after 30 days', 'Still knows it after 90 days']),
    );
    expect(textAt(issuing, `${second.certificateId}.jwt`)).not.toBe('');
    expect((await learner.overview()).retests).toMatchObject([{ next: null, toAdd: [] }]);
  });

  it('keeps it when its name is corrected', async () => {
    const learner = (await holder()).on(30);
    await learner.take();
    const { certificateId } = await learner.reissue();
    const corrected = await learner.learner.ok('correctCertificate', {
      params: { userId: 'me', certificateId },
      body: { participantName: 'Zoe Ory' },
    });
    expect(corrected.stillKnown).toHaveLength(1);
  });
});
