import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../reading/parse-json.ts';
import {
  statusEntry,
  testCredential,
  testIssuer,
  type TestIssuer,
  testStatusList,
  withClaims,
} from '../testing/issuer.ts';
import { multikeyOf, type ProofSigner, proofSigner } from '../testing/proofs.ts';
import { verifyText } from '../testing/verify.ts';
import type { KnownIssuer } from './issuer-key.ts';

const ISSUER = 'https://learn.example.com/credentials/issuer.json';
const LIST = 'https://learn.example.com/credentials/status/1.jwt';

let ours: TestIssuer;
let signer: ProofSigner;
let known: KnownIssuer;
let proven: JsonObject;
beforeAll(async () => {
  ours = await testIssuer(ISSUER);
  signer = await proofSigner(`${ISSUER}#proofs-1`);
  known = { id: ISSUER, names: ['Due Course'], keys: [ours.key, signer.key] };
  proven = await signer.prove(testCredential(ISSUER));
});

const verify = (document: object, documents = {}) =>
  verifyText(JSON.stringify(document), documents, known);
const proofOf = ({ proof }: JsonObject) => (proof as JsonObject[])[0]!;

describe('a document with several proofs', () => {
  it('is valid if all that are known here are right', async () => {
    expect((await verify(proven)).state).toBe('valid');
    const twice = await signer.prove(proven, { created: '2026-11-02T10:00:00Z' });
    expect((await verify(twice)).state).toBe('valid');
  });

  it('is false if one of them is, wherever it stands', async () => {
    const wrong = { ...proofOf(proven), created: '2026-11-03T10:00:00Z' };
    for (const proof of [
      [proofOf(proven), wrong],
      [wrong, proofOf(proven)],
      [proofOf(proven), proofOf(proven), proofOf(proven), wrong],
    ]) {
      expect((await verify({ ...proven, proof })).state).toBe('invalid');
    }
  });

  it('is not confirmed, or false, if one is by another key', async () => {
    const other = await proofSigner(`${ISSUER}#proofs-2`);
    expect((await verify(await other.prove(proven))).state).toBe('invalid');
    const didKey = await proofSigner('');
    const method = `did:key:${multikeyOf(didKey.key)}`;
    const added = await didKey.prove(proven, { verificationMethod: method });
    expect((await verify(added)).state).toBe('invalid');
  });

  it('reports a proof of an unknown kind', async () => {
    for (const unknown of [
      { type: 'SomeProofType' },
      { ...proofOf(proven), cryptosuite: 'bbs-2023' },
      { ...proofOf(proven), previousProof: 'urn:uuid:1' },
      'a text',
    ]) {
      const verdict = await verify({ ...proven, proof: [proofOf(proven), unknown] });
      expect(verdict.state).toBe('valid');
      expect(verdict.reason('signature')).toBe('unknown_proof');
      expect((await verify({ ...proven, proof: unknown })).state).not.toBe('valid');
    }
  });

  it('is not verified with more proofs than are read', async () => {
    const proof = Array.from({ length: 20 }, () => proofOf(proven));
    expect((await verify({ ...proven, proof })).state).toBe('not_verifiable');
  });
});

describe('a token with a proof inside', () => {
  const sign = async (document: JsonObject) =>
    verifyText(await ours.sign(withClaims(document)), {}, known);

  it('is valid if both are right, and false if one is', async () => {
    expect((await sign(proven)).state).toBe('valid');
    const wrong = { ...proven, proof: { ...proofOf(proven), created: '2026-11-03T10:00:00Z' } };
    expect((await sign(wrong)).state).toBe('invalid');
    const altered = { ...proven, name: 'Another course' };
    expect((await sign(altered)).state).toBe('invalid');
  });
});

describe('a revoked credential with the same graph', () => {
  const entry = statusEntry(LIST, 7);
  const STATUS = 'https://www.w3.org/2018/credentials#credentialStatus';

  it('is revoked as it was issued', async () => {
    const documents = { [LIST]: await testStatusList(ours, LIST, [7]) };
    const revoked = await signer.prove(testCredential(ISSUER, { credentialStatus: entry }));
    expect((await verify(revoked, documents)).state).toBe('revoked');
  });

  it.each<[string, (credential: JsonObject) => JsonObject]>([
    [
      'the full address of the term',
      ({ credentialStatus, ...rest }) => ({ ...rest, [STATUS]: credentialStatus! }),
    ],
    [
      'a term of a context inside',
      ({ credentialStatus, ...rest }) => ({
        ...rest,
        '@context': [
          ...(rest['@context'] as string[]),
          { other: { '@id': STATUS, '@type': '@id' } },
        ],
        other: credentialStatus!,
      }),
    ],
    [
      'a keyword',
      ({ credentialStatus, ...rest }) => ({
        ...rest,
        '@included': [{ id: rest['id']!, credentialStatus: credentialStatus! }],
      }),
    ],
    [
      'another object of the same id',
      ({ credentialStatus, ...rest }) => ({
        ...rest,
        evidence: [
          {
            id: rest['id']!,
            type: ['Evidence', 'VerifiableCredential'],
            credentialStatus: credentialStatus!,
          },
        ],
      }),
    ],
    [
      'a list in a list',
      ({ credentialStatus, ...rest }) => ({ ...rest, credentialStatus: [[credentialStatus!]] }),
    ],
  ])('does not become valid with its status under %s', async (_, disguise) => {
    const evidence = [{ id: testCredential(ISSUER)['id']!, type: ['Evidence'] }];
    const issued = await signer.prove(
      testCredential(ISSUER, { credentialStatus: entry, evidence }),
    );
    const { state } = await verify(disguise(issued));
    expect(state).not.toBe('valid');
  });
});
