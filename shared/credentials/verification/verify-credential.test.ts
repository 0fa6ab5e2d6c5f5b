import { beforeAll, describe, expect, it } from 'vitest';
import { bakePng } from '../baking/bake-png.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { readCredential, readCredentialText } from '../reading/read-credential.ts';
import {
  statusEntry,
  testCredential,
  testIssuer,
  type TestIssuer,
  testStatusList,
  withClaims,
} from '../testing/issuer.ts';
import { PNG } from '../testing/pictures.ts';
import { toBase64Url } from './bytes.ts';
import type { CheckName } from './verdict.ts';
import { verifyCredential, withStated } from './verify-credential.ts';

const ISSUER = 'https://learn.example.com/credentials/issuer.json';
const LIST = 'https://learn.example.com/credentials/status/1.jwt';
const NOW = new Date('2026-11-22T12:00:00Z');

let ours: TestIssuer;
let foreign: TestIssuer;
beforeAll(async () => {
  ours = await testIssuer(ISSUER);
  foreign = await testIssuer('https://other.example.org/issuer');
});

/** Verifies a token; `documents` are what the network would answer, by address. */
async function verify(
  token: string,
  documents: Record<string, string> = {},
  options: { stated?: 'valid' | 'revoked' | 'replaced'; knowsUs?: boolean } = {},
) {
  const asked: string[] = [];
  const { stated, knowsUs = true } = options;
  const signed = await verifyCredential(readCredentialText(token), {
    now: NOW,
    load: (address) => {
      asked.push(address);
      return Promise.resolve(documents[address]);
    },
    ...(knowsUs ? { known: ours } : {}),
  });
  const verdict = stated ? withStated(signed, stated) : signed;
  const reason = (name: CheckName) => verdict.checks.find((check) => check.name === name)?.reason;
  return { ...verdict, asked, reason };
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
    const { state } = await verifyCredential(
      readCredentialText(await older.issue(testCredential(ISSUER))),
      {
        now: NOW,
        load: () => Promise.resolve(undefined),
        known: { id: ISSUER, keys: [ours.key, older.key] },
      },
    );
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

  it('that is no badge', async () => {
    const list = await testStatusList(ours, LIST, []);
    expect((await verify(list)).state).toBe('invalid');
    expect((await verify(await ours.sign({ iss: ISSUER, issuer: ISSUER }))).state).toBe('invalid');
  });
});

describe("another issuer's credential", () => {
  const issuerDocument = (issuer: TestIssuer): JsonObject => ({
    id: issuer.id,
    type: ['Profile'],
    verificationMethod: [
      {
        id: issuer.kid,
        type: 'JsonWebKey',
        controller: issuer.id,
        publicKeyJwk: issuer.key as JsonObject,
      },
    ],
  });

  it("is valid if the key is published on the issuer's host", async () => {
    const token = await foreign.issue(testCredential(foreign.id));
    for (const document of [issuerDocument(foreign), foreign.key, { keys: foreign.keys }]) {
      const documents = { [foreign.kid]: JSON.stringify(document) };
      const verdict = await verify(token, documents);
      expect(verdict.state).toBe('valid');
      expect(verdict.asked).toEqual([foreign.kid]);
    }
  });

  it('is of an unknown issuer if the key is only inside it', async () => {
    const header = { jwk: foreign.key, kid: undefined };
    const token = await foreign.sign(withClaims(testCredential(foreign.id)), header);
    expect((await verify(token)).state).toBe('unknown_issuer');
    const documents = { [foreign.id]: JSON.stringify(issuerDocument(foreign)) };
    expect((await verify(token, documents)).state).toBe('valid');
    const others = { [foreign.id]: JSON.stringify(issuerDocument(ours)) };
    expect((await verify(token, others)).state).toBe('unknown_issuer');
  });

  it('does not become an issuer by a key on another host, which is not even asked', async () => {
    const header = { kid: 'https://evil.example.net/key', jwk: foreign.key };
    const token = await foreign.sign(
      withClaims(testCredential('https://good.example.org/issuer')),
      header,
    );
    const documents = { 'https://evil.example.net/key': JSON.stringify(foreign.key) };
    expect(await verify(token, documents)).toMatchObject({ state: 'unknown_issuer', asked: [] });
  });

  it('cannot be verified without its key', async () => {
    const verdict = await verify(await foreign.issue(testCredential(foreign.id)));
    expect(verdict.state).toBe('not_verifiable');
    expect(verdict.reason('signature')).toBe('key_not_found');
  });

  it('is not asked for its status before its signature is right', async () => {
    const credential = testCredential(foreign.id, { credentialStatus: statusEntry(LIST, 1) });
    const [header, payload] = (await foreign.issue(credential)).split('.');
    const documents = { [foreign.kid]: JSON.stringify(foreign.key) };
    const verdict = await verify(`${header}.${payload}.${'A'.repeat(342)}`, documents);
    expect(verdict).toMatchObject({ state: 'invalid', asked: [foreign.kid] });
  });

  it('is read with did:web', async () => {
    const issuer = await testIssuer(
      'did:web:school.example.org:hr',
      'did:web:school.example.org:hr#k1',
    );
    const address = 'https://school.example.org/hr/did.json';
    const document = { ...issuerDocument(issuer), id: issuer.id };
    const token = await issuer.issue(testCredential(issuer.id));
    expect((await verify(token, { [address]: JSON.stringify(document) })).state).toBe('valid');
  });

  it('with an algorithm that is not supported is not called false', async () => {
    const token = await foreign.sign(withClaims(testCredential(foreign.id)), { alg: 'PS512' });
    expect((await verify(token)).state).toBe('not_verifiable');
  });

  it('is ours only if we are known: offline, nothing is called valid', async () => {
    const token = await ours.issue(testCredential(ISSUER));
    expect((await verify(token, {}, { knowsUs: false })).state).toBe('not_verifiable');
  });
});
