import type { LearnerRecordCredential } from '@learning/shared/credentials/issuing/credential-documents';
import { credentialIn, keyOf } from '@learning/shared/credentials/issuing/signed-documents';
import { beforeAll, expect, it } from 'vitest';
import { certificateKeys } from '#table/keys.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import { openTestIssuing, type TestIssuing } from '#testing/certificates/issuing-gateways.ts';
import { runPublisher } from '#testing/certificates/run-publisher.ts';
import { certificateRepository } from './certificate-repository.ts';
import { credentialChange } from './change-writes.ts';

const now = new Date('2026-11-18T09:00:00.000Z');
const own = { userId: 'me' };

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
  const ids = record.credentialSubject.verifiableCredential.map((one) => one.id);
  expect(ids.toSorted()).toEqual([first.credentialUrl, second.credentialUrl].toSorted());
  for (const one of record.credentialSubject.verifiableCredential)
    expect(one.proof[0].verificationMethod).toBe(proof.verificationMethod);
  expect(keyOf(credential)).toBe(keyOf(first.credential));
  expect((await create(userId)).certificateCount).toBe(2);
});

it('is refused without a valid certificate', async () => {
  const userId = await completedLearner(table);
  expect(await learnerApi(userId).refused('createLearnerRecord', { params: own })).toBe(
    'no_certificates',
  );
});
