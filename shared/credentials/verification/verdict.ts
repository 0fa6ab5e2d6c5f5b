/** The one word that the verification ends with. Source: shared/decisions/041-what-the-verifier-says.md */
export type CredentialState =
  | 'valid'
  | 'revoked'
  | 'replaced'
  | 'expired'
  | 'not_yet_valid'
  /** Signed and unchanged, but nothing shows that the key belongs to the issuer it names. */
  | 'unknown_issuer'
  /** Changed after signing, signed by a wrong key, or no Open Badge. */
  | 'invalid'
  /** Something decisive could not be checked. */
  | 'not_verifiable';

export type CheckName = 'format' | 'signature' | 'issuer' | 'period' | 'status' | 'picture';

export type CheckReason =
  | 'older_version'
  | 'not_an_open_badge'
  | 'missing_or_wrong_fields'
  | 'claims_differ'
  | 'algorithm_not_allowed'
  | 'algorithm_not_supported'
  | 'embedded_key'
  | 'no_signature'
  | 'signature_differs'
  | 'too_complex'
  | 'context_not_known'
  | 'key_not_found'
  | 'key_not_published'
  | 'key_only'
  | 'issuer_not_reachable'
  | 'expired'
  | 'not_yet_valid'
  | 'no_status'
  | 'status_not_reachable'
  | 'status_not_readable'
  | 'status_not_signed'
  | 'revoked'
  | 'suspended'
  | 'replaced'
  | 'picture_not_signed';

export interface Check {
  name: CheckName;
  outcome: 'passed' | 'failed' | 'not_checked';
  reason?: CheckReason;
}

/** What the credential says, for the screen; every text is the issuer's and not ours. */
export interface CredentialSummary {
  id?: string;
  issuerId: string;
  issuerName?: string;
  achievementName?: string;
  description?: string;
  criteria?: string;
  /** The learner, when the credential names one openly. */
  holderName?: string;
  validFrom?: string;
  validUntil?: string;
  awardedDate?: string;
}

export interface Verdict {
  state: CredentialState;
  checks: readonly Check[];
  summary?: CredentialSummary;
}

export function passed(name: CheckName, reason?: CheckReason): Check {
  return { name, outcome: 'passed', ...(reason ? { reason } : {}) };
}

export function failed(name: CheckName, reason: CheckReason): Check {
  return { name, outcome: 'failed', reason };
}

export function notChecked(name: CheckName, reason: CheckReason): Check {
  return { name, outcome: 'not_checked', reason };
}

/** Returns the word that follows from the checks: the worst finding decides, and what is not known never counts as good. */
export function stateOf(checks: readonly Check[]): CredentialState {
  const of = (name: CheckName) => checks.find((check) => check.name === name);
  if (['format', 'signature'].some((name) => of(name as CheckName)?.outcome === 'failed')) {
    return 'invalid';
  }
  if (of('format')?.outcome !== 'passed' || of('signature')?.outcome !== 'passed') {
    return 'not_verifiable';
  }
  const status = of('status');
  if (status?.outcome === 'failed') return status.reason === 'replaced' ? 'replaced' : 'revoked';
  const period = of('period');
  if (period?.reason === 'expired' || period?.reason === 'not_yet_valid') return period.reason;
  if (of('issuer')?.outcome !== 'passed') return 'unknown_issuer';
  return period?.outcome === 'passed' && status?.outcome === 'passed' ? 'valid' : 'not_verifiable';
}
