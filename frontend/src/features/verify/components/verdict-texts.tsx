import { site } from '@learning/content/site';
import type { ReactNode } from 'react';
import type { VerdictName, FactValues } from '#public/attributes.ts';

export interface VerdictText {
  word: string;
  sentence: ReactNode;
  tone: FactValues['tone'];
}

/** The issuer's name and website as the credential states them. */
const issuer = <span data-text="issuer" />;

const notACredential = (sentence: string): VerdictText => ({
  word: 'Not a credential',
  sentence,
  tone: 'neutral',
});

/** What the page says for each end of a check. */
export const VERDICTS: Readonly<Record<VerdictName, VerdictText>> = {
  checking: { word: 'Checking…', sentence: 'This takes a moment.', tone: 'waiting' },
  valid: {
    word: 'Valid',
    sentence: (
      <>This certificate was issued by {issuer}, has not been changed, and is still valid.</>
    ),
    tone: 'success',
  },
  revoked: {
    word: 'Revoked',
    sentence: <>{issuer} issued this certificate and has withdrawn it. Don’t rely on it.</>,
    tone: 'danger',
  },
  replaced: {
    word: 'Replaced',
    sentence: (
      <>
        {issuer} has issued a newer version of this certificate, for example with a corrected name.
        Rely on the newer one.
      </>
    ),
    tone: 'signal',
  },
  expired: {
    word: 'Expired',
    sentence: <>{issuer} issued this certificate for a limited time, and that time is over.</>,
    tone: 'signal',
  },
  not_yet_valid: {
    word: 'Not valid yet',
    sentence: <>{issuer} issued this certificate for a later date. Check it again then.</>,
    tone: 'signal',
  },
  unknown_issuer: {
    word: 'Issuer not confirmed',
    sentence: (
      <>
        Nothing was changed since it was signed. It says it comes from {issuer}, but we couldn’t
        confirm that the signature is theirs. Ask the issuer.
      </>
    ),
    tone: 'signal',
  },
  invalid: {
    word: 'Not valid',
    sentence:
      'It was changed after it was issued, or it wasn’t signed by the issuer it names. Don’t rely on it.',
    tone: 'danger',
  },
  no_badge: {
    word: 'Not valid',
    sentence:
      'It isn’t an Open Badge 3.0, or parts that the standard asks for are missing. Don’t rely on it.',
    tone: 'danger',
  },
  not_ours: {
    word: 'Not valid',
    sentence: `Not issued by ${site.name}. It uses the name or addresses of ${site.name}, but ${site.name} didn’t sign it. Don’t rely on it.`,
    tone: 'danger',
  },
  valid_record: {
    word: 'Valid',
    sentence: (
      <>
        This record was issued by {issuer} and has not been changed, and every certificate in it is
        still valid.
      </>
    ),
    tone: 'success',
  },
  partly_valid: {
    word: 'Valid in part',
    sentence: (
      <>
        This record was issued by {issuer} and has not been changed, but not every certificate in it
        could be confirmed. Rely only on those that are listed as valid.
      </>
    ),
    tone: 'signal',
  },
  not_a_badge: {
    word: 'Not an Open Badge',
    sentence:
      'It’s a credential of another kind, such as an endorsement. This page checks certificates, Open Badges 3.0 and learner records (CLR 2.0). That says nothing for or against it.',
    tone: 'neutral',
  },
  not_verifiable: {
    word: 'Could not be verified',
    sentence:
      'Something decisive couldn’t be checked here. That says nothing for or against it. See below what is missing, and ask the issuer.',
    tone: 'neutral',
  },
  missing: {
    word: 'Not found',
    sentence:
      'No certificate has this ID. Check the address for a missing or changed letter, or ask the holder to send the link again.',
    tone: 'neutral',
  },
  unreachable: {
    word: 'Could not be checked',
    sentence:
      'The certificate’s files couldn’t be loaded. Check your connection and reload this page.',
    tone: 'neutral',
  },
  too_large: notACredential(
    'It is larger than 5 MB, or the credential in it is. Use the original badge or .jwt file.',
  ),
  too_complex: notACredential(
    'It is nested too deeply or has too many entries for a credential. Use the original file from the issuer.',
  ),
  not_json: notACredential(
    'It isn’t well-formed JSON, so nothing in it can be trusted. Use the original file from the issuer.',
  ),
  damaged_file: notACredential(
    'The file is damaged or was changed. Badges lose their credential when they are edited, or sent through apps that compress pictures. Ask for the original file.',
  ),
  no_credential: notACredential(
    'This file has no credential in it. Screenshots, prints and copies lose it. Ask for the original badge or PDF file, or for the certificate’s web address.',
  ),
  several_credentials: notACredential(
    'The file has more than one credential in it, so it’s unclear which one counts. Ask for the original file.',
  ),
  not_a_credential: notACredential(
    'There is no Open Badge in it. Use a badge as PNG or SVG, a .jwt or .json file, or paste the certificate’s ID.',
  ),
};
