import type { Cases } from '#public/attributes.ts';

export const CHECK_TITLES: Readonly<Record<Cases['check'], string>> = {
  format: 'Open Badges 3.0 format',
  signature: 'Signature',
  issuer: 'Issuer',
  period: 'Dates',
  status: 'Current status',
  picture: 'Picture',
};

/** What the page says about what one check has found. */
export const FINDINGS: Readonly<Record<Cases['finding'], string>> = {
  'format-passed': 'It has all the fields that the standard asks for.',
  'signature-passed': 'The signature is correct: not one letter was changed since it was signed.',
  'issuer-passed': 'The signing key is published on the issuer’s own website.',
  'period-passed': 'It’s within the dates it was issued for.',
  'status-passed': 'The issuer’s signed list doesn’t name it as withdrawn.',
  'picture-passed': '',
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

/** Why a certificate was withdrawn. */
export const REVOCATION_REASONS: Readonly<Record<Cases['reason'], string>> = {
  refund: 'The purchase was refunded.',
  dispute: 'The payment was taken back.',
  error: 'It was issued by mistake.',
  account_deleted: 'The learner deleted the account and asked for it.',
};
