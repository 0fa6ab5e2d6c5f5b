import { site } from '@learning/content/site';
import type { FactValues } from '#public/attributes.ts';

export const CHECK_TITLES: Readonly<Record<FactValues['check'], string>> = {
  format: 'Open Badges 3.0 format',
  signature: 'Signature',
  issuer: 'Issuer',
  period: 'Dates',
  status: 'Current status',
  contained: 'Certificates in it',
  picture: 'Picture',
  document: 'Pages',
};

/** What the page says about what one check has found. */
export const FINDINGS: Readonly<Record<FactValues['finding'], string>> = {
  'format-passed': 'It has all the fields that the standard asks for.',
  'signature-passed': 'The signature is correct: nothing has changed since it was signed.',
  'issuer-passed': 'The issuer’s own document names the signing key.',
  'period-passed': 'It’s within the dates it was issued for.',
  'status-passed': 'The issuer’s signed list doesn’t name it as withdrawn.',
  'contained-passed': 'Each one is signed by its issuer, unchanged, and still valid.',
  'picture-passed': '',
  'document-passed': '',
  older_version: 'It follows an older version of the standard, which is still readable.',
  not_an_open_badge: 'It doesn’t follow the Open Badges 3.0 standard.',
  other_credential: 'It’s a verifiable credential of another kind, such as an endorsement.',
  learner_record:
    'It’s a Comprehensive Learner Record 2.0, with all the fields that the standard asks for.',
  some_not_valid: 'Not every one could be confirmed. The list above says which.',
  missing_or_wrong_fields: 'Fields that the standard asks for are missing or wrong.',
  claims_differ: 'The signed details contradict the credential inside.',
  algorithm_not_allowed: 'It isn’t signed, or in a way that anyone could have done.',
  algorithm_not_supported:
    'It uses a kind of signature that this page or your browser doesn’t know.',
  embedded_key: 'It brings its own key along instead of using ours.',
  no_signature: 'There is no signature to check.',
  unknown_proof:
    'The signature is correct. There is another one of a kind that this page doesn’t know, which wasn’t checked.',
  several_spellings:
    'It’s written in an unusual way that can hide parts of it, such as its status, from readers. Ask for the original file.',
  signature_differs: 'The signature doesn’t fit. Something was changed, or another key was used.',
  too_complex: 'It’s too complex to be checked.',
  context_not_known:
    'It uses terms that this page doesn’t know, so it can’t tell whether they were changed.',
  key_not_found: 'The signing key couldn’t be found or loaded.',
  key_not_published: 'The signing key isn’t among those that the issuer publishes.',
  key_not_named:
    'The signing key lies on the same website, but the issuer’s own document doesn’t name it. It could be anyone’s there.',
  key_withdrawn:
    'The issuer has withdrawn the signing key because it’s no longer safe. What it signed can’t be told from a forgery, unless the issuer confirms it.',
  key_withdrawn_later:
    'The issuer withdrew the signing key later, and confirms that this credential is genuine.',
  not_ours: `It isn’t signed by ${site.name}, although it uses the name or addresses of ${site.name}.`,
  key_only: 'The key comes with the credential itself. Anyone could have made it under any name.',
  issuer_not_reachable:
    'The issuer’s website doesn’t answer, or doesn’t let other websites read its keys.',
  expired: 'Its last day has passed.',
  not_yet_valid: 'Its first day is yet to come.',
  no_status: 'The issuer doesn’t publish a list for it, so it can’t be withdrawn.',
  status_not_reachable: 'The issuer’s list couldn’t be loaded, so it may have been withdrawn.',
  status_not_readable:
    'The issuer’s list is of a kind that this page can’t read, so it may have been withdrawn.',
  status_list_outdated:
    'The issuer’s list isn’t the current one, so it may have been withdrawn since.',
  status_list_of_another:
    'The list is published under another address, so it may have been withdrawn.',
  too_many_status_entries:
    'It names more lists than this page reads, so it may have been withdrawn.',
  status_not_signed: 'The list isn’t signed by the same issuer, so it may have been withdrawn.',
  revoked: 'The issuer has withdrawn it.',
  suspended: 'The issuer has suspended it for now.',
  replaced: 'The issuer has replaced it with a newer one.',
  picture_not_signed:
    'Only the credential inside the picture is signed. The drawing itself may have been changed, so go by the details on this page.',
  document_not_signed:
    'Only the credential inside the PDF is signed. What its pages show may have been changed, so go by the details on this page.',
};
