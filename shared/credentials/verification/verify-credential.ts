import type { FoundCredential } from '../reading/read-credential.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { checkShape, periodOf } from './credential-shape.ts';
import { checkStatus, type StatusSource } from './check-status.ts';
import { verifyProof } from './data-integrity.ts';
import { summarize } from './summarize.ts';
import { verifyToken } from './token-signature.ts';
import { type Check, failed, notChecked, passed, stateOf, type Verdict } from './verdict.ts';

/** What the issuer says besides the signed credential; only known for ours. */
export type StatedState = 'valid' | 'revoked' | 'replaced';

export interface Verification extends Verdict {
  /** The signed credential; absent when it could not be read or its signature is false. */
  credential?: JsonObject;
}

/**
 * Verifies an Open Badge 3.0: data model, signature, whose key it is, period, revocation. It never throws for a bad credential, runs
 * nothing of it, and reads only documents of its issuer through `load`.
 */
export async function verifyCredential(
  found: FoundCredential,
  { now, load, known }: StatusSource,
): Promise<Verification> {
  const signed =
    found.form === 'jwt'
      ? await verifyToken(found.token, load, known)
      : await verifyProof(found.json, now, load, known);
  const { credential, signature, issuer } = signed;
  if (!credential) {
    const checks = [notChecked('format', 'not_an_open_badge'), signature, issuer];
    return { state: stateOf(checks), checks };
  }
  const shape = checkShape(credential);
  const format = shape.isBadge ? passed('format', shape.reason) : failed('format', shape.reason!);
  // Whose key it is says nothing if the signature is false.
  const checks: Check[] = [format, signature, ...(signature.outcome === 'failed' ? [] : [issuer])];
  if (format.outcome === 'passed' && signature.outcome === 'passed') {
    checks.push(checkPeriod(credential, now));
    checks.push(await checkStatus(credential, { now, load, known }));
  }
  if (found.carrier !== 'text') checks.push(notChecked('picture', 'picture_not_signed'));
  const isShown = signature.outcome !== 'failed' && format.outcome === 'passed';
  return {
    state: stateOf(checks),
    checks,
    ...(isShown ? { summary: summarize(credential), credential } : {}),
  };
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
 * the record alone knows that a newer certificate took the place.
 */
export function withStated(verification: Verification, stated: StatedState): Verification {
  const checks = verification.checks.map((check) => {
    if (check.name !== 'status' || stated === 'valid') return check;
    if (stated === 'replaced') return failed('status', 'replaced');
    return check.outcome === 'failed' ? check : failed('status', 'revoked');
  });
  return { ...verification, checks, state: stateOf(checks) };
}
