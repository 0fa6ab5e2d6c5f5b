import type { RevocationReason } from '@learning/shared/contract/certificates';
import type { CertificateRecord } from '../certificate-records.ts';

/** What the public page shows besides the signed credential. */
export interface PublicCertificate {
  schemaVersion: 1;
  certificateId: string;
  state: 'valid' | 'revoked' | 'replaced';
  /** When it was revoked or replaced. */
  changedAt?: string;
  reason?: RevocationReason;
  /** Id of the certificate that corrects it. */
  replacedBy?: string;
  /** Absent when the learner does not show it. */
  holderName?: string;
  courseTitle: string;
  completedAt: string;
  instructionHours: number;
  /** Absent when the learner does not show them. */
  activities?: { title: string; kind: string; scorePercent: number }[];
}

/** Returns the companion of a certificate. Source: rules/certificates.md K9 */
export function publicCertificate(record: CertificateRecord): PublicCertificate {
  const { certificateId, state, revocation, replacement } = record;
  return {
    schemaVersion: 1,
    certificateId,
    state,
    ...(revocation ? { changedAt: revocation.revokedAt, reason: revocation.reason } : {}),
    ...(replacement
      ? { changedAt: replacement.replacedAt, replacedBy: replacement.certificateId }
      : {}),
    ...(record.isNamePublic ? { holderName: record.participantName } : {}),
    courseTitle: record.courseName,
    completedAt: record.completedAt,
    instructionHours: record.instructionHours,
    ...(record.areScoresPublic
      ? {
          activities: record.activities.map(({ title, type, score }) => ({
            title,
            kind: type,
            scorePercent: score,
          })),
        }
      : {}),
  };
}
