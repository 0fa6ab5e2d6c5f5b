import type { Certificate } from '@learning/shared/contract/certificates';
import { credentialDigest } from '@learning/shared/credentials/credential-digest';
import {
  credentialIn,
  keyOf,
  provedCredential,
} from '@learning/shared/credentials/issuing/signed-documents';
import { readPublicCertificate } from '@learning/shared/credentials/public-certificate';
import { readCredentialText } from '@learning/shared/credentials/reading/read-credential';
import {
  verifyCredential,
  withRecord,
} from '@learning/shared/credentials/verification/verify-credential';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { certificateKeys } from '#table/keys.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import {
  openTestIssuing,
  textAt,
  type TestIssuing,
} from '#testing/certificates/issuing-gateways.ts';
import { runPublisher } from '#testing/certificates/run-publisher.ts';
import { certificateRepository } from '../certificate-repository.ts';
import { credentialChange } from '../change-writes.ts';
import { issuerRepository } from '../issuing/issuer-repository.ts';
import { signCredential } from '../issuing/sign-credential.ts';
import { statusListRepository } from '../issuing/status-list-repository.ts';
import { rewriteDocuments } from '../rewrite-documents.ts';
import { withdrawKey } from './withdraw-key.ts';

const COURSE = 14;
const now = new Date('2026-11-18T09:00:00.000Z');
const later = new Date('2026-11-19T09:00:00.000Z');
const at = new Date('2026-11-18T00:00:00.000Z');
const own = { userId: 'me' };

let table: Table;
let issuing: TestIssuing;
beforeEach(async () => {
  table = await createTableWithCourse(COURSE);
  issuing = openTestIssuing();
});

const learnerApi = (userId: string, gateways = issuing) =>
  openApi(table, now, undefined, gateways).as(userId);
const claim = async (body: object = {}) => {
  const userId = await completedLearner(table);
  const command = { userId: 'me', courseId: COURSE, participantName: 'Zoë Őry', ...body };
  return learnerApi(userId).ok('claimCertificate', { body: command });
};

/** Withdraws the keys that signed a certificate, as the command does. */
async function withdrawKeysOf({ credential, proof }: Certificate): Promise<void> {
  for (const key of [keyOf(credential), proof!.verificationMethod]) {
    await withdrawKey({ key, at, now }, issuerRepository(table));
  }
  await certificateRepository(table).addChange(credentialChange({ kind: 'issuer' }));
}

/** Runs the command with a publisher that has other keys. */
async function signAgain(): Promise<TestIssuing> {
  const { documents, published } = issuing;
  const renewed = { ...openTestIssuing('key-2'), documents, published };
  await rewriteDocuments({
    certificates: certificateRepository(table),
    statusLists: statusListRepository(table),
    kind: 'signAgain',
    waitUntilDone: async () => void (await runPublisher(table, renewed, later)),
    onProgress: () => undefined,
  });
  return renewed;
}

const read = <T>(path: string) => JSON.parse(textAt(issuing, path)) as T;

it('says in all documents of a withdrawn key from when on it is distrusted', async () => {
  const certificate = await claim();
  await withdrawKeysOf(certificate);
  await expect(runPublisher(table, issuing, now)).rejects.toThrow('failed');
  const revoked = '2026-11-18T00:00:00Z';
  const { keys } = read<{ keys: { revoked: string }[] }>('jwks.json');
  const methods = ['issuer.json', '/.well-known/did.json'].flatMap(
    (path) => read<{ verificationMethod: { revoked: string }[] }>(path).verificationMethod,
  );
  expect([...keys, ...methods].map((key) => key.revoked)).toEqual(
    Array.from({ length: 6 }, () => revoked),
  );
  const single = [...issuing.published.keys()].filter((path) => path.startsWith('keys/'));
  for (const path of single) expect(read<{ revoked: string }>(path).revoked).toBe(revoked);
});

it('signs nothing with a withdrawn key', async () => {
  await withdrawKeysOf(await claim());
  const userId = await completedLearner(table);
  const body = { userId: 'me', courseId: COURSE, participantName: 'Ana Ruiz' };
  expect(await learnerApi(userId).refused('claimCertificate', { body })).toBe(
    'service_unavailable',
  );
});

it('signs again what a withdrawn key signed, with the same content, as often as it runs', async () => {
  const first = await claim({ hasEmailHash: true });
  await withdrawKeysOf(first);
  await signAgain();
  const path = `${first.certificateId}.jwt`;
  const signed = textAt(issuing, path);
  const publicForm = credentialIn(signed);
  expect(keyOf(signed)).not.toBe(keyOf(first.credential));
  const { credential, proof } = (
    await learnerApi(first.userId).ok('listCertificates', {
      params: own,
    })
  )[0]!;
  expect(credentialIn(credential)).toEqual(credentialIn(first.credential));
  expect(publicForm.awardedDate).toBe(credentialIn(credential).awardedDate);
  expect(proof!.verificationMethod).not.toBe(first.proof!.verificationMethod);
  await expect(
    jwtVerify(signed, createLocalJWKSet(read<JSONWebKeySet>('jwks.json'))),
  ).resolves.toBeDefined();
  expect(keyOf(textAt(issuing, 'status/1.jwt'))).toBe(keyOf(signed));

  await signAgain();
  expect(textAt(issuing, path)).toBe(signed);
});

it('leaves a certificate alone whose keys count, and one that is revoked', async () => {
  const good = await claim();
  await signAgain();
  expect(textAt(issuing, `${good.certificateId}.jwt`)).toBe(good.credential);
  const change = { kind: 'revoke', certificateId: good.certificateId, reason: 'error' } as const;
  await certificateRepository(table).addChange(credentialChange(change));
  await runPublisher(table, issuing, now);
  await withdrawKeysOf(good);
  await signAgain();
  expect(textAt(issuing, `${good.certificateId}.jwt`)).toBe(good.credential);
});

it('gives a certificate of an older release its second proof and leaves its token', async () => {
  const certificate = await claim();
  const key = certificateKeys.credential(certificate.certificateId);
  const { proofs: _proofs, ...older } = (await getItem(table, key))!;
  await putItem(table, older);
  const list = () => learnerApi(certificate.userId).ok('listCertificates', { params: own });
  expect((await list())[0]).toMatchObject({ credential: certificate.credential, proof: null });
  await signAgain();
  const [renewed] = await list();
  expect(renewed!.credential).toBe(certificate.credential);
  const proved = textAt(issuing, `${certificate.certificateId}.credential.json`);
  const { keys } = read<JSONWebKeySet>('jwks.json');
  const { checks } = await verifyCredential(readCredentialText(proved), {
    now: later,
    load: (address) =>
      Promise.resolve(
        textAt(issuing, address.slice('https://learn.example.org/credentials/'.length)),
      ),
    known: { id: 'https://learn.example.org/credentials/issuer.json', keys },
  });
  expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
});

it('moves the date of a withdrawal only to an earlier one', async () => {
  const { credential } = await claim();
  const issuers = issuerRepository(table);
  const withdraw = (key: string, date: string) =>
    withdrawKey({ key, at: new Date(date), now }, issuers);
  const kid = keyOf(credential);
  expect(await withdraw('unknown', '2026-11-01')).toEqual({ refused: 'unknown_key' });
  expect(await withdraw(kid, '2026-12-01')).toEqual({ refused: 'in_future' });
  expect(await withdraw(kid, '2026-11-10')).toHaveProperty('withdrawn');
  expect(await withdraw(kid, '2026-11-10')).toHaveProperty('withdrawn');
  expect(await withdraw(kid, '2026-11-12')).toMatchObject({ refused: 'withdrawn_before' });
  expect(await withdraw(kid, '2026-11-02')).toHaveProperty('withdrawn');
  const { keys } = await issuers.read();
  expect(keys.find((key) => key.kid === kid)!.withdrawnAt).toBe('2026-11-02T00:00:00Z');
});

it('lets earlier downloads count that it signed again, and nothing that a thief dated back', async () => {
  const first = await claim({ hasEmailHash: true });
  const { userId, certificateId } = first;
  await withdrawKeysOf(first);
  await signAgain();
  const params = { ...own, certificateId };
  await learnerApi(userId, await signAgain()).ok('changeCertificateEmailHash', {
    params,
    body: { hasEmailHash: false },
  });
  const record = readPublicCertificate(textAt(issuing, `${certificateId}.json`))!;
  const { keys } = read<JSONWebKeySet>('jwks.json');
  const known = { id: 'https://learn.example.org/credentials/issuer.json', keys };
  const stateOf = async (text: string) => {
    const found = readCredentialText(text);
    const load = (address: string) =>
      Promise.resolve(
        textAt(issuing, address.slice('https://learn.example.org/credentials/'.length)),
      );
    const verification = await verifyCredential(found, { now: later, load, known });
    return withRecord(verification, record, await credentialDigest(found)).state;
  };
  // The key was withdrawn from a date on that is later than its signature.
  const early = keys.map((key) => ({ ...key, revoked: '2026-11-18T09:30:00Z' }));
  known.keys = keys.map((key, at) => ('revoked' in key ? early[at]! : key));
  const proved = JSON.stringify(provedCredential(first.credential, first.proof!));
  expect(await stateOf(first.credential)).toBe('valid');
  expect(await stateOf(proved)).toBe('valid');
  const forged = await signCredential(
    { ...credentialIn(first.credential), name: 'Director of HR' },
    keyOf(first.credential),
    issuing.signer,
  );
  expect(await stateOf(forged)).toBe('invalid');
});
