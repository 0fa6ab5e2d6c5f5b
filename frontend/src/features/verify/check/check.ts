import { credentialDigest } from '@learning/shared/credentials/credential-digest';
import { asText } from '@learning/shared/credentials/reading/parse-json';
import { isPdf } from '@learning/shared/credentials/pdf/is-pdf';
import type { readPdfCredential } from '@learning/shared/credentials/pdf/read-pdf-credential';
import {
  type FoundCredential,
  readCredential,
  readCredentialText,
} from '@learning/shared/credentials/reading/read-credential';
import {
  ReadFailure,
  type ReadFailureCode,
} from '@learning/shared/credentials/reading/read-failure';
import { issuerIdOf } from '@learning/shared/credentials/verification/credential-shape';
import {
  verifyCredential,
  type Verification,
  withRecord,
} from '@learning/shared/credentials/verification/verify-credential';
import {
  certificateIdOf,
  isCertificateId,
  type PublicCertificate,
  readPublicCertificate,
} from '@learning/shared/credentials/public-certificate';
import { openOwnSite, readOwn } from './own-site.ts';

/** What a check ended with. */
export type CheckResult =
  | {
      kind: 'verified';
      verification: Verification;
      isOurs: boolean;
      certificate?: PublicCertificate;
    }
  | { kind: 'unreadable'; code: ReadFailureCode }
  | { kind: 'missing'; certificateId: string }
  | { kind: 'unreachable' };

/** Checks the certificate of an address of ours, with nothing but the public files of this site. */
export async function checkCertificate(certificateId: string): Promise<CheckResult> {
  if (!isCertificateId(certificateId)) return { kind: 'missing', certificateId };
  const document = await readOwn(`/credentials/${certificateId}.jwt`);
  if (document === 'missing') return { kind: 'missing', certificateId };
  if (document === 'unreachable') return { kind: 'unreachable' };
  return checkFound(() => readCredentialText(document.text), certificateId);
}

/** Checks a file. What reads PDFs loads with the first one. */
export async function checkFile(bytes: Uint8Array): Promise<CheckResult> {
  if (!isPdf(bytes)) return checkFound(() => readCredential(bytes));
  let readPdf: typeof readPdfCredential;
  try {
    ({ readPdfCredential: readPdf } =
      await import('@learning/shared/credentials/pdf/read-pdf-credential'));
  } catch {
    return { kind: 'unreachable' };
  }
  return checkFound(() => readPdf(bytes));
}

/** Checks a text that was pasted. */
export function checkText(text: string): Promise<CheckResult> {
  return checkFound(() => readCredentialText(text));
}

async function checkFound(
  read: () => FoundCredential | Promise<FoundCredential>,
  expectedId?: string,
): Promise<CheckResult> {
  let found: FoundCredential;
  try {
    found = await read();
  } catch (error) {
    if (error instanceof ReadFailure) return { kind: 'unreadable', code: error.code };
    throw error;
  }
  const site = await openOwnSite();
  if (!site) return { kind: 'unreachable' };
  const { issuer, load } = site;
  // The address names the certificate; of a file, only the signed id does.
  const early = expectedId === undefined ? undefined : readRecord(expectedId);
  const verification = await verifyCredential(found, { now: new Date(), load, known: issuer });
  const { credential } = verification;
  const isOurs = credential !== undefined && issuerIdOf(credential) === issuer.id;
  // A learner record is not published, so nothing is on record about it.
  const isRecord = verification.summary?.contained !== undefined;
  const signedId = isOurs && !isRecord ? certificateIdOf(asText(credential['id'])) : undefined;
  if (expectedId !== undefined && verification.state !== 'invalid' && signedId !== expectedId) {
    return { kind: 'unreadable', code: 'not_a_credential' };
  }
  const record = await (early ?? (signedId ? readRecord(signedId) : undefined));
  const certificate = record?.certificateId === signedId ? record : undefined;
  if (!certificate) return { kind: 'verified', verification, isOurs };
  return {
    kind: 'verified',
    verification: withRecord(verification, certificate, await credentialDigest(found)),
    isOurs,
    certificate,
  };
}

async function readRecord(certificateId: string): Promise<PublicCertificate | undefined> {
  const document = await readOwn(`/credentials/${certificateId}.json`);
  return typeof document === 'string' ? undefined : readPublicCertificate(document.text);
}
