import type { Certificate } from '@learning/shared/contract/certificates';
import { decodeStatusList, isEntrySet } from '@learning/shared/credentials/status-list';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { learnerKeys } from '#table/keys.ts';
import { deleteItem, writeTransaction, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import {
  openTestIssuing,
  TEST_ORIGIN,
  textAt,
  type TestIssuing,
} from '#testing/certificates/issuing-gateways.ts';
import { runPublisher } from '#testing/certificates/run-publisher.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';
import { changeWrite, credentialChange } from './change-writes.ts';
import { createIssuingDependencies } from './dependencies.ts';
import { forgetCertificates } from './revoking/forget-learner.ts';

const COURSE = 14;
const now = new Date('2026-11-18T09:00:00.000Z');
const own = { userId: 'me' };

let table: Table;
let issuing: TestIssuing;
beforeAll(async () => {
  table = await createTableWithCourse(COURSE);
  issuing = openTestIssuing();
});

const learnerApi = (userId: string) => openApi(table, now, undefined, issuing).as(userId);
const claim = (userId: string, participantName = 'Zoë Őry') =>
  learnerApi(userId).ok('claimCertificate', {
    body: { userId: 'me', courseId: COURSE, participantName },
  });
const correct = (userId: string, { certificateId }: Certificate, participantName: string) =>
  learnerApi(userId).ok('correctCertificate', {
    params: { ...own, certificateId },
    body: { participantName },
  });
const documentAt = (path: string) => textAt(issuing, path);
const companionOf = ({ certificateId }: Certificate) =>
  JSON.parse(documentAt(`${certificateId}.json`)) as Record<string, unknown>;

/** Whether the published status list says that a credential is revoked. */
async function isRevoked({ credential }: Certificate): Promise<boolean> {
  const { credentialStatus } = decodeJwt<{
    credentialStatus: { statusListIndex: string; statusListCredential: string };
  }>(credential);
  const path = credentialStatus.statusListCredential.slice(`${TEST_ORIGIN}/credentials/`.length);
  const list = decodeJwt<{ credentialSubject: { encodedList: string } }>(documentAt(path));
  const { credentialSubject } = list;
  const bits = await decodeStatusList(credentialSubject.encodedList);
  expect(bits!.length * 8).toBeGreaterThanOrEqual(131_072);
  return isEntrySet(bits!, Number(credentialStatus.statusListIndex))!;
}

const publish = (from = table, gateways = issuing) => runPublisher(from, gateways, now);

const leave = (work: Parameters<typeof credentialChange>[0]) =>
  writeTransaction(table, [changeWrite(credentialChange(work))]);

it('publishes issuer and keys before the first certificate is claimed', async () => {
  const gateways = openTestIssuing();
  expect(await publish(await createTableWithCourse(COURSE), gateways)).toBe(0);
  expect([...gateways.published.keys()]).toEqual(
    expect.arrayContaining(['issuer.json', 'jwks.json']),
  );
});

describe('correcting the name', () => {
  it('issues another certificate; the old one says that it is replaced, without its name', async () => {
    const userId = await completedLearner(table);
    const old = await claim(userId, 'Zoe Ory');
    const corrected = await correct(userId, old, 'Zoë Őry');

    expect(corrected).toMatchObject({
      participantName: 'Zoë Őry',
      replaces: old.certificateId,
      completionDate: old.completionDate,
      correctionsLeft: 1,
      state: 'valid',
    });
    // The nameless form was signed with it, and both have one id.
    expect(decodeJwt(documentAt(`${old.certificateId}.jwt`)).jti).toBe(
      decodeJwt(old.credential).jti,
    );
    expect(companionOf(old)).toMatchObject({
      state: 'replaced',
      replacedBy: corrected.certificateId,
      changedAt: now.toISOString(),
    });
    expect(await isRevoked(old)).toBe(true);
    expect(await isRevoked(corrected)).toBe(false);
    expect(await learnerApi(userId).ok('listCertificates', { params: own })).toEqual([corrected]);
    const { former } = await learnerApi(userId).ok('getCertificateOverview', { params: own });
    expect(former).toEqual([
      {
        certificateId: old.certificateId,
        courseId: COURSE,
        courseName: old.courseName,
        participantName: 'Zoe Ory',
        issuedAt: old.issuedAt,
        state: 'replaced',
        changedAt: now.toISOString(),
        reason: null,
        replacedBy: corrected.certificateId,
        replacedFor: 'name',
        sharing: { isNamePublic: false, areScoresPublic: false },
        verificationUrl: old.verificationUrl,
      },
    ]);
    // A second claim returns the corrected one.
    expect(await claim(userId)).toEqual(corrected);
  });

  it('is possible twice; the same name costs nothing', async () => {
    const userId = await completedLearner(table);
    const first = await claim(userId, 'A');
    expect(await correct(userId, first, 'A')).toEqual(first);
    const last = await correct(userId, await correct(userId, first, 'B'), 'C');
    expect(last.correctionsLeft).toBe(0);
    const again = {
      params: { ...own, certificateId: last.certificateId },
      body: { participantName: 'D' },
    };
    expect(await learnerApi(userId).refused('correctCertificate', again)).toBe(
      'corrections_used_up',
    );
    const former = { ...again, params: { ...own, certificateId: first.certificateId } };
    expect(await learnerApi(userId).refused('correctCertificate', former)).toBe(
      'certificate_replaced',
    );
  });

  it('of another learner’s certificate is refused as unknown', async () => {
    const certificate = await claim(await completedLearner(table));
    const other = learnerApi(await completedLearner(table));
    const params = { ...own, certificateId: certificate.certificateId };
    expect(
      await other.refused('correctCertificate', { params, body: { participantName: 'X' } }),
    ).toBe('certificate_not_found');
    const sharing = { isNamePublic: false, areScoresPublic: true };
    expect(await other.refused('changeCertificateSharing', { params, body: sharing })).toBe(
      'certificate_not_found',
    );
  });

  it('in two tabs at once leaves one valid certificate', async () => {
    const userId = await completedLearner(table);
    const old = await claim(userId, 'A');
    const outcomes = await Promise.allSettled([
      correct(userId, old, 'B'),
      correct(userId, old, 'C'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [latest, ...others] = await learnerApi(userId).ok('listCertificates', { params: own });
    expect(others).toEqual([]);
    expect(companionOf(old)).toMatchObject({ replacedBy: latest!.certificateId });
  });
});

describe('revoking', () => {
  it('by an operator shows in the status list and the companion, and ends correcting and claiming', async () => {
    const userId = await completedLearner(table);
    const certificate = await claim(userId);
    await leave({ kind: 'revoke', certificateId: certificate.certificateId, reason: 'error' });
    expect(await publish()).toBeGreaterThan(0);
    expect(await isRevoked(certificate)).toBe(true);
    expect(companionOf(certificate)).toMatchObject({ state: 'revoked' });
    const [listed] = await learnerApi(userId).ok('listCertificates', { params: own });
    expect(listed).toMatchObject({ state: 'revoked', revocation: { reason: 'error' } });
    expect(
      await learnerApi(userId).ok('getDashboard', { params: own, query: { timeZone: 'UTC' } }),
    ).toMatchObject({ certificates: 0, revokedCertificates: 1 });
    const body = { userId: 'me', courseId: COURSE, participantName: 'Zoë' };
    expect(await learnerApi(userId).refused('claimCertificate', { body })).toBe(
      'certificate_revoked',
    );
    const params = { ...own, certificateId: certificate.certificateId };
    expect(
      await learnerApi(userId).refused('correctCertificate', {
        params,
        body: { participantName: 'Z' },
      }),
    ).toBe('certificate_revoked');
    expect(await publish()).toBe(0);
  });

  it('by a refund lets the course be claimed again once it is bought again', async () => {
    const userId = await completedLearner(table);
    const certificate = await claim(userId);
    const orderId = `order-${userId}`;
    await deleteItem(table, learnerKeys.purchase(userId, COURSE));
    const work = {
      kind: 'withdraw' as const,
      userId,
      orderId,
      courseIds: [COURSE],
      claimedSince: null,
    };
    await leave({ ...work, reason: 'refund' });
    await publish();
    expect(companionOf(certificate)).toMatchObject({ state: 'revoked' });
    const body = { userId: 'me', courseId: COURSE, participantName: 'Zoë' };
    expect(await learnerApi(userId).refused('claimCertificate', { body })).toBe(
      'certificate_access_ended',
    );
    await grantPurchase(table, userId, COURSE);
    const next = await claim(userId);
    expect(next.certificateId).not.toBe(certificate.certificateId);
    expect(companionOf(certificate)).toMatchObject({ state: 'revoked' });
    expect(await isRevoked(next)).toBe(false);
    const { certificates, former } = await learnerApi(userId).ok('getCertificateOverview', {
      params: own,
    });
    expect(certificates.map((shown) => shown.id)).toEqual([next.id]);
    expect(former).toMatchObject([
      { certificateId: certificate.id, state: 'revoked', reason: 'refund', replacedBy: null },
    ]);
  });

  it('by a refund spares a certificate whose course is paid in another way, and what was claimed before the plan', async () => {
    const userId = await completedLearner(table);
    const certificate = await claim(userId);
    const work = {
      kind: 'withdraw' as const,
      userId,
      courseIds: [COURSE],
      reason: 'dispute' as const,
    };
    await leave({ ...work, orderId: 'another-order', claimedSince: null });
    await deleteItem(table, learnerKeys.purchase(userId, COURSE));
    await leave({ ...work, orderId: `order-${userId}`, claimedSince: '2026-11-19T00:00:00.000Z' });
    await grantPurchase(table, userId, COURSE);
    await publish();
    expect(companionOf(certificate)).toMatchObject({ state: 'valid' });
  });

  it('with an account takes the name out, or leaves everything if the learner wants it', async () => {
    const [leaving, keeping] = [await completedLearner(table), await completedLearner(table)];
    const [gone, kept] = [await claim(leaving, 'Gone Person'), await claim(keeping)];
    const deps = createIssuingDependencies(table, issuing);
    await forgetCertificates({ userId: leaving, keepsCertificates: false, now }, deps);
    await forgetCertificates({ userId: keeping, keepsCertificates: true, now }, deps);
    await publish();
    expect(companionOf(gone)).toMatchObject({ state: 'revoked' });
    expect(companionOf(gone)).not.toHaveProperty('holderName');
    const publicForm = JSON.stringify(decodeJwt(documentAt(`${gone.certificateId}.jwt`)));
    expect(publicForm).not.toContain('Gone');
    expect(companionOf(kept)).toMatchObject({ state: 'valid' });
  });

  it('is repeated until its documents are written', async () => {
    const certificate = await claim(await completedLearner(table));
    await leave({ kind: 'revoke', certificateId: certificate.certificateId, reason: 'other' });
    issuing.isStoreDown = true;
    await expect(publish()).rejects.toThrow('failed');
    expect(companionOf(certificate)).toMatchObject({ state: 'valid' });
    issuing.isStoreDown = false;
    await publish();
    expect(companionOf(certificate)).toMatchObject({ state: 'revoked' });
    expect(await isRevoked(certificate)).toBe(true);
  });

  it('tells nothing about who holds what: entries are random and lists have no names', async () => {
    const certificates = await Promise.all(
      [0, 1, 2, 3].map(async () => claim(await completedLearner(table))),
    );
    const entries = certificates.map(
      ({ credential }) =>
        decodeJwt<{ credentialStatus: { statusListIndex: string } }>(credential).credentialStatus
          .statusListIndex,
    );
    const steps = entries.slice(1).map((entry, at) => Number(entry) - Number(entries[at]));
    expect(new Set(entries).size).toBe(4);
    expect(steps.every((step) => Math.abs(step) === 1)).toBe(false);
    const list = JSON.stringify(decodeJwt(documentAt('status/1.jwt')));
    for (const { certificateId, userId } of certificates) {
      expect(list).not.toContain(certificateId);
      expect(list).not.toContain(userId);
    }
  });
});
