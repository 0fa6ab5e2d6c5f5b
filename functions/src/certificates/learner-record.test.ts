import type { LearnerRecordCredential } from '@learning/shared/credentials/issuing/credential-documents';
import { credentialIn, keyOf } from '@learning/shared/credentials/issuing/signed-documents';
import { readCredentialText } from '@learning/shared/credentials/reading/read-credential';
import { verifyCredential } from '@learning/shared/credentials/verification/verify-credential';
import type { JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { certificateKeys } from '#table/keys.ts';
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
import { runPublisher } from '#testing/certificates/run-publisher.ts';
import { certificateRepository } from './certificate-repository.ts';
import { credentialChange } from './change-writes.ts';

const now = new Date('2026-11-18T09:00:00.000Z');
const own = { userId: 'me' };
const BASE = `${TEST_ORIGIN}/credentials/`;

let table: Table;
let issuing: TestIssuing;
beforeAll(async () => {
  table = await createPublishedTable();
  issuing = openTestIssuing();
});

const learnerApi = (userId: string) => openApi(table, now, undefined, issuing).as(userId);
const claim = async (userId: string, courseId: number) => {
  await completedLearner(table, { userId, courseId });
  const body = { userId: 'me', courseId, participantName: 'Zoë Őry' };
  return learnerApi(userId).ok('claimCertificate', { body });
};
const create = (userId: string) => learnerApi(userId).ok('createLearnerRecord', { params: own });

it('signs all valid certificates of a learner in both ways', async () => {
  const userId = await completedLearner(table);
  const [first, second, third] = [
    await claim(userId, 14),
    await claim(userId, 15),
    await claim(userId, 7),
  ];
  const change = { kind: 'revoke', certificateId: third.certificateId, reason: 'error' } as const;
  await certificateRepository(table).addChange(credentialChange(change));
  await runPublisher(table, issuing, now);
  // As an earlier release stored it.
  const key = certificateKeys.credential(second.certificateId);
  const { proofs: _proofs, ...older } = (await getItem(table, key))!;
  await putItem(table, older);

  const { certificateCount, credential, proof } = await create(userId);
  expect(certificateCount).toBe(2);
  const record = credentialIn<LearnerRecordCredential>(credential);
  expect(record.type).toContain('ClrCredential');
  expect(record.credentialSubject.identifier[0].identityHash).toBe('Zoë Őry');
  const ids = record.credentialSubject.verifiableCredential.map((contained) => contained.id);
  expect(ids.toSorted()).toEqual([first.credentialUrl, second.credentialUrl].toSorted());
  for (const contained of record.credentialSubject.verifiableCredential)
    expect(contained.proof[0].verificationMethod).toBe(proof.verificationMethod);
  expect(keyOf(credential)).toBe(keyOf(first.credential));
  expect((await create(userId)).certificateCount).toBe(2);
});

describe('our own verifier', () => {
  const verify = (text: string) =>
    verifyCredential(readCredentialText(text), {
      now,
      load: (address) => Promise.resolve(textAt(issuing, address.slice(BASE.length))),
      known: {
        id: `${BASE}issuer.json`,
        ...(JSON.parse(textAt(issuing, 'jwks.json')) as { keys: JWK[] }),
      },
    });
  const recordOf = async (userId: string) => {
    const { credential, proof } = await create(userId);
    return {
      token: credential,
      json: JSON.stringify({ ...credentialIn(credential), proof: [proof] }),
    };
  };

  it('lists what is in the record, in both ways of signing', async () => {
    const userId = await completedLearner(table);
    const claimed = [await claim(userId, 14), await claim(userId, 15)];
    const { token, json } = await recordOf(userId);
    for (const text of [token, json]) {
      const { state, summary, checks } = await verify(text);
      expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
      expect(state).toBe('valid');
      const contained = summary!.contained!.map(({ name, state: found }) => `${name}: ${found}`);
      expect(contained.toSorted((a, b) => a.localeCompare(b))).toEqual(
        claimed
          .map(({ courseName }) => `${courseName}: valid`)
          .toSorted((a, b) => a.localeCompare(b)),
      );
    }
  });

  it('says so when one of them was revoked since, or the record was changed', async () => {
    const userId = await completedLearner(table);
    const [kept, gone] = [await claim(userId, 14), await claim(userId, 15)];
    const { json } = await recordOf(userId);
    const change = { kind: 'revoke', certificateId: gone.certificateId, reason: 'error' } as const;
    await certificateRepository(table).addChange(credentialChange(change));
    await runPublisher(table, issuing, now);
    const { state, summary } = await verify(json);
    expect(state).toBe('partly_valid');
    expect(new Map(summary!.contained!.map((one) => [one.name, one.state]))).toEqual(
      new Map([
        [kept.courseName, 'valid'],
        [gone.courseName, 'revoked'],
      ]),
    );
    expect((await verify(json.replaceAll('Zoë Őry', 'Eva Őry'))).state).toBe('invalid');
  });
});

it('is refused without a valid certificate', async () => {
  const userId = await completedLearner(table);
  expect(await learnerApi(userId).refused('createLearnerRecord', { params: own })).toBe(
    'no_certificates',
  );
});
