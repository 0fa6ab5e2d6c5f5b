import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../reading/parse-json.ts';
import {
  foreignCredential,
  issuerDocument,
  statusEntry,
  testIssuer,
  type TestIssuer,
  verificationMethod,
  withClaims,
} from '../testing/issuer.ts';
import { didJwkOf, multikeyOf, proofSigner } from '../testing/proofs.ts';
import { verifyText } from '../testing/verify.ts';
import { addressOfDidWeb } from './did-key.ts';

const PROFILE = 'https://academy.example.org/issuers/alice';
const KEY = 'https://academy.example.org/keys/1.json';
const DID = 'did:web:badges.example.org:university-a';
const DID_DOCUMENT = 'https://badges.example.org/university-a/did.json';
const LIST = 'https://academy.example.org/status/1';

let ours: TestIssuer;
let alice: TestIssuer;
let university: TestIssuer;
let mallory: TestIssuer;
beforeAll(async () => {
  ours = await testIssuer('https://learn.example.com/credentials/issuer.json');
  alice = await testIssuer(PROFILE, KEY);
  university = await testIssuer(DID, `${DID}#k1`);
  mallory = await testIssuer('https://evil.example.net/issuer');
});

type Documents = Record<string, string | object>;
const verify = (token: string, documents: Documents = {}) => verifyText(token, documents, ours);

/** Signs a credential of an issuer with a key that calls itself `kid`. */
const signAs = (issuerId: string, signer: TestIssuer, header: object = {}) =>
  signer.sign(withClaims(foreignCredential(issuerId)), header);

describe('the key of an https issuer', () => {
  const bare: JsonObject = { id: PROFILE, type: ['Profile'], name: 'Other Academy' };
  const method = () => verificationMethod(alice);

  it.each<[string, () => Documents]>([
    ['by a method and a reference', () => ({ [PROFILE]: issuerDocument(alice) })],
    ['by a method alone', () => ({ [PROFILE]: { ...bare, verificationMethod: [method()] } })],
    ['inside assertionMethod', () => ({ [PROFILE]: { ...bare, assertionMethod: method() } })],
    [
      'by its address, where it is a JWK',
      () => ({ [PROFILE]: { ...bare, assertionMethod: [KEY] }, [KEY]: alice.key }),
    ],
    [
      'by its address, where it is a method',
      () => ({ [PROFILE]: { ...bare, verificationMethod: KEY }, [KEY]: method() }),
    ],
    [
      'in the set of jwks_uri',
      () => ({
        [PROFILE]: { ...bare, jwks_uri: 'https://keys.example.com/jwks' },
        'https://keys.example.com/jwks': { keys: alice.keys },
      }),
    ],
    ['as a set at its own address', () => ({ [PROFILE]: { keys: alice.keys } })],
  ])('counts if the document of the issuer names it %s', async (_, documents) => {
    expect((await verify(await signAs(PROFILE, alice), documents())).state).toBe('valid');
  });

  it.each<[string, () => Documents]>([
    ['elsewhere on the same host', () => ({ [KEY]: alice.key })],
    [
      'on the same host, and the profile names no key',
      () => ({ [PROFILE]: bare, [KEY]: alice.key }),
    ],
    [
      'in a document that is another tenant’s',
      () => ({ [PROFILE]: issuerDocument(alice, { id: `${PROFILE}-2` }) }),
    ],
    [
      'controlled by another issuer',
      () => ({
        [PROFILE]: {
          ...bare,
          verificationMethod: [
            verificationMethod(alice, { controller: 'https://evil.example.net/' }),
          ],
        },
      }),
    ],
    ['only for encryption', () => ({ [PROFILE]: { keys: [{ ...alice.key, use: 'enc' }] } })],
  ])('does not count %s', async (_, documents) => {
    const { state } = await verify(await signAs(PROFILE, alice), documents());
    expect(['unknown_issuer', 'not_verifiable', 'invalid']).toContain(state);
  });

  it('is false if the issuer names other keys', async () => {
    const documents = { [PROFILE]: issuerDocument(alice), [mallory.kid]: mallory.key };
    expect((await verify(await signAs(PROFILE, mallory), documents)).state).toBe('invalid');
    const unused = { ...bare, verificationMethod: [method()], assertionMethod: ['#other'] };
    const { state } = await verify(await signAs(PROFILE, alice), {
      [PROFILE]: unused,
      [KEY]: alice.key,
    });
    expect(state).toBe('invalid');
  });

  it('is unknown if it is only inside the token, and known if the issuer publishes the same', async () => {
    const token = await signAs(PROFILE, alice, { jwk: alice.key, kid: undefined });
    expect((await verify(token)).state).toBe('unknown_issuer');
    expect((await verify(token, { [PROFILE]: issuerDocument(alice) })).state).toBe('valid');
    const others = { [PROFILE]: issuerDocument(mallory, { id: PROFILE }) };
    expect((await verify(token, others)).state).toBe('invalid');
  });

  it('is not looked for on another host', async () => {
    const header = { kid: 'https://evil.example.net/key', jwk: mallory.key };
    const documents = { 'https://evil.example.net/key': mallory.key };
    const verdict = await verify(await signAs(PROFILE, mallory, header), documents);
    expect(verdict).toMatchObject({ state: 'unknown_issuer', asked: [PROFILE] });
  });

  it('is missing: nothing is said for or against', async () => {
    const verdict = await verify(await signAs(PROFILE, alice));
    expect(verdict.state).toBe('not_verifiable');
    expect(verdict.reason('signature')).toBe('key_not_found');
  });

  it('is needed before the status is read', async () => {
    const credential = foreignCredential(PROFILE, { credentialStatus: statusEntry(LIST, 1) });
    const [header, payload] = (await alice.issue(credential)).split('.');
    const token = `${header}.${payload}.${'A'.repeat(342)}`;
    const verdict = await verify(token, { [PROFILE]: issuerDocument(alice) });
    expect(verdict).toMatchObject({ state: 'invalid', asked: [PROFILE] });
  });

  it('with an algorithm that is not supported is not called false', async () => {
    expect((await verify(await signAs(PROFILE, alice, { alg: 'PS512' }))).state).toBe(
      'not_verifiable',
    );
  });
});

describe('the key of a DID', () => {
  const document = (changes: JsonObject = {}) => issuerDocument(university, changes);

  it('counts by the document of this DID', async () => {
    const token = await university.issue(foreignCredential(DID));
    const verdict = await verify(token, { [DID_DOCUMENT]: document() });
    expect(verdict).toMatchObject({ state: 'valid', asked: [DID_DOCUMENT] });
    const relative = document({
      verificationMethod: [verificationMethod(university, { id: '#k1' })],
      assertionMethod: ['#k1'],
    });
    expect((await verify(token, { [DID_DOCUMENT]: relative })).state).toBe('valid');
  });

  it.each<[string, () => JsonObject]>([
    ['is not under assertionMethod', () => document({ assertionMethod: [] })],
    [
      'is for authentication',
      () => document({ assertionMethod: [], authentication: [`${DID}#k1`] }),
    ],
    [
      'has another controller',
      () =>
        document({
          verificationMethod: [
            verificationMethod(university, { controller: 'did:web:evil.example.net' }),
          ],
        }),
    ],
    [
      'has no controller',
      () =>
        document({ verificationMethod: [verificationMethod(university, { controller: null })] }),
    ],
    ['is named by a document of another DID', () => document({ id: `${DID}-2` })],
    [
      'is there twice, once as another one',
      () =>
        document({
          verificationMethod: [
            verificationMethod(university),
            verificationMethod(mallory, { id: `${DID}#k1`, controller: DID }),
          ],
        }),
    ],
  ])('does not count if it %s', async (_, published) => {
    const token = await university.issue(foreignCredential(DID));
    expect((await verify(token, { [DID_DOCUMENT]: published() })).state).not.toBe('valid');
  });

  it.each([
    'did:web:badges.example.org:..:evil',
    'did:web:badges.example.org:%2e%2e:evil',
    'did:web:badges.example.org:a%2fevil',
    'did:web:badges.example.org:.',
    'did:web:badges.example.org/evil',
    'did:web:badges.example.org?evil',
    'did:web:user@badges.example.org',
    'did:web:localhost',
    'did:web:192.168.0.1',
    'did:web:',
  ])('is not looked for by way of %s', (did) => {
    expect(addressOfDidWeb(did)).toBeUndefined();
  });

  it('that is the DID itself shows only that nothing was changed', async () => {
    const signer = await proofSigner('');
    const didKey = `did:key:${multikeyOf(signer.key)}`;
    const proven = async (id: string, method: string) =>
      JSON.stringify(await signer.prove(foreignCredential(id), { verificationMethod: method }));
    const own = await verify(await proven(didKey, `${didKey}#${multikeyOf(signer.key)}`));
    expect(own).toMatchObject({ state: 'unknown_issuer', asked: [] });
    const didJwk = didJwkOf(signer.key);
    expect((await verify(await proven(didJwk, `${didJwk}#0`))).state).toBe('unknown_issuer');
    const other = `did:key:${multikeyOf((await proofSigner('')).key)}`;
    expect((await verify(await proven(other, `${didKey}#x`))).state).toBe('invalid');
  });
});
