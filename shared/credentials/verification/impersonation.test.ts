import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../reading/parse-json.ts';
import {
  foreignCredential,
  issuerDocument,
  statusEntry,
  testCredential,
  testIssuer,
  type TestIssuer,
} from '../testing/issuer.ts';
import { multikeyOf, proofSigner } from '../testing/proofs.ts';
import { verifyText } from '../testing/verify.ts';
import type { KnownIssuer } from './issuer-key.ts';

const SITE = 'https://learn.example.com';
const ACADEMY = 'https://academy.example.org/issuer';
const known: KnownIssuer = {
  id: `${SITE}/credentials/issuer.json`,
  names: ['Due Course'],
  keys: [],
  origins: ['https://www.duecourse.example'],
};

let academy: TestIssuer;
beforeAll(async () => {
  academy = await testIssuer(ACADEMY);
});

/** Verifies a credential of an issuer whose key is beyond doubt. */
async function verify(changes: JsonObject) {
  const token = await academy.issue(foreignCredential(academy.id, changes));
  return verifyText(token, { [academy.id]: issuerDocument(academy) }, known);
}

const issuer = (changes: JsonObject) => ({
  issuer: { id: ACADEMY, type: ['Profile'], name: 'Other Academy', ...changes },
});
const { credentialSubject } = foreignCredential('') as { credentialSubject: JsonObject };
const subject = (changes: JsonObject, ofAchievement: JsonObject = {}) => ({
  credentialSubject: {
    ...credentialSubject,
    achievement: { ...(credentialSubject['achievement'] as JsonObject), ...ofAchievement },
    ...changes,
  },
});
const image = { id: `${SITE}/badge.png`, type: 'Image' };

describe('a badge of another issuer', () => {
  it('is valid if it says nothing about us', async () => {
    expect((await verify({})).state).toBe('valid');
    const mentions = subject({}, { description: 'Builds on the course of Due Course.' });
    expect((await verify(mentions)).state).toBe('valid');
  });

  it.each<[string, JsonObject]>([
    ['name', issuer({ name: 'Due Course' })],
    ['name in capitals', issuer({ name: 'DUE COURSE' })],
    ['name with other letters', issuer({ name: 'Duе Соursе' })],
    ['name with more words', issuer({ name: 'The Due-Course Academy, Inc.' })],
    [
      'name as that of the parent organization',
      issuer({ parentOrg: { type: ['Profile'], id: 'https://x.example/', name: 'Due Course' } }),
    ],
    [
      'name as that of the creator',
      subject({}, { creator: { type: ['Profile'], id: 'https://x.example/', name: 'Due Course' } }),
    ],
    ['website', issuer({ url: `${SITE}/` })],
    ['website of a subdomain', issuer({ url: 'https://badges.learn.example.com' })],
    ['other website', issuer({ url: 'https://www.duecourse.example/about' })],
    ['picture of the issuer', issuer({ image })],
    ['picture', { image }],
    ['picture of the subject', subject({ image })],
    ['picture of the achievement', subject({}, { image: `${SITE}/badge.png` })],
    ['achievement', subject({}, { id: `${SITE}/credentials/achievements/14-2.json` })],
    ['criteria', subject({}, { criteria: { id: `${SITE}/courses/14` } })],
    ['certificate id', { id: `${SITE}/credentials/k7m2q9x4v8t1n5c3b6z0d2fg4h.jwt` }],
    ['verification page', { evidence: [{ id: `${SITE}/verify/x`, type: ['Evidence'] }] }],
    ['status list', { credentialStatus: statusEntry(`${SITE}/credentials/status/1.jwt`, 7) }],
  ])('is not valid with our %s', async (_, changes) => {
    const verdict = await verify(changes);
    expect(verdict.state).toBe('invalid');
    expect(verdict.reason('issuer')).toBe('not_ours');
    expect(verdict.summary).toBeUndefined();
  });

  it('is not valid under an id of our site, or its DID', async () => {
    for (const id of [`${SITE}/credentials/other.json`, 'did:web:learn.example.com']) {
      const token = await academy.issue(foreignCredential(id));
      const verdict = await verifyText(token, { [academy.kid]: academy.key }, known);
      expect(verdict.state).toBe('invalid');
      expect(verdict.reason('issuer')).toBe('not_ours');
    }
  });

  it('is not valid with all of it and a fresh did:key', async () => {
    const signer = await proofSigner('');
    const did = `did:key:${multikeyOf(signer.key)}`;
    const forged = testCredential(did, {
      issuer: { id: did, type: ['Profile'], name: 'Due Course', url: SITE },
    });
    const proven = await signer.prove(forged, { verificationMethod: `${did}#${did.slice(8)}` });
    const verdict = await verifyText(JSON.stringify(proven), {}, known);
    expect(verdict.state).toBe('invalid');
    expect(verdict.reason('issuer')).toBe('not_ours');
  });
});
