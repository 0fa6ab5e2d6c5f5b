import { isDocument } from '@learning/shared/domain/wording/activities-in-words';
import type { CertificateRecord, CredentialRecord } from '../certificate-records.ts';
import { formDigests } from './form-digests.ts';

/** What the public page shows besides the signed credential. */
export interface PublicCertificate {
  schemaVersion: 1;
  certificateId: string;
  state: 'valid' | 'revoked' | 'replaced';
  /** When it was revoked or replaced. */
  changedAt?: string;
  /** Id of the certificate that followed it. */
  replacedBy?: string;
  /** Absent when the learner does not show it. */
  holderName?: string;
  courseTitle: string;
  completedAt: string;
  /** Absent when the certificate states none. */
  instructionHours?: number;
  /** Absent when the learner does not show them. A document has no score. */
  activities?: { title: string; kind: string; scorePercent?: number }[];
  /** The digests of all forms that were signed for it, hidden ones too. */
  digests: string[];
}

/** Returns the companion of a certificate. It says that the issuer withdrew it, never why. Source: rules/certificates.md K9, K17, K19 */
export function publicCertificate(
  record: CertificateRecord,
  credential: CredentialRecord,
): PublicCertificate {
  const { certificateId, state, revocation, replacement } = record;
  return {
    schemaVersion: 1,
    certificateId,
    state,
    ...(revocation ? { changedAt: revocation.revokedAt } : {}),
    ...(replacement
      ? { changedAt: replacement.replacedAt, replacedBy: replacement.certificateId }
      : {}),
    ...(record.isNamePublic ? { holderName: record.participantName } : {}),
    courseTitle: record.courseName,
    completedAt: record.completedAt,
    ...(record.instructionHours === null ? {} : { instructionHours: record.instructionHours }),
    ...(record.areScoresPublic
      ? {
          activities: record.activities.map(({ title, type, score }) => ({
            title,
            kind: type,
            ...(isDocument(type) ? {} : { scorePercent: score }),
          })),
        }
      : {}),
    digests: formDigests(credential),
  };
}
