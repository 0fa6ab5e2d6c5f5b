import { beforeAll, describe, expect, it } from 'vitest';
import {
  foreignCredential,
  issuerDocument,
  testIssuer,
  type TestIssuer,
  verificationMethod,
  withClaims,
} from '../testing/issuer.ts';
import { verifyText } from '../testing/verify.ts';

const PROFILE = 'https://academy.example.org/issuers/alice';
const KEY = 'https://academy.example.org/keys/1.json';
const DID = 'did:web:badges.example.org:university-a';
const DID_DOCUMENT = 'https://badges.example.org/university-a/did.json';

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
const verify = (token: string, documents: Documents) => verifyText(token, documents, ours);

/** Signs a credential of an issuer with the key of a stranger that calls itself `kid`. */
const signAs = (issuerId: string, header: object) =>
  mallory.sign(withClaims(foreignCredential(issuerId)), header);

describe('a forged issuer', () => {
  /** Everything that a stranger could publish somewhere, also on the host of the issuer. */
  const published = (): Documents => ({
    [PROFILE]: issuerDocument(alice),
    [DID_DOCUMENT]: issuerDocument(university),
    'https://academy.example.org/uploads/mallory.json': mallory.key,
    'https://academy.example.org/issuers/mallory': issuerDocument(mallory, {
      id: 'https://academy.example.org/issuers/mallory',
    }),
    'https://badges.example.org/mallory/did.json': {
      id: 'did:web:badges.example.org:mallory',
      verificationMethod: [
        verificationMethod(mallory, {
          id: 'did:web:badges.example.org:mallory#k1',
          controller: 'did:web:badges.example.org:mallory',
        }),
      ],
      assertionMethod: ['did:web:badges.example.org:mallory#k1'],
    },
    'https://evil.example.net/issuer': issuerDocument(mallory),
    'https://evil.example.net/key': mallory.key,
  });
  const didOfMallory = 'did:web:badges.example.org:mallory#k1';

  it.each<[string, string, object]>([
    ['a DID of the same host', DID, { kid: didOfMallory }],
    ['a DID on another host', DID, { kid: 'did:web:evil.example.net#k1' }],
    ['a fragment of the DID that is not there', DID, { kid: `${DID}#k2` }],
    ['no key id', DID, { kid: undefined }],
    ['the key inside', DID, { kid: undefined, jwk: 'mallory' }],
    ['the key inside, and the id of the right one', DID, { kid: `${DID}#k1`, jwk: 'mallory' }],
    [
      'an https address on the host of the DID',
      DID,
      { kid: 'https://badges.example.org/mallory/did.json' },
    ],
    ['the document of another DID', DID, { kid: `${DID_DOCUMENT}#k1` }],
    [
      'a file on the same host',
      PROFILE,
      { kid: 'https://academy.example.org/uploads/mallory.json' },
    ],
    ['another tenant', PROFILE, { kid: 'https://academy.example.org/issuers/mallory' }],
    ['a path that leads back', PROFILE, { kid: `${PROFILE}/../mallory` }],
    ['an encoded path that leads back', PROFILE, { kid: `${PROFILE}/%2e%2e/mallory` }],
    ['a path below the issuer', PROFILE, { kid: `${PROFILE}/key` }],
    ['a fragment of the issuer', PROFILE, { kid: `${PROFILE}#key-2`, jwk: 'mallory' }],
    [
      'sign-in data before the host',
      PROFILE,
      { kid: 'https://academy.example.org@evil.example.net/key' },
    ],
    ['another host', PROFILE, { kid: 'https://evil.example.net/key' }],
    ['the right id', PROFILE, { kid: KEY }],
    ['an address of a set', PROFILE, { jku: 'https://evil.example.net/keys', kid: 'k' }],
    [
      'an issuer whose path leads back',
      `${PROFILE}/../mallory`,
      { kid: 'https://academy.example.org/issuers/mallory' },
    ],
    ['an issuer with an encoded path', 'https://academy.example.org/issuers/%61lice', { kid: KEY }],
    ['an issuer with a query', `${PROFILE}?`, { kid: KEY }],
  ])('with %s is never valid', async (_, issuerId, header) => {
    const isInside = (header as { jwk?: unknown }).jwk !== undefined;
    const inside = isInside ? { ...header, jwk: mallory.key } : header;
    const { state } = await verify(await signAs(issuerId, inside), published());
    expect(['invalid', 'unknown_issuer', 'not_verifiable']).toContain(state);
  });

  it('with a key of another DID, or one that is not for statements, is not valid at all', async () => {
    const token = await signAs(DID, { kid: didOfMallory });
    expect(await verify(token, published())).toMatchObject({ state: 'invalid', asked: [] });
    const listed = issuerDocument(university, {
      verificationMethod: [
        verificationMethod(university),
        verificationMethod(mallory, { id: `${DID}#k9`, controller: 'did:web:evil.example.net' }),
      ],
    });
    const other = await signAs(DID, { kid: `${DID}#k9` });
    expect((await verify(other, { [DID_DOCUMENT]: listed })).state).toBe('invalid');
  });
});
