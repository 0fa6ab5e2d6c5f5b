import type { JWK } from 'jose';
import { asArray, asText, isObject, type JsonObject } from '../reading/parse-json.ts';
import { fromBase64Url, fromMultibase58, sha256 } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { issuerIdOf } from './credential-shape.ts';
import type { LoadDocument } from './documents.ts';
import { findKey, type KnownIssuer } from './issuer-key.ts';
import type { SignedContent } from './signature.ts';
import { type Check, failed, notChecked, passed } from './verdict.ts';

type Canonicalize = (document: JsonObject) => Promise<string>;

/** How each suite writes a document before it is hashed. The JSON-LD packages are large: they load when they are needed. */
const SUITES: Readonly<Record<string, () => Promise<Canonicalize>>> = {
  'eddsa-rdfc-2022': async () => (await import('./json-ld/canonical-graph.ts')).canonicalGraph,
  'eddsa-jcs-2022': () => Promise.resolve((document) => Promise.resolve(canonicalJson(document))),
};

/**
 * Verifies a JSON document with an embedded proof (Data Integrity). Proofs of other kinds are passed over if one of these is there.
 *
 * @see https://www.w3.org/TR/vc-di-eddsa/
 */
export async function verifyProof(
  document: JsonObject,
  now: Date,
  load: LoadDocument,
  known?: KnownIssuer,
): Promise<SignedContent> {
  const { proof, ...credential } = document;
  const proofs = asArray(proof).filter(isObject);
  const unseen = notChecked('issuer', 'no_signature');
  if (proofs.length === 0) {
    return { credential, signature: failed('signature', 'no_signature'), issuer: unseen };
  }
  const supported = proofs.filter(
    (one) =>
      one['type'] === 'DataIntegrityProof' &&
      Object.hasOwn(SUITES, asText(one['cryptosuite']) ?? ''),
  );
  if (supported.length === 0) {
    return {
      credential,
      signature: notChecked('signature', 'algorithm_not_supported'),
      issuer: unseen,
    };
  }
  let result: SignedContent | undefined;
  for (const one of supported.slice(0, 3)) {
    result = { credential, ...(await verifyOne(one, credential, now, load, known)) };
    if (result.signature.outcome !== 'passed') return result;
  }
  return result!;
}

async function verifyOne(
  proof: JsonObject,
  credential: JsonObject,
  now: Date,
  load: LoadDocument,
  known?: KnownIssuer,
): Promise<{ signature: Check; issuer: Check }> {
  const unseen = notChecked('issuer', 'no_signature');
  const expires = asText(proof['expires']);
  if (
    proof['proofPurpose'] !== 'assertionMethod' ||
    (expires && !(Date.parse(expires) > now.getTime()))
  ) {
    return { signature: failed('signature', 'signature_differs'), issuer: unseen };
  }
  const issuerId = issuerIdOf(credential);
  const method = asText(proof['verificationMethod']);
  if (issuerId === undefined || method === undefined) {
    return { signature: notChecked('signature', 'key_not_found'), issuer: unseen };
  }
  const { key, issuer } = await findKey({ issuerId, method }, load, known);
  if (!key) return { signature: notChecked('signature', 'key_not_found'), issuer };
  if (key.crv !== 'Ed25519') return { signature: failed('signature', 'signature_differs'), issuer };
  const { proofValue, ...options } = proof;
  const value = fromMultibase58(asText(proofValue) ?? '');
  if (value?.length !== 64) return { signature: failed('signature', 'signature_differs'), issuer };
  const config = { '@context': credential['@context']!, ...options };
  let hash: Uint8Array<ArrayBuffer>;
  try {
    const canonicalize = await SUITES[asText(proof['cryptosuite'])!]!();
    hash = await hashOf(await canonicalize(config), await canonicalize(credential));
  } catch {
    return { signature: notChecked('signature', 'context_not_known'), issuer };
  }
  const isSigned = await verifyEd25519(key, value, hash);
  if (isSigned === undefined) {
    return { signature: notChecked('signature', 'algorithm_not_supported'), issuer };
  }
  return {
    signature: isSigned ? passed('signature') : failed('signature', 'signature_differs'),
    issuer,
  };
}

async function hashOf(config: string, credential: string): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const hashes = [await sha256(encoder.encode(config)), await sha256(encoder.encode(credential))];
  return Uint8Array.from(hashes.flatMap((hash) => [...hash]));
}

/** Returns undefined where the browser does not know Ed25519. */
async function verifyEd25519(
  { x }: JWK,
  signature: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<boolean | undefined> {
  const bytes = fromBase64Url(x ?? '');
  if (!bytes) return false;
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? undefined : false;
  }
  return crypto.subtle.verify('Ed25519', key, signature, content);
}
