import type { JWK } from 'jose';
import { LIMITS } from '../limits.ts';
import { asArray, asText, isObject, type JsonObject } from '../reading/parse-json.ts';
import { fromBase64Url, fromMultibase58, sha256 } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { claimedInstants, issuerIdOf } from './credential-shape.ts';
import { findKey, type IssuerKey } from './issuer-key.ts';
import { withinKeyPeriod } from './key-period.ts';
import { hasOneSpelling } from './one-spelling.ts';
import type { SignedContent, Sources } from './signature.ts';
import { type Check, failed, notChecked, passed, worseOf } from './verdict.ts';

type Canonicalize = (document: JsonObject) => Promise<string>;

/** How each suite writes a document before it is hashed. The JSON-LD packages are large: they load when they are needed. */
const SUITES: Readonly<Record<string, () => Promise<Canonicalize>>> = {
  'eddsa-rdfc-2022': async () => (await import('./json-ld/canonical-graph.ts')).canonicalGraph,
  'eddsa-jcs-2022': () => Promise.resolve((document) => Promise.resolve(canonicalJson(document))),
};

/**
 * Verifies a JSON document with embedded proofs (Data Integrity). All proofs of a kind that is known here have to be right; others are
 * reported.
 *
 * @see https://www.w3.org/TR/vc-di-eddsa/
 */
export async function verifyProofs(document: JsonObject, sources: Sources): Promise<SignedContent> {
  const { proof, ...credential } = document;
  const proofs = asArray(proof);
  const unseen = notChecked('issuer', 'no_signature');
  if (proofs.length === 0) {
    return { credential, signature: failed('signature', 'no_signature'), issuer: unseen };
  }
  const supported = proofs.filter(isObject).filter(isSupported);
  if (supported.length === 0) {
    const signature = notChecked('signature', 'algorithm_not_supported');
    return { credential, signature, issuer: unseen };
  }
  if (supported.length > LIMITS.proofs) {
    return { credential, signature: notChecked('signature', 'too_complex'), issuer: unseen };
  }
  const isWhole = supported.length === proofs.length;
  let signature = passed('signature', isWhole ? undefined : 'unknown_proof');
  let issuer = passed('issuer');
  for (const supportedProof of supported) {
    const verified = await verifyProof(supportedProof, credential, sources);
    signature = worseOf(signature, verified.signature);
    issuer = worseOf(issuer, verified.issuer);
  }
  return { credential, signature, issuer };
}

/** Whether a proof is of a kind that is verified here; one that continues another proof is not. */
function isSupported(proof: JsonObject): boolean {
  return (
    proof['type'] === 'DataIntegrityProof' &&
    Object.hasOwn(SUITES, asText(proof['cryptosuite']) ?? '') &&
    proof['previousProof'] === undefined
  );
}

async function verifyProof(
  proof: JsonObject,
  credential: JsonObject,
  { now, load, known }: Sources,
): Promise<{ signature: Check; issuer: Check }> {
  const unseen = notChecked('issuer', 'no_signature');
  const expires = proof['expires'];
  const isExpired = expires !== undefined && !(Date.parse(asText(expires) ?? '') > now.getTime());
  if (proof['proofPurpose'] !== 'assertionMethod' || isExpired) {
    return { signature: failed('signature', 'signature_differs'), issuer: unseen };
  }
  const issuerId = issuerIdOf(credential);
  const method = asText(proof['verificationMethod']);
  if (issuerId === undefined || method === undefined) {
    return { signature: notChecked('signature', 'key_not_found'), issuer: unseen };
  }
  const { key, issuer } = await findKey({ issuerId, method }, load, known);
  if (!key) return { signature: notChecked('signature', 'key_not_found'), issuer };
  const signature = await checkSignature(proof, credential, key);
  const claimed = [...claimedInstants(credential), asText(proof['created'])];
  return { signature, issuer: withinKeyPeriod(issuer, key, claimed, now) };
}

async function checkSignature(
  { proofValue, ...options }: JsonObject,
  credential: JsonObject,
  key: IssuerKey,
): Promise<Check> {
  const differs = failed('signature', 'signature_differs');
  const value = fromMultibase58(asText(proofValue) ?? '');
  const contexts = asArray(credential['@context']);
  const isOfContext = asArray(options['@context']).every((context, at) => context === contexts[at]);
  if (key.crv !== 'Ed25519' || value?.length !== 64 || !isOfContext) return differs;
  const suite = asText(options['cryptosuite'])!;
  if (suite === 'eddsa-rdfc-2022' && !(hasOneSpelling(credential) && hasOneSpelling(options))) {
    return failed('signature', 'several_spellings');
  }
  const config = { '@context': credential['@context']!, ...options };
  let hash: Uint8Array<ArrayBuffer>;
  try {
    const canonicalize = await SUITES[suite]!();
    hash = await hashOf(await canonicalize(config), await canonicalize(credential));
  } catch {
    return notChecked('signature', 'context_not_known');
  }
  const isSigned = await verifyEd25519(key, value, hash);
  if (isSigned === undefined) return notChecked('signature', 'algorithm_not_supported');
  return isSigned ? passed('signature') : differs;
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
