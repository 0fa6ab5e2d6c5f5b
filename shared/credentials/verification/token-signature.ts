import { compactVerify, importJWK } from 'jose';
import {
  asText,
  isObject,
  type Json,
  type JsonObject,
  parseJsonObject,
} from '../reading/parse-json.ts';
import { fromBase64Url } from './bytes.ts';
import { claimedInstants, issuerIdOf, periodOf } from './credential-shape.ts';
import { verifyProofs } from './data-integrity.ts';
import { findKey } from './issuer-key.ts';
import { publicPart } from './key-documents.ts';
import { withinKeyPeriod } from './key-period.ts';
import type { SignedContent, Sources } from './signature.ts';
import { type Check, failed, notChecked, passed, worseOf } from './verdict.ts';

/** The standard's RS256, and two that other issuers use. */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA', 'Ed25519'];
/** Signatures made with a key that the verifier would have to know, and none at all. */
const FORBIDDEN = /^(none|HS\d+)?$/i;
const UNSEEN: Check = notChecked('issuer', 'no_signature');

/** The claims of a token that are no members of the credential. */
const CLAIMS = ['iss', 'jti', 'sub', 'aud', 'nbf', 'exp', 'iat'];

/**
 * Verifies a credential in the form of a signed token (VC-JWT). If the credential inside has proofs, they have to be right, too.
 */
export async function verifyToken(token: string, sources: Sources): Promise<SignedContent> {
  const { load, known, now } = sources;
  const [header, payload] = token.split('.', 2).map(decode);
  const hasSignature = /\.[\w-]+$/.test(token) && isCanonical(token.split('.')[2]!);
  if (!header || !payload)
    return { signature: failed('signature', 'signature_differs'), issuer: UNSEEN };
  const credential = isObject(payload['vc']) ? payload['vc'] : payload;
  const refused = (signature: Check): SignedContent => ({ credential, signature, issuer: UNSEEN });
  const algorithm = asText(header['alg']) ?? '';
  if (FORBIDDEN.test(algorithm) || header['crit'] !== undefined || header['b64'] !== undefined) {
    return refused(failed('signature', 'algorithm_not_allowed'));
  }
  if (!hasSignature) return refused(failed('signature', 'signature_differs'));
  if (!ALGORITHMS.includes(algorithm))
    return refused(notChecked('signature', 'algorithm_not_supported'));
  const issuerId = issuerIdOf(credential);
  if (issuerId === undefined) return refused(notChecked('signature', 'key_not_found'));
  const isOurs = issuerId === known?.id;
  if (isOurs && ['jwk', 'jku', 'x5c', 'x5u'].some((name) => header[name] !== undefined)) {
    return refused(failed('signature', 'embedded_key'));
  }
  const embedded = isObject(header['jwk']) ? publicPart(header['jwk']) : undefined;
  const method = asText(header['kid']);
  const { key, issuer } = await findKey({ issuerId, method, embedded }, load, known);
  if (!key) {
    const isFalse = issuer.outcome === 'failed';
    const signature = isFalse
      ? failed('signature', 'key_not_published')
      : notChecked('signature', 'key_not_found');
    return { credential, signature, issuer };
  }
  if (!(await isSigned(token, key, algorithm))) {
    return { credential, signature: failed('signature', 'signature_differs'), issuer };
  }
  if (!claimsAgree(payload, credential, isOurs)) {
    return { credential, signature: failed('signature', 'claims_differ'), issuer };
  }
  const claimed = [
    ...claimedInstants(credential),
    instantOf(payload['nbf']),
    instantOf(payload['iat']),
  ];
  const own = {
    credential,
    signature: passed('signature'),
    issuer: withinKeyPeriod(issuer, key, claimed, now),
  };
  if (credential['proof'] === undefined) return own;
  const inside = await verifyProofs(withoutClaims(credential), sources);
  return {
    credential,
    signature: worseOf(own.signature, inside.signature),
    issuer: worseOf(own.issuer, inside.issuer),
  };
}

function withoutClaims(payload: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !CLAIMS.includes(name)));
}

/** Returns the instant that a claim states in seconds; one that is no number could be any, so it ends in no instant. */
function instantOf(seconds: Json | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  const instant = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
  return Number.isNaN(instant.getTime()) ? 'none' : instant.toISOString();
}

async function isSigned(token: string, jwk: object, algorithm: string): Promise<boolean> {
  try {
    const key = await importJWK({ ...jwk, alg: algorithm }, algorithm);
    await compactVerify(token, key, { algorithms: [algorithm] });
    return true;
  } catch {
    return false;
  }
}

/**
 * Compares the claims of the token with the credential inside: two readers must not see two issuers. Ours have all of them; in official
 * samples of other issuers some are missing.
 *
 * @see https://www.imsglobal.org/spec/ob/v3p0/#jwt-proof
 */
function claimsAgree(payload: JsonObject, credential: JsonObject, isStrict: boolean): boolean {
  const { from, until } = periodOf(credential);
  const subject = credential['credentialSubject'];
  const expected: Record<string, unknown> = {
    iss: issuerIdOf(credential),
    jti: credential['id'],
    sub: isObject(subject) ? subject['id'] : undefined,
    nbf: secondsOf(from),
    exp: secondsOf(until),
  };
  return Object.entries(expected).every(([claim, value]) =>
    payload[claim] === undefined ? !isStrict || value === undefined : payload[claim] === value,
  );
}

function secondsOf(instant: string | undefined): number | undefined {
  return instant === undefined ? undefined : Math.floor(Date.parse(instant) / 1000);
}

function decode(part: string): JsonObject | undefined {
  const bytes = fromBase64Url(part);
  if (!bytes) return undefined;
  try {
    return parseJsonObject(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function isCanonical(part: string): boolean {
  return fromBase64Url(part) !== undefined;
}
