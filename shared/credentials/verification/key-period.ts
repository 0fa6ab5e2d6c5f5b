import type { IssuerKey } from './issuer-key.ts';
import { type Check, failed, notChecked } from './verdict.ts';

/**
 * Compares the instants that a signature claims with those between which its key counts. The owner of a stolen key's copy can date back,
 * so a claim from before the key was withdrawn proves nothing alone: our own list of signed forms has to confirm it
 * (`withRecord`). A key that merely expired was not stolen, and its earlier signatures stay good.
 *
 * Source: rules/certificates.md K10; https://www.w3.org/TR/cid-1.0/#verification-methods
 */
export function withinKeyPeriod(
  issuer: Check,
  { revoked, expires }: IssuerKey,
  claimed: readonly (string | undefined)[],
  now: Date,
): Check {
  if (issuer.outcome !== 'passed') return issuer;
  const instants = claimed.filter((instant) => instant !== undefined).map(Date.parse);
  // What is no instant could be any, and is before nothing.
  const latest = instants.length === 0 ? Number.NaN : Math.max(...instants);
  const isBefore = (end: string | undefined) => end === undefined || latest < Date.parse(end);
  if (!isBefore(expires)) return failed('issuer', 'key_withdrawn');
  if (revoked === undefined || Date.parse(revoked) > now.getTime()) return issuer;
  return isBefore(revoked)
    ? notChecked('issuer', 'key_withdrawn')
    : failed('issuer', 'key_withdrawn');
}
