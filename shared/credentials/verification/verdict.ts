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
  /** A learner record whose own signature is right, but not everything in it is valid. */
  | 'partly_valid'
  /** A verifiable credential, but of another kind, such as an endorsement. */
  | 'not_a_badge'
  /** Something decisive could not be checked. */
  | 'not_verifiable';

export type CheckName =
  | 'format'
  | 'signature'
  | 'issuer'
  | 'period'
  | 'status'
  | 'contained'
  | 'picture'
  | 'document';

export type CheckReason =
  | 'older_version'
  | 'not_an_open_badge'
  | 'other_credential'
  | 'learner_record'
  | 'some_not_valid'
  | 'missing_or_wrong_fields'
  | 'claims_differ'
  | 'algorithm_not_allowed'
  | 'algorithm_not_supported'
  | 'embedded_key'
  | 'no_signature'
  | 'unknown_proof'
  | 'several_spellings'
  | 'signature_differs'
  | 'too_complex'
  | 'context_not_known'
  | 'key_not_found'
  | 'key_not_published'
  | 'key_not_named'
  | 'key_withdrawn'
  | 'key_withdrawn_later'
  | 'not_ours'
  | 'key_only'
  | 'issuer_not_reachable'
  | 'expired'
  | 'not_yet_valid'
  | 'no_status'
  | 'status_not_reachable'
  | 'status_not_readable'
  | 'status_not_signed'
  | 'status_list_outdated'
  | 'status_list_of_another'
  | 'too_many_status_entries'
  | 'revoked'
  | 'suspended'
  | 'replaced'
  | 'picture_not_signed'
  | 'document_not_signed';

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
  /** What the learner did for it. */
  narrative?: string;
  instructionHours?: string;
  /** Scores and other results. */
  results: readonly CredentialResult[];
  /** What a learner record consists of; absent for every other credential. */
  contained?: readonly ContainedCredential[];
  /** The learner, when the credential names one openly. */
  holderName?: string;
  validFrom?: string;
  validUntil?: string;
  awardedDate?: string;
}

/** A credential inside of a learner record. */
export interface ContainedCredential {
  name: string;
  state: CredentialState;
  awardedDate?: string;
}

export interface CredentialResult {
  name: string;
  value: string;
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

const ORDER = ['failed', 'not_checked', 'passed'];

/** Returns the worse of two checks of the same name; of two that passed, the one that has something to say. */
export function worseOf(first: Check, second: Check): Check {
  if (first.outcome === second.outcome) return first.reason === undefined ? second : first;
  return ORDER.indexOf(first.outcome) < ORDER.indexOf(second.outcome) ? first : second;
}

/** Returns the word that follows from the checks: the worst finding decides, and what is not known never counts as good. */
export function stateOf(checks: readonly Check[]): CredentialState {
  const of = (name: CheckName) => checks.find((check) => check.name === name);
  const [format, signature, issuer] = [of('format'), of('signature'), of('issuer')];
  if (signature?.outcome === 'failed' || issuer?.outcome === 'failed') return 'invalid';
  if (format?.outcome === 'failed') {
    return format.reason === 'other_credential' ? 'not_a_badge' : 'invalid';
  }
  if (format?.outcome !== 'passed' || signature?.outcome !== 'passed') return 'not_verifiable';
  const status = of('status');
  if (status?.outcome === 'failed') return status.reason === 'replaced' ? 'replaced' : 'revoked';
  const period = of('period');
  if (period?.reason === 'expired' || period?.reason === 'not_yet_valid') return period.reason;
  if (issuer?.reason === 'key_withdrawn') return 'not_verifiable';
  if (issuer?.outcome !== 'passed') return 'unknown_issuer';
  if (period?.outcome !== 'passed' || status?.outcome !== 'passed') return 'not_verifiable';
  return (of('contained')?.outcome ?? 'passed') === 'passed' ? 'valid' : 'partly_valid';
}
