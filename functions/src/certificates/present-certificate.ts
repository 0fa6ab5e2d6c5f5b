import type { Certificate, FormerCertificate } from '@learning/shared/contract/certificates';
import {
  documentPaths,
  documentUrl,
  verificationUrl,
} from '@learning/shared/credentials/issuing/addresses';
import type { CertificateRecord } from './certificate-records.ts';
import type { DownloadForm } from './download-form.ts';
import { frameworksOf } from './issuing/frameworks.ts';

/** How often a learner corrects a certificate's name without us. Source: rules/certificates.md K7 */
export const MAX_CORRECTIONS = 2;

/** Returns a learner's own certificate with the signed credential. */
export function presentCertificate(
  record: CertificateRecord,
  { token, proof }: DownloadForm,
  { origin, issuerName }: { origin: string; issuerName: string },
): Certificate {
  const { certificateId, isNamePublic, areScoresPublic } = record;
  return {
    id: certificateId,
    userId: record.userId,
    courseId: record.courseId,
    participantName: record.participantName,
    courseName: record.courseName,
    completionDate: record.completedAt,
    certificateId,
    issuedAt: record.issuedAt,
    state: record.state === 'revoked' ? 'revoked' : 'valid',
    revocation: record.revocation,
    replaces: record.replaces,
    instructionHours: record.instructionHours,
    minutes: record.minutes,
    moduleCount: record.moduleCount,
    activities: record.activities,
    capstone: record.capstone ?? null,
    stillKnown: record.stillKnown ?? [],
    skills: record.skills,
    frameworks: frameworksOf(record.frameworks),
    sharing: { isNamePublic, areScoresPublic },
    correctionsLeft: Math.max(0, MAX_CORRECTIONS - record.corrections),
    issuerName,
    verificationUrl: verificationUrl(origin, certificateId),
    credentialUrl: documentUrl(origin, documentPaths.credential(certificateId)),
    credential: token,
    proof,
    hasEmailHash: record.hasEmailHash ?? false,
  };
}

/** Returns a certificate that another one followed. */
export function presentFormer(record: CertificateRecord, origin: string): FormerCertificate {
  const { certificateId, courseId, courseName, participantName, issuedAt } = record;
  const { replacement, revocation } = record;
  return {
    certificateId,
    courseId,
    courseName,
    participantName,
    issuedAt,
    state: replacement ? 'replaced' : 'revoked',
    changedAt: replacement?.replacedAt ?? revocation?.revokedAt ?? issuedAt,
    reason: replacement ? null : (revocation?.reason ?? 'other'),
    replacedBy: replacement?.certificateId ?? null,
    replacedFor: replacement?.reason ?? null,
    sharing: { isNamePublic: record.isNamePublic, areScoresPublic: record.areScoresPublic },
    verificationUrl: verificationUrl(origin, certificateId),
  };
}
