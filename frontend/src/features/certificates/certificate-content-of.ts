import { site } from '@learning/content/site';
import type { Certificate } from '@learning/shared/contract/certificates';
import type { CertificateContent } from '#components/certificate/certificate-content.ts';

/** Returns what the sheet of a certificate says. */
export function contentOf(certificate: Certificate): CertificateContent {
  return {
    certificateId: certificate.certificateId,
    participantName: certificate.participantName,
    courseName: certificate.courseName,
    completedAt: certificate.completionDate,
    issuedAt: certificate.issuedAt,
    instructionHours: certificate.instructionHours,
    isMeasuredTime: certificate.isMeasuredTime,
    moduleCount: certificate.moduleCount,
    activityCount: certificate.activities.length,
    skills: certificate.skills.slice(0, 4),
    frameworks: certificate.frameworks,
    verifyUrl: certificate.verificationUrl,
    signerRole: site.instructor.role,
  };
}
