import { readCredentialText } from '@learning/shared/credentials/reading/read-credential';
import { verifyCredential } from '@learning/shared/credentials/verification/verify-credential';
import type { JWK } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { capstoneResultItem } from '#capstones/capstone-records.ts';
import { learnerKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { putItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import {
  openTestIssuing,
  TEST_ORIGIN,
  textAt,
  type TestIssuing,
} from '#testing/certificates/issuing-gateways.ts';

const NOW = new Date('2026-11-18T09:00:00.000Z');
const BASE = `${TEST_ORIGIN}/credentials/`;
const COURSE = 5;
const rows = [
  { row: 'Urgency', level: 'Strong' },
  { row: 'Scope', level: 'Needs work' },
];

let table: Table;
let issuing: TestIssuing;
beforeAll(async () => {
  table = await createPublishedTable();
  issuing = openTestIssuing();
});

const open = async (courseId = COURSE) => {
  const userId = await completedLearner(table, { courseId });
  const learner = openApi(table, NOW, undefined, issuing).as(userId);
  const own = { userId: 'me' };
  return {
    claim: () =>
      learner.ok('claimCertificate', {
        body: { userId: 'me', courseId, participantName: 'Zoë Őry' },
      }),
    reissue: (certificateId: string) =>
      learner.ok('reissueCertificate', { params: { ...own, certificateId } }),
    overview: () => learner.ok('getCertificateOverview', { params: own }),
    rate: (ratedBy: 'peers' | 'reviewer' | 'self') =>
      putItem(
        table,
        toStored(capstoneResultItem, learnerKeys.capstoneResult(userId, courseId), {
          entity: 'capstoneResult',
          courseId,
          number: 1,
          ratedBy,
          raterCount: ratedBy === 'peers' ? 2 : 1,
          rows,
          decidedAt: NOW.toISOString(),
        }),
      ),
  };
};

const verify = (token: string) =>
  verifyCredential(readCredentialText(token), {
    now: NOW,
    load: (address) => Promise.resolve(textAt(issuing, address.slice(BASE.length))),
    known: {
      id: `${BASE}issuer.json`,
      ...(JSON.parse(textAt(issuing, 'jwks.json')) as { keys: JWK[] }),
    },
  });

// Source: rules/capstones.md Q12
it.each([
  ['peers', 'Capstone, rated by 2 other learners without names.'],
  ['reviewer', 'Capstone, rated by a reviewer of the issuer.'],
  ['self', 'Capstone, self-assessed.'],
] as const)('states what %s said in the credential, which verifies', async (ratedBy, heading) => {
  const learner = await open();
  await learner.rate(ratedBy);
  const certificate = await learner.claim();
  expect(certificate.capstone).toMatchObject({ ratedBy, rows });
  const { state, summary } = await verify(certificate.credential);
  expect(state).toBe('valid');
  expect(summary!.results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Capstone: Urgency', value: 'Strong' }),
      expect.objectContaining({ name: 'Capstone: Scope', value: 'Needs work' }),
    ]),
  );
  expect(certificate.credential.split('.')[1]).toBeDefined();
  const payload = Buffer.from(certificate.credential.split('.')[1]!, 'base64url').toString();
  expect(payload).toContain(`${heading} Urgency: Strong; Scope: Needs work.`);
});

it('says that there is no rated capstone, and can be reissued once there is (K28)', async () => {
  const learner = await open();
  const before = await learner.claim();
  expect(before.capstone).toEqual({ ratedBy: null, raterCount: 0, rows: [] });
  const payload = Buffer.from(before.credential.split('.')[1]!, 'base64url').toString();
  expect(payload).toContain('No rated capstone.');
  expect((await learner.overview()).newCapstones).toEqual([]);
  await learner.rate('peers');
  expect((await learner.overview()).newCapstones).toEqual([
    { certificateId: before.certificateId, courseId: COURSE },
  ]);
  const after = await learner.reissue(before.certificateId);
  expect(after).toMatchObject({ replaces: before.certificateId, capstone: { ratedBy: 'peers' } });
  expect((await verify(after.credential)).state).toBe('valid');
  expect(await learner.overview()).toMatchObject({
    newCapstones: [],
    former: [{ replacedFor: 'capstone', replacedBy: after.certificateId }],
  });
  expect((await learner.reissue(before.certificateId)).certificateId).toBe(after.certificateId);
});

it('says nothing of it in a course without one', async () => {
  const certificate = await (await open(14)).claim();
  expect(certificate.capstone).toBeNull();
});
