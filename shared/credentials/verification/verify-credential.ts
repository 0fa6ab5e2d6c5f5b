import type { FoundCredential } from '../reading/read-credential.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { checkContained } from './contained.ts';
import { checkShape, isLearnerRecord, periodOf } from './credential-shape.ts';
import { checkStatus } from './check-status.ts';
import { verifyProofs } from './data-integrity.ts';
import { namesKnownIssuer } from './impersonation.ts';
import type { Sources } from './signature.ts';
import { summarize } from './summarize.ts';
import { verifyToken } from './token-signature.ts';
import { type Check, failed, notChecked, passed, stateOf, type Verdict } from './verdict.ts';

/** What our own record says of a credential besides what is signed; only known for ours. */
export interface StatedRecord {
  state: 'valid' | 'revoked' | 'replaced';
  /** The digests of all forms that we signed (`credential-digest.ts`). Absent in records from before there were any. */
  digests?: readonly string[] | undefined;
}

export interface Verification extends Verdict {
  /** The signed credential; absent when it could not be read or its signature is false. */
  credential?: JsonObject;
}

/**
 * Verifies an Open Badge 3.0, or a learner record of them: data model, signature, whose key it is, period, revocation. It never throws for a bad credential, runs
 * nothing of it, and reads only documents of its issuer through `load`.
 */
export async function verifyCredential(
  found: FoundCredential,
  sources: Sources,
): Promise<Verification> {
  const signed =
    found.form === 'jwt'
      ? await verifyToken(found.token, sources)
      : await verifyProofs(found.json, sources);
  const { credential, signature } = signed;
  if (!credential) {
    const checks = [notChecked('format', 'not_an_open_badge'), signature, signed.issuer];
    return { state: stateOf(checks), checks };
  }
  const isRecord = isLearnerRecord(credential);
  const format = isRecord ? passed('format', 'learner_record') : checkFormat(credential);
  const isFalseName = namesKnownIssuer(credential, sources.known);
  const issuer = isFalseName ? failed('issuer', 'not_ours') : signed.issuer;
  // Whose key it is says nothing if the signature is false.
  const isIssuerSaid = signature.outcome !== 'failed' || isFalseName;
  const checks: Check[] = [format, signature, ...(isIssuerSaid ? [issuer] : [])];
  if (format.outcome === 'passed' && signature.outcome === 'passed' && !isFalseName) {
    checks.push(checkPeriod(credential, sources.now));
    checks.push(await checkStatus(credential, issuer, sources));
  }
  const contained = await verifyContained(
    credential,
    isRecord && stateOf(checks) === 'valid',
    sources,
  );
  if (contained) checks.push(contained.check);
  if (found.carrier === 'pdf') checks.push(notChecked('document', 'document_not_signed'));
  else if (found.carrier !== 'text') checks.push(notChecked('picture', 'picture_not_signed'));
  const state = stateOf(checks);
  const isShown = state !== 'invalid' && format.outcome === 'passed';
  const summary = {
    ...summarize(credential),
    ...(contained ? { contained: contained.credentials } : {}),
  };
  return { state, checks, ...(isShown ? { summary, credential } : {}) };
}

function checkFormat(credential: JsonObject): Check {
  const { isBadge, reason } = checkShape(credential);
  return isBadge ? passed('format', reason) : failed('format', reason!);
}

/** Verifies what is in a learner record, once the record itself is good. */
async function verifyContained(record: JsonObject, isGood: boolean, sources: Sources) {
  if (!isGood) return undefined;
  return checkContained(record, (json) =>
    // A record in a record is not looked into.
    isLearnerRecord(json)
      ? Promise.resolve({ state: 'not_a_badge', checks: [] })
      : verifyCredential({ carrier: 'text', form: 'json', json }, sources),
  );
}

function checkPeriod(credential: JsonObject, now: Date): Check {
  const { from, until } = periodOf(credential);
  if (from !== undefined && Date.parse(from) > now.getTime())
    return failed('period', 'not_yet_valid');
  if (until !== undefined && Date.parse(until) <= now.getTime()) return failed('period', 'expired');
  return passed('period');
}

/**
 * Adds what our own record says to the verification of a credential of ours. Of the signed list and the record, the worse one counts;
 * the record alone knows that a newer certificate took the place, and which forms a key has signed that was withdrawn later.
 */
export function withRecord(
  verification: Verification,
  { state, digests }: StatedRecord,
  digest: string,
): Verification {
  const checks = verification.checks.map((check) => {
    if (check.name === 'issuer' && check.reason === 'key_withdrawn') {
      if (check.outcome === 'failed' || !digests) return check;
      return digests.includes(digest)
        ? passed('issuer', 'key_withdrawn_later')
        : failed('issuer', 'key_withdrawn');
    }
    if (check.name !== 'status' || state === 'valid') return check;
    if (state === 'replaced') return failed('status', 'replaced');
    return check.outcome === 'failed' ? check : failed('status', 'revoked');
  });
  return { ...verification, checks, state: stateOf(checks) };
}
