import type { Certificate } from '@learning/shared/contract/certificates';
import type { EmailIdentity } from '@learning/shared/credentials/issuing/credential-documents';
import { credentialIn } from '@learning/shared/credentials/issuing/signed-documents';
import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import { openTestIssuing, type TestIssuing } from '#testing/certificates/issuing-gateways.ts';
import { publishedTexts } from '#testing/certificates/published-texts.ts';
import { certificateRepository } from './certificate-repository.ts';
import { createIssuingDependencies } from './dependencies.ts';
import { forgetCertificates } from './revoking/forget-learner.ts';

const now = new Date('2026-11-18T09:00:00.000Z');
const own = { userId: 'me' };

let table: Table;
let issuing: TestIssuing;
beforeAll(async () => {
  table = await createTableWithCourse(14);
  issuing = openTestIssuing();
});

function learnerApi(userId: string, email = 'zoe@example.org') {
  const api = openApi(table, now, undefined, issuing);
  api.contacts.set(userId, { email, name: null });
  return api.as(userId);
}
const claim = async (body: object = {}) => {
  const userId = await completedLearner(table);
  const command = { userId: 'me', courseId: 14, participantName: 'Zoë Őry', ...body };
  return learnerApi(userId).ok('claimCertificate', { body: command });
};
const choose = (
  { userId, certificateId }: Certificate,
  hasEmailHash: boolean,
  email?: string,
): Promise<Certificate> =>
  learnerApi(userId, email).ok('changeCertificateEmailHash', {
    params: { ...own, certificateId },
    body: { hasEmailHash },
  });

function hashOf({ credential }: Certificate): EmailIdentity | undefined {
  const { identifier = [] } = credentialIn(credential).credentialSubject;
  return identifier.find((identity) => identity.identityType === 'emailAddress');
}

/** Compares as others do who know the address. */
function matches(identity: EmailIdentity | undefined, email: string): boolean {
  const hash = createHash('sha256').update(`${email}${identity?.salt}`);
  return identity?.hashed === true && identity.identityHash === `sha256$${hash.digest('hex')}`;
}

it('is off until the learner turns it on, and is in no public document then either', async () => {
  const certificate = await claim();
  expect([certificate.hasEmailHash, hashOf(certificate)]).toEqual([false, undefined]);
  const chosen = await choose(certificate, true);
  expect(chosen.hasEmailHash).toBe(true);
  expect(matches(hashOf(chosen), 'zoe@example.org')).toBe(true);
  expect(matches(hashOf(chosen), 'ana@example.org')).toBe(false);
  expect(chosen.credential).not.toContain('zoe@');
  expect(publishedTexts(issuing)).toContain('identityHash');
  expect(publishedTexts(issuing)).not.toContain('emailAddress');
  const [listed] = await learnerApi(certificate.userId).ok('listCertificates', { params: own });
  expect(listed!.credential).toBe(chosen.credential);
});

it('can be chosen with the claim', async () => {
  expect(matches(hashOf(await claim({ hasEmailHash: true })), 'zoe@example.org')).toBe(true);
});

it('leaves out the address again, with the bytes from before', async () => {
  const certificate = await claim();
  const chosen = await choose(certificate, true);
  const left = await choose(certificate, false);
  expect([left.hasEmailHash, left.credential]).toEqual([false, certificate.credential]);
  const again = await choose(certificate, true, 'new@example.org');
  expect(matches(hashOf(again), 'new@example.org')).toBe(true);
  expect(hashOf(again)!.salt).not.toBe(hashOf(chosen)!.salt);
  expect((await choose(certificate, true)).credential).toBe(again.credential);
});

it('stays chosen when the name is corrected', async () => {
  const certificate = await claim({ hasEmailHash: true });
  const corrected = await learnerApi(certificate.userId).ok('correctCertificate', {
    params: { ...own, certificateId: certificate.certificateId },
    body: { participantName: 'Zoe Ory' },
  });
  expect(corrected.hasEmailHash).toBe(true);
  expect(matches(hashOf(corrected), 'zoe@example.org')).toBe(true);
});

it('is refused for the certificate of another learner', async () => {
  const certificate = await claim();
  const other = await completedLearner(table);
  const call = {
    params: { ...own, certificateId: certificate.certificateId },
    body: { hasEmailHash: true },
  };
  expect(await learnerApi(other).refused('changeCertificateEmailHash', call)).toBe(
    'certificate_not_found',
  );
});

it('does not outlive the account, though the certificate does', async () => {
  const certificate = await claim({ hasEmailHash: true });
  const { userId, certificateId } = certificate;
  const corrected = await learnerApi(userId).ok('correctCertificate', {
    params: { ...own, certificateId },
    body: { participantName: 'Zoe Ory' },
  });
  const deps = createIssuingDependencies(table, issuing);
  await forgetCertificates({ userId, keepsCertificates: true, now }, deps);
  await forgetCertificates({ userId, keepsCertificates: true, now }, deps);
  for (const id of [certificateId, corrected.certificateId]) {
    const credential = await certificateRepository(table).findCredential(id);
    expect(credential).toHaveProperty('named');
    expect(credential).not.toHaveProperty('addressed');
  }
  expect((await certificateRepository(table).list(userId))[0]!.hasEmailHash).toBe(false);
});
