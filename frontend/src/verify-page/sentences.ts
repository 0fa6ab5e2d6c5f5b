import type { ReadFailureCode } from '@learning/shared/credentials/reading/read-failure';
import type {
  Check,
  CheckName,
  CheckReason,
  CredentialState,
  Verdict,
} from '@learning/shared/credentials/verification/verdict';

export type Tone = 'success' | 'signal' | 'danger' | 'neutral';

export interface Headline {
  word: string;
  sentence: string;
  tone: Tone;
}

/** What the page says for a verdict; `issuer` is the issuer's name and website as the credential states them. */
export function headlineOf({ state, checks }: Verdict, issuer: string): Headline {
  const isNoBadge = checks.some(({ name, outcome }) => name === 'format' && outcome === 'failed');
  return state === 'invalid' && isNoBadge ? NO_BADGE : headlines[state](issuer);
}

const NO_BADGE: Headline = {
  word: 'Not valid',
  sentence:
    'It isn’t an Open Badge 3.0, or parts that the standard asks for are missing. Don’t rely on it.',
  tone: 'danger',
};

const headlines: Record<CredentialState, (issuer: string) => Headline> = {
  valid: (issuer) => ({
    word: 'Valid',
    sentence: `This certificate was issued by ${issuer}, has not been changed, and still stands.`,
    tone: 'success',
  }),
  revoked: (issuer) => ({
    word: 'Revoked',
    sentence: `${issuer} issued this certificate and has withdrawn it. Don’t rely on it.`,
    tone: 'danger',
  }),
  replaced: (issuer) => ({
    word: 'Replaced',
    sentence: `${issuer} has issued a newer version of this certificate, for example with a corrected name. Rely on the newer one.`,
    tone: 'signal',
  }),
  expired: (issuer) => ({
    word: 'Expired',
    sentence: `${issuer} issued this certificate for a limited time, and that time is over.`,
    tone: 'signal',
  }),
  not_yet_valid: (issuer) => ({
    word: 'Not valid yet',
    sentence: `${issuer} issued this certificate for a later date. Check it again then.`,
    tone: 'signal',
  }),
  unknown_issuer: (issuer) => ({
    word: 'Issuer not confirmed',
    sentence: `Nothing was changed since it was signed. It says it comes from ${issuer}, but we couldn’t confirm that the signature is theirs. Ask the issuer.`,
    tone: 'signal',
  }),
  invalid: () => ({
    word: 'Not valid',
    sentence:
      'It was changed after it was issued, or it wasn’t signed by the issuer it names. Don’t rely on it.',
    tone: 'danger',
  }),
  not_verifiable: () => ({
    word: 'Could not be verified',
    sentence:
      'Something decisive couldn’t be checked here. That says nothing for or against it. See below what is missing, and ask the issuer.',
    tone: 'neutral',
  }),
};

export const unreadable: Record<ReadFailureCode, string> = {
  too_large:
    'It is larger than 5 MB, or the credential in it is. Use the original badge or .jwt file.',
  too_complex:
    'It is nested too deeply or has too many entries for a credential. Use the original file from the issuer.',
  not_json:
    'It isn’t well-formed JSON, so nothing in it can be trusted. Use the original file from the issuer.',
  damaged_file:
    'The file is damaged or was changed. Badges lose their credential when they are edited, or sent through apps that compress pictures. Ask for the original file.',
  no_credential:
    'This picture has no credential in it. Screenshots and copies lose it. Ask for the original badge file, or for the certificate’s web address.',
  several_credentials:
    'The picture has more than one credential in it, so it’s unclear which one counts. Ask for the original file.',
  not_a_credential:
    'There is no Open Badge in it. Use a badge as PNG or SVG, a .jwt or .json file, or paste the certificate’s ID.',
};

export const MISSING: Headline = {
  word: 'Not found',
  sentence:
    'No certificate has this ID. Check the address for a missing or changed letter, or ask the holder to send the link again.',
  tone: 'neutral',
};

export const UNREACHABLE: Headline = {
  word: 'Could not be checked',
  sentence:
    'The certificate’s files couldn’t be loaded. Check your connection and reload this page.',
  tone: 'neutral',
};

const titles: Record<CheckName, string> = {
  format: 'Open Badges 3.0 format',
  signature: 'Signature',
  issuer: 'Issuer',
  period: 'Dates',
  status: 'Current status',
  picture: 'Picture',
};

const outcomes = { passed: 'passed', failed: 'failed', not_checked: 'not checked' } as const;

const passedSentences: Record<CheckName, string> = {
  format: 'It has all the fields that the standard asks for.',
  signature: 'The signature is correct: not one letter was changed since it was signed.',
  issuer: 'The signing key is published on the issuer’s own website.',
  period: 'It’s within the dates it was issued for.',
  status: 'The issuer’s signed list doesn’t name it as withdrawn.',
  picture: '',
};

const reasonSentences: Record<CheckReason, string> = {
  older_version: 'It follows an older version of the standard, which is still readable.',
  not_an_open_badge: 'It doesn’t follow the Open Badges 3.0 standard.',
  missing_or_wrong_fields: 'Fields that the standard asks for are missing or wrong.',
  claims_differ: 'The signed details contradict the credential inside.',
  algorithm_not_allowed: 'It isn’t signed, or in a way that anyone could have done.',
  algorithm_not_supported:
    'It uses a kind of signature that this page or your browser doesn’t know.',
  embedded_key: 'It brings its own key along instead of using ours.',
  no_signature: 'There is no signature to check.',
  signature_differs: 'The signature doesn’t fit. Something was changed, or another key was used.',
  too_complex: 'It’s too complex to be checked.',
  context_not_known:
    'It uses terms that this page doesn’t know, so it can’t tell whether they were changed.',
  key_not_found: 'The signing key couldn’t be found or loaded.',
  key_not_published: 'The signing key isn’t among those that the issuer publishes.',
  key_only: 'The key comes with the credential itself. Anyone could have made it under any name.',
  issuer_not_reachable:
    'The issuer’s website doesn’t answer, or doesn’t let other websites read its keys.',
  expired: 'Its last day has passed.',
  not_yet_valid: 'Its first day is yet to come.',
  no_status: 'The issuer doesn’t publish a list for it, so it can’t be withdrawn.',
  status_not_reachable: 'The issuer’s list couldn’t be loaded, so it may have been withdrawn.',
  status_not_readable:
    'The issuer’s list is of a kind that this page can’t read, so it may have been withdrawn.',
  status_not_signed: 'The list isn’t signed by the same issuer, so it may have been withdrawn.',
  revoked: 'The issuer has withdrawn it.',
  suspended: 'The issuer has suspended it for now.',
  replaced: 'The issuer has replaced it with a newer one.',
  picture_not_signed:
    'Only the credential inside the picture is signed. The drawing itself may have been changed, so go by the details on this page.',
};

export interface CheckText {
  title: string;
  outcome: string;
  sentence: string;
  tone: Tone;
}

/** What the page says about one check. */
export function checkText({ name, outcome, reason }: Check): CheckText {
  const tone = { passed: 'success', failed: 'danger', not_checked: 'signal' } as const;
  return {
    title: titles[name],
    outcome: outcomes[outcome],
    sentence: reason ? reasonSentences[reason] : passedSentences[name],
    tone: tone[outcome],
  };
}

export const revocationReasons: Readonly<Record<string, string>> = {
  refund: 'The purchase was refunded.',
  dispute: 'The payment was taken back.',
  error: 'It was issued by mistake.',
  account_deleted: 'The learner deleted the account and asked for it.',
};
