import { expect, it } from 'vitest';
import { certificateIdOf } from '../public-certificate.ts';
import { readCredentialText } from '../reading/read-credential.ts';
import { CERTIFICATE_ID, gzip, testIssuer } from '../testing/issuer.ts';
import { toBase64Url } from '../verification/bytes.ts';
import { verifyCredential } from '../verification/verify-credential.ts';
import {
  buildAchievement,
  buildCredential,
  buildStatusList,
  claimsOf,
} from './build-credential.ts';

const ORIGIN = 'https://learn.example.com';
const INDEX = 4_711;

it.each([
  ['Ana Ruiz', 'valid', false],
  [null, 'valid', false],
  ['Ana Ruiz', 'revoked', true],
] as const)('what is issued to %s is verified as %s', async (name, state, isRevoked) => {
  const issuer = await testIssuer(`${ORIGIN}/credentials/issuer.json`);
  const profile = { id: issuer.id, type: ['Profile'] as ['Profile'], name: 'A', url: ORIGIN };
  const achievement = buildAchievement(
    {
      courseId: 14,
      title: 'HR Documentation Basics',
      description: 'Writes file notes that hold.',
      skills: ['Documentation'],
      frameworks: [{ framework: 'shrm', frameworkName: 'A framework', areas: ['People'] }],
      capstoneRows: ['Scope'],
      retests: ['Still knows it after 30 days'],
    },
    {
      origin: ORIGIN,
      id: `${ORIGIN}/credentials/achievements/14-2.json`,
      issuer: profile,
      image: { id: `${ORIGIN}/credentials/a.png`, type: 'Image', caption: 'A badge' },
    },
  );
  const credential = buildCredential(ORIGIN, profile, achievement, {
    certificateId: CERTIFICATE_ID,
    subjectId: 'urn:uuid:8a3c6a52-6f0e-4a3e-8a55-0d2b7f3f0d11',
    name,
    completedAt: '2026-10-30T16:20:00.123Z',
    issuedAt: '2026-11-01T10:00:00.456Z',
    instructionHours: 4.25,
    moduleCount: 5,
    activities: '2 graded activities and 1 document',
    capstone: {
      sentence: 'Capstone, rated by 2 other learners without names. Scope: Strong.',
      levels: [{ row: 'Scope', level: 'Strong' }],
    },
    stillKnown: [{ name: 'Still knows it after 30 days', passedOn: '2026-12-01' }],
    statusListId: 1,
    statusIndex: INDEX,
  });
  const bits = new Uint8Array(131_072 / 8);
  if (isRevoked) bits[INDEX >> 3] = 128 >> (INDEX & 7);
  const encoded = `u${toBase64Url(await gzip(bits))}`;
  const list = buildStatusList(ORIGIN, issuer.id, 1, encoded, new Date('2026-11-22T11:00:00Z'));
  const sign = (document: typeof credential | typeof list) =>
    issuer.sign({ ...document, ...claimsOf(document) });
  const token = await sign(credential);
  const signedList = await sign(list);
  const verification = await verifyCredential(readCredentialText(token), {
    now: new Date('2026-11-22T12:00:00Z'),
    known: issuer,
    load: (address) => Promise.resolve(address === list.id ? signedList : undefined),
  });
  expect(verification.checks.filter(({ outcome }) => outcome === 'not_checked')).toEqual([]);
  expect(verification.state).toBe(state);
  expect(verification.summary?.results).toEqual([
    { name: 'Capstone: Scope', value: 'Strong' },
    { name: 'Still knows it after 30 days', value: '2026-12-01' },
  ]);
  expect(verification.summary?.holderName).toBe(name ?? undefined);
  expect(certificateIdOf(verification.summary?.id)).toBe(CERTIFICATE_ID);
});
