import type { Certificate } from '@learning/shared/contract/certificates';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { findCourse } from '#catalog/catalog.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import { firstCompletion } from '#learning/progress/course-completion.ts';
import { learnerKeys } from '#table/keys.ts';
import { deleteItem, putItem, updateItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import {
  openTestIssuing,
  TEST_ORIGIN,
  textAt,
  type TestIssuing,
} from '#testing/certificates/issuing-gateways.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';
import { certificateRepository } from './certificate-repository.ts';

const COURSE = 14;
const NAME = 'Zoë Őry';
const now = new Date('2026-11-18T09:00:00.000Z');

let table: Table;
let issuing: TestIssuing;
beforeAll(async () => {
  table = await createTableWithCourse(COURSE);
  issuing = openTestIssuing();
});

const learnerApi = (userId: string) => openApi(table, now, undefined, issuing).as(userId);
const bodyOf = (participantName = NAME) => ({
  body: { userId: 'me', courseId: COURSE, participantName },
});
const claim = (userId: string, name?: string) =>
  learnerApi(userId).ok('claimCertificate', bodyOf(name));
const documentAt = (path: string) => textAt(issuing, path);

/** Returns the claims of a credential after checking its signature with the published keys. */
async function verified(token: string) {
  const keys = createLocalJWKSet(JSON.parse(documentAt('jwks.json')) as JSONWebKeySet);
  const { payload } = await jwtVerify(token, keys, {
    issuer: `${TEST_ORIGIN}/credentials/issuer.json`,
    algorithms: ['RS256'],
    currentDate: now,
  });
  return payload as Record<string, unknown> & { credentialSubject: Record<string, unknown> };
}

describe('claiming a certificate', () => {
  it('issues it for a course with every module complete and every activity passed', async () => {
    const userId = await completedLearner(table);
    const { available, certificates } = await learnerApi(userId).ok('getCertificateOverview', {
      params: { userId: 'me' },
    });
    expect(certificates).toEqual([]);
    expect(available).toMatchObject([{ courseId: COURSE, measuredMinutes: 600 }]);
    expect(available[0]!.instructionHours).toBe(available[0]!.courseHours);

    const certificate = await claim(userId);
    expect(certificate).toMatchObject({
      participantName: NAME,
      courseId: COURSE,
      completionDate: '2026-11-17T16:00:00.000Z',
      state: 'valid',
      correctionsLeft: 2,
      issuerName: 'Due Course',
      sharing: { isNamePublic: true, areScoresPublic: false },
      instructionHours: available[0]!.instructionHours,
    });
    expect(certificate.certificateId).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(certificate.skills.length).toBeGreaterThan(0);
    expect(certificate.frameworks.map((framework) => framework.framework)).toEqual([
      'shrm',
      'hrci',
    ]);
    expect(certificate.activities.length).toBeGreaterThan(0);
    const after = await learnerApi(userId).ok('getCertificateOverview', {
      params: { userId: 'me' },
    });
    const opensAt = '2026-12-18T09:00:00.000Z';
    const { certificateId } = certificate;
    const next = { days: 30, opensAt, isOpen: false };
    const retests = [{ certificateId, courseId: 14, next, toAdd: [] }];
    const none = { former: [], available: [], withoutHours: [], newCapstones: [], retests };
    expect(after).toEqual({ certificates: [certificate], ...none });
  });

  it('signs a credential that says so and verifies with the published keys', async () => {
    const certificate = await claim(await completedLearner(table));
    const claims = await verified(certificate.credential);
    expect(claims).toMatchObject({
      iss: `${TEST_ORIGIN}/credentials/issuer.json`,
      jti: certificate.credentialUrl,
      id: certificate.credentialUrl,
      sub: claims.credentialSubject['id'],
      nbf: now.getTime() / 1000,
      credentialSubject: {
        identifier: [{ hashed: false, identityType: 'name', identityHash: NAME }],
        achievement: { name: certificate.courseName },
        narrative: expect.stringMatching(
          /^Completed all 5 modules, with 2 graded activities and 1 document: /,
        ) as string,
        result: [{ value: String(certificate.instructionHours) }],
      },
    });
    const header = decodeProtectedHeader(certificate.credential);
    expect(header).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) as string });
    // A verifier reads the key at its address.
    const key = JSON.parse(documentAt(header.kid!.split('/credentials/')[1]!)) as object;
    expect(key).toMatchObject({ kid: header.kid, kty: 'RSA' });
    expect(documentAt(`${certificate.certificateId}.jwt`)).toBe(certificate.credential);
    expect(JSON.parse(documentAt(`${certificate.certificateId}.json`))).toEqual({
      schemaVersion: 1,
      certificateId: certificate.certificateId,
      state: 'valid',
      holderName: NAME,
      courseTitle: certificate.courseName,
      completedAt: certificate.completionDate,
      instructionHours: certificate.instructionHours,
      digests: expect.any(Array) as string[],
    });
  });

  it('gives one certificate to 64 parallel claims', async () => {
    const userId = await completedLearner(table);
    const api = learnerApi(userId);
    const responses = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        api.ok('claimCertificate', bodyOf(`Learner ${at}`)).catch((error: unknown) => error),
      ),
    );
    const issued = responses.filter(
      (response): response is Certificate => !(response instanceof Error),
    );
    expect(new Set(issued.map((certificate) => certificate.certificateId)).size).toBe(1);
    expect(new Set(issued.map((certificate) => certificate.participantName)).size).toBe(1);
    const stored = await certificateRepository(table).list(userId);
    expect(stored.map((certificate) => certificate.certificateId)).toEqual([
      issued[0]!.certificateId,
    ]);
    const claimed = await claim(userId, 'Later');
    expect(claimed).toEqual(issued[0]);
  });

  it('is refused while a module is open, and for a course that was not started', async () => {
    const userId = await completedLearner(table, { isUnfinished: true });
    const { code, details } = await learnerApi(userId).refusal('claimCertificate', bodyOf());
    expect({ code, details }).toEqual({
      code: 'course_incomplete',
      details: { moduleIds: ['hr-documentation-basic-m5'], activityIds: [] },
    });
    expect(await learnerApi('new-learner').refused('claimCertificate', bodyOf())).toBe(
      'not_enrolled',
    );
  });

  it('is refused while an activity is not passed, though its module is complete', async () => {
    const userId = await completedLearner(table);
    const { activities } = (await claim(await completedLearner(table))) as Certificate;
    expect(activities.length).toBeGreaterThan(0);
    const key = learnerKeys.activityResult(userId, COURSE, 'hr-documentation-basic-skill-check');
    await deleteItem(table, key);
    const { code, details } = await learnerApi(userId).refusal('claimCertificate', bodyOf());
    expect({ code, details }).toEqual({
      code: 'course_incomplete',
      details: { moduleIds: [], activityIds: ['hr-documentation-basic-skill-check'] },
    });
  });

  it('stays open when a later edition adds an activity and a module is opened again (K16)', async () => {
    const userId = await completedLearner(table);
    const { activities } = (await claim(await completedLearner(table))) as Certificate;
    expect(activities.length).toBeGreaterThan(0);
    const learner = await learnerRepository(table).read(userId);
    const course = findCourse(await catalogRepository(table).read(), COURSE)!;
    const { completion } = firstCompletion(course, learner, new Date('2026-11-17T16:00:00.000Z'));
    await putItem(table, { ...learnerKeys.completion(userId, COURSE), ...completion });
    await deleteItem(
      table,
      learnerKeys.activityResult(userId, COURSE, 'hr-documentation-basic-skill-check'),
    );
    await updateItem(table, learnerKeys.enrollment(userId, COURSE), {
      UpdateExpression: 'DELETE completedModuleIds :opened',
      ExpressionAttributeValues: { ':opened': new Set(['hr-documentation-basic-m5']) },
    });
    const certificate = (await claim(userId)) as Certificate;
    expect(certificate.activities.map(({ title }) => title)).toEqual(
      activities.map(({ title }) => title),
    );
  });

  it('is refused once the purchase was refunded or is disputed, and open again after another purchase', async () => {
    const userId = await completedLearner(table);
    const purchase = learnerKeys.purchase(userId, COURSE);
    await updateItem(table, purchase, {
      UpdateExpression: 'SET endsAt = :endsAt',
      ExpressionAttributeValues: { ':endsAt': '2026-11-17T00:00:00.000Z' },
    });
    expect(await learnerApi(userId).refused('claimCertificate', bodyOf())).toBe(
      'certificate_access_ended',
    );
    await deleteItem(table, purchase);
    expect(await learnerApi(userId).refused('claimCertificate', bodyOf())).toBe(
      'certificate_access_ended',
    );
    const overview = await learnerApi(userId).ok('getCertificateOverview', {
      params: { userId: 'me' },
    });
    expect(overview.available).toEqual([]);
    await grantPurchase(table, userId, COURSE);
    await expect(claim(userId)).resolves.toMatchObject({ state: 'valid' });
  });

  it.each([
    ['an empty name', '   '],
    ['101 characters', 'x'.repeat(101)],
    ['a control character', 'Zoë\u0007'],
    ['a mark that turns the writing around', 'Zoë \u202Eyrö'],
  ])('refuses %s', async (_case, name) => {
    const api = learnerApi(await completedLearner(table));
    expect(await api.refused('claimCertificate', bodyOf(name))).toBe('invalid_request');
  });

  it('stores the certificate when its documents cannot be written, and leaves them to the publisher', async () => {
    const userId = await completedLearner(table);
    await claim(await completedLearner(table));
    const { documents } = issuing;
    issuing.documents = {
      put: (document) =>
        /^\w{26}\.jwt$/.test(document.path)
          ? Promise.reject(new Error('down'))
          : documents.put(document),
    };
    const certificate = await claim(userId).finally(() => (issuing.documents = documents));
    expect(issuing.published.has(`${certificate.certificateId}.jwt`)).toBe(false);
    const left = await certificateRepository(table).listChanges();
    expect(left.map((change) => change.work)).toContainEqual({
      kind: 'publish',
      certificateId: certificate.certificateId,
    });
  });
});

describe('a former key', () => {
  it('keeps what it signed valid after it was replaced', async () => {
    const first = await claim(await completedLearner(table));
    const { documents, published } = issuing;
    issuing = { ...openTestIssuing('key-2'), documents, published };
    const second = await claim(await completedLearner(table));
    expect(decodeProtectedHeader(second.credential).kid).not.toBe(
      decodeProtectedHeader(first.credential).kid,
    );
    await expect(verified(first.credential)).resolves.toMatchObject({ jti: first.credentialUrl });
    await expect(verified(second.credential)).resolves.toMatchObject({ jti: second.credentialUrl });
  });
});
