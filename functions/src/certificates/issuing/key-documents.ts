/** The public documents of the issuer's keys. Source: rules/certificates.md K10 */
import { didOf } from '@learning/shared/credentials/issuing/addresses';
import { fromBase64Url, toMultibase58 } from '@learning/shared/credentials/verification/bytes';
import type { SigningKeyRecord } from '../certificate-records.ts';
import type { Ed25519PublicKey } from '../credential-provider.ts';

type PublishedKey = Pick<SigningKeyRecord, 'jwk' | 'keyId' | 'kid' | 'withdrawnAt'>;

/** Contexts that define the members of a document with keys. The first one tells readers that it is one. */
export const KEY_CONTEXTS = [
  'https://www.w3.org/ns/did/v1',
  'https://w3id.org/security/multikey/v1',
  'https://w3id.org/security/jwk/v1',
] as const;

/** Says that nothing that a key signed from then on counts. @see https://www.w3.org/TR/cid-1.0/#dfn-revoked */
const ending = ({ withdrawnAt }: PublishedKey) =>
  withdrawnAt === undefined ? {} : { revoked: withdrawnAt };

/** Returns a key as JWK, as token verifiers read it. */
export function publicJwk(key: PublishedKey) {
  const { jwk, kid } = key;
  const alg = jwk.kty === 'RSA' ? 'RS256' : 'EdDSA';
  return { ...jwk, alg, use: 'sig', kid, ...ending(key) };
}

/** Returns the document at a key's address: a JWK for tokens, a Multikey for proofs. */
export function keyDocument(key: PublishedKey, controller: string): object {
  if (key.jwk.kty === 'RSA') return publicJwk(key);
  return { '@context': KEY_CONTEXTS[1], ...verificationMethod(key, key.kid, controller) };
}

/** Returns the members by which a document names its keys: those that may sign statements. */
export function verificationMethods(
  keys: readonly PublishedKey[],
  controller: string,
  idOf: (key: PublishedKey) => string,
) {
  const methods = keys.map((key) => verificationMethod(key, idOf(key), controller));
  return { verificationMethod: methods, assertionMethod: methods.map(({ id }) => id) };
}

function verificationMethod(key: PublishedKey, id: string, controller: string) {
  const { jwk, keyId } = key;
  if (jwk.kty === 'RSA') {
    return { id, type: 'JsonWebKey', controller, publicKeyJwk: jwk, ...ending(key) };
  }
  return { id, type: 'Multikey', controller, publicKeyMultibase: keyId, ...ending(key) };
}

/** Returns the issuer as a DID, for registries and wallets that start from one. @see https://w3c-ccg.github.io/did-method-web/ */
export function didDocument(origin: string, issuerId: string, keys: readonly PublishedKey[]) {
  const did = didOf(origin);
  return {
    '@context': KEY_CONTEXTS,
    id: did,
    alsoKnownAs: [issuerId],
    ...verificationMethods(keys, did, ({ keyId }) => `${did}#${keyId}`),
  };
}

const ED25519_PREFIX = [0xed, 0x01];

/** Returns an Ed25519 key as Multikey writes it. @see https://www.w3.org/TR/cid-1.0/#Multikey */
export function multibaseOf({ x }: Ed25519PublicKey): string {
  return toMultibase58(Uint8Array.from([...ED25519_PREFIX, ...fromBase64Url(x)!]));
}
