import { beforeAll, describe, expect, it } from 'vitest';
import { bakePng } from '../baking/bake-png.ts';
import { readCredential } from '../reading/read-credential.ts';
import {
  statusEntry,
  testCredential,
  testIssuer,
  type TestIssuer,
  testStatusList,
  withClaims,
} from '../testing/issuer.ts';
import { PNG } from '../testing/pictures.ts';
import { NOW, type TestVerification, verifyText } from '../testing/verify.ts';
import { toBase64Url } from './bytes.ts';
import { verifyCredential, withRecord } from './verify-credential.ts';

const ISSUER = 'https://learn.example.com/credentials/issuer.json';
const LIST = 'https://learn.example.com/credentials/status/1.jwt';

let ours: TestIssuer;
let foreign: TestIssuer;
beforeAll(async () => {
  ours = await testIssuer(ISSUER);
  foreign = await testIssuer('https://other.example.org/issuer');
});

async function verify(
  token: string,
  documents: Record<string, string> = {},
  options: { stated?: 'valid' | 'revoked' | 'replaced'; knowsUs?: boolean } = {},
): Promise<TestVerification> {
  const { stated, knowsUs = true } = options;
  const signed = await verifyText(token, documents, knowsUs ? ours : undefined);
  return stated ? { ...signed, ...withRecord(signed, { state: stated }, '') } : signed;
}

const encode = (part: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(part)));

describe('our own credential', () => {
  it('is valid by our keys alone, without a request', async () => {
    const { state, checks, asked, summary } = await verify(
      await ours.issue(testCredential(ISSUER)),
    );
    expect(state).toBe('valid');
    expect(checks.every(({ outcome }) => outcome === 'passed')).toBe(true);
    expect(asked).toEqual([]);
    expect(summary).toMatchObject({
      issuerName: 'Due Course',
      achievementName: 'HR Documentation Basics',
      holderName: 'Ana Ruiz',
    });
  });

  it('stays valid after the key was changed, as long as the old one is published', async () => {
    const older = await testIssuer(ISSUER, `${ISSUER}/key-0`);
    const known = { id: ISSUER, keys: [ours.key, older.key] };
    const { state } = await verifyText(await older.issue(testCredential(ISSUER)), {}, known);
    expect(state).toBe('valid');
  });

  it.each([
    ['revoked', [7], 'revoked'],
    ['not revoked', [6, 8], 'valid'],
  ] as const)('is read from the signed list: %s', async (_, set, expected) => {
    const credential = testCredential(ISSUER, { credentialStatus: statusEntry(LIST, 7) });
    const documents = { [LIST]: await testStatusList(ours, LIST, set) };
    const { state, asked } = await verify(await ours.issue(credential), documents);
    expect(state).toBe(expected);
    expect(asked).toEqual([LIST]);
  });

  it('is not called valid while its list cannot be read, or is signed by another one', async () => {
    const credential = testCredential(ISSUER, { credentialStatus: statusEntry(LIST, 7) });
    const token = await ours.issue(credential);
    expect((await verify(token)).state).toBe('not_verifiable');
    const forged = { [LIST]: await testStatusList(foreign, LIST, []) };
    expect(await verify(token, forged)).toMatchObject({ state: 'not_verifiable' });
    const suspension = {
      [LIST]: await testStatusList(ours, LIST, [], { statusPurpose: 'suspension' }),
    };
    expect((await verify(token, suspension)).state).toBe('not_verifiable');
    const unsigned = { [LIST]: JSON.stringify({ credentialSubject: {}, issuer: ISSUER }) };
    expect((await verify(token, unsigned)).reason('status')).toBe('status_not_signed');
  });

  it('is what our record says, unless the signed list says worse', async () => {
    const token = await ours.issue(testCredential(ISSUER));
    expect((await verify(token, {}, { stated: 'revoked' })).state).toBe('revoked');
    expect((await verify(token, {}, { stated: 'replaced' })).state).toBe('replaced');
    const listed = await ours.issue(
      testCredential(ISSUER, { credentialStatus: statusEntry(LIST, 7) }),
    );
    const documents = { [LIST]: await testStatusList(ours, LIST, [7]) };
    expect((await verify(listed, documents, { stated: 'valid' })).state).toBe('revoked');
    expect((await verify(listed, documents, { stated: 'replaced' })).state).toBe('replaced');
  });

  it('says expired and not yet valid', async () => {
    const expired = testCredential(ISSUER, { validUntil: '2026-11-22T12:00:00Z' });
    expect((await verify(await ours.issue(expired))).state).toBe('expired');
    const early = testCredential(ISSUER, { validFrom: '2026-11-23T00:00:00Z' });
    expect((await verify(await ours.issue(early))).state).toBe('not_yet_valid');
  });

  it('is found in a baked picture, which the signature does not cover', async () => {
    const png = bakePng(PNG, await ours.issue(testCredential(ISSUER)));
    const verdict = await verifyCredential(readCredential(png), {
      now: NOW,
      load: () => Promise.resolve(undefined),
      known: ours,
    });
    expect(verdict.state).toBe('valid');
    expect(verdict.checks.at(-1)).toMatchObject({ name: 'picture', outcome: 'not_checked' });
  });
});

describe('a false credential of ours', () => {
  const name = { name: 'HR Documentation, Expert' };
  it('with an altered claim', async () => {
    const [header, , signature] = (await ours.issue(testCredential(ISSUER))).split('.');
    const altered = `${header}.${encode(withClaims(testCredential(ISSUER, name)))}.${signature}`;
    const verdict = await verify(altered);
    expect(verdict.state).toBe('invalid');
    expect(verdict.reason('signature')).toBe('signature_differs');
    expect(verdict.summary).toBeUndefined();
  });

  it.each([
    ['a key of its own under our name', {}],
    ['our key id, but another key', { kid: `${ISSUER}/key-1` }],
    ['no key id', { kid: undefined }],
    ['an unknown key id', { kid: 'https://evil.example.org/key' }],
    ['a key address', { jku: 'https://evil.example.org/keys.json' }],
  ])('with %s', async (_, header) => {
    const verdict = await verify(await foreign.sign(withClaims(testCredential(ISSUER)), header));
    expect(verdict.state).toBe('invalid');
    expect(verdict.asked).toEqual([]);
  });

  it('with its key inside', async () => {
    const header = { jwk: foreign.key, kid: undefined };
    const verdict = await verify(await foreign.sign(withClaims(testCredential(ISSUER)), header));
    expect(verdict).toMatchObject({ state: 'invalid', asked: [] });
    expect(verdict.reason('signature')).toBe('embedded_key');
  });

  it.each(['none', 'None', 'HS256', ''])('with alg %j', async (alg) => {
    const unsigned = `${encode({ alg, kid: ours.kid })}.${encode(withClaims(testCredential(ISSUER)))}.`;
    for (const token of [unsigned, `${unsigned}AAAA`]) {
      const verdict = await verify(token);
      expect(verdict.state).toBe('invalid');
      expect(verdict.reason('signature')).toBe('algorithm_not_allowed');
    }
  });

  it('without the claims that repeat it', async () => {
    const credential = testCredential(ISSUER);
    for (const claim of ['iss', 'jti', 'sub', 'nbf']) {
      const { [claim]: _, ...payload } = withClaims(credential);
      expect((await verify(await ours.sign(payload))).reason('signature')).toBe('claims_differ');
      const other = { ...withClaims(credential), [claim]: 'https://other.example.org' };
      expect((await verify(await ours.sign(other))).state).toBe('invalid');
    }
  });

  it('with extensions that a reader would have to understand', async () => {
    const token = await ours.sign(withClaims(testCredential(ISSUER)), {
      crit: ['b64'],
      b64: false,
    });
    expect((await verify(token)).state).toBe('invalid');
  });

  it('that is no badge, or no credential at all', async () => {
    const list = await testStatusList(ours, LIST, []);
    expect((await verify(list)).state).toBe('not_a_badge');
    expect((await verify(await ours.sign({ iss: ISSUER, issuer: ISSUER }))).state).toBe('invalid');
  });
});

it('is ours only if we are known: offline, nothing is called valid', async () => {
  const token = await ours.issue(testCredential(ISSUER));
  expect((await verify(token, {}, { knowsUs: false })).state).toBe('not_verifiable');
});
