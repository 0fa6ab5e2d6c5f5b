import { toBase64Url } from '../verification/bytes.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import type { IssuerKey, KnownIssuer } from '../verification/issuer-key.ts';

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

export interface TestIssuer extends KnownIssuer {
  kid: string;
  key: IssuerKey;
  /** Signs any claims with any header; both are given by the test. */
  sign(payload: object, header?: object): Promise<string>;
  /** Signs a credential as we issue it. */
  issue(credential: JsonObject): Promise<string>;
}

/** Creates an issuer with a new RSA key. */
export async function testIssuer(id: string, kid = `${id}/key-1`): Promise<TestIssuer> {
  const pair = await crypto.subtle.generateKey(
    { ...RSA, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
    true,
    ['sign', 'verify'],
  );
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const key = { kty, n, e, kid } as IssuerKey;
  const sign = async (payload: object, header: object = {}) => {
    const input = [{ alg: 'RS256', typ: 'JWT', kid, ...header }, payload]
      .map((part) => toBase64Url(new TextEncoder().encode(JSON.stringify(part))))
      .join('.');
    const bytes = new TextEncoder().encode(input);
    const signature = await crypto.subtle.sign(RSA, pair.privateKey, bytes);
    return `${input}.${toBase64Url(new Uint8Array(signature))}`;
  };
  const names = ['Due Course'];
  return {
    id,
    names,
    kid,
    key,
    keys: [key],
    sign,
    issue: (credential) => sign(withClaims(credential)),
  };
}

/** Adds the claims that repeat the credential. */
export function withClaims(credential: JsonObject): JsonObject {
  const { id, validFrom, validUntil, issuer, credentialSubject } = credential as {
    [name: string]: JsonObject & string;
  };
  const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);
  return {
    ...credential,
    iss: issuer!['id']!,
    jti: id!,
    sub: credentialSubject!['id']!,
    nbf: seconds(validFrom!),
    ...(validUntil ? { exp: seconds(validUntil) } : {}),
  };
}

export const CERTIFICATE_ID = 'k7m2q9x4v8t1n5c3b6z0d2fg4h';
const ACHIEVEMENT = 'https://learn.example.com/credentials/achievements/14-2.json';
const HOURS = `${ACHIEVEMENT}#instruction-hours`;

/** Returns a credential as we issue it; `changes` replace its fields. */
export function testCredential(issuerId: string, changes: JsonObject = {}): JsonObject {
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `https://learn.example.com/verify/${CERTIFICATE_ID}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: 'HR Documentation Basics',
    issuer: { id: issuerId, type: ['Profile'], name: 'Due Course' },
    validFrom: '2026-11-01T10:00:00Z',
    credentialSubject: {
      id: 'urn:uuid:8a3c6a52-6f0e-4a3e-8a55-0d2b7f3f0d11',
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: 'Ana Ruiz' },
      ],
      narrative: 'Completed all 5 modules: 4.25 hours of instruction.',
      result: [{ type: ['Result'], resultDescription: HOURS, value: '4.25' }],
      achievement: {
        id: ACHIEVEMENT,
        type: ['Achievement'],
        name: 'HR Documentation Basics',
        description: 'Writes file notes that hold.',
        criteria: { narrative: 'Every module completed, every activity passed.' },
        resultDescription: [
          {
            id: HOURS,
            type: ['ResultDescription'],
            name: 'Instruction hours',
            resultType: 'ext:InstructionHours',
          },
        ],
      },
    },
    ...changes,
  };
}

/** Returns a credential of another issuer, which says nothing about us; `changes` replace its fields. */
export function foreignCredential(issuerId: string, changes: JsonObject = {}): JsonObject {
  return testCredential(issuerId, {
    id: 'urn:uuid:5f6d1f3c-7f3a-4b1a-8f0e-111111111111',
    name: 'Payroll Basics',
    issuer: { id: issuerId, type: ['Profile'], name: 'Other Academy' },
    credentialSubject: {
      id: 'urn:uuid:8a3c6a52-6f0e-4a3e-8a55-0d2b7f3f0d12',
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: 'Ben Ode' },
      ],
      achievement: {
        id: 'https://other.example.org/achievements/1',
        type: ['Achievement'],
        name: 'Payroll Basics',
        description: 'Runs a payroll.',
        criteria: { narrative: 'Exam passed.' },
      },
    },
    ...changes,
  });
}

/** Returns the document at an issuer's address or of its DID, which names its keys. */
export function issuerDocument(issuer: TestIssuer, changes: JsonObject = {}): JsonObject {
  return {
    id: issuer.id,
    type: ['Profile'],
    verificationMethod: [verificationMethod(issuer)],
    assertionMethod: [issuer.kid],
    ...changes,
  };
}

export function verificationMethod(issuer: TestIssuer, changes: JsonObject = {}): JsonObject {
  return {
    id: issuer.kid,
    type: 'JsonWebKey',
    controller: issuer.id,
    publicKeyJwk: issuer.key as JsonObject,
    ...changes,
  };
}

/** Returns the signed status list of an issuer as its document, with these entries set; changes replace fields of list and credential. */
export async function testStatusList(
  issuer: TestIssuer,
  address: string,
  set: readonly number[],
  changes: JsonObject = {},
  listChanges: JsonObject = {},
): Promise<string> {
  const bits = new Uint8Array(131_072 / 8);
  for (const index of set) bits[index >> 3]! |= 128 >> (index & 7);
  const credential: JsonObject = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: issuer.id, type: ['Profile'] },
    validFrom: '2026-11-01T00:00:00Z',
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${toBase64Url(await gzip(bits))}`,
      ...changes,
    },
    ...listChanges,
  };
  return issuer.issue(credential);
}

export async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Returns the status entry of a credential. */
export function statusEntry(address: string, index: number): JsonObject {
  return {
    id: `${address}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: address,
  };
}
