import { operator } from '@learning/content/site/operator';
import { approvalsOf, printApproval } from '@learning/content/site/approvals';
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
    approvals: approvalsOf(certificate.courseId, new Date(certificate.completionDate)).map(
      printApproval,
    ),
    verifyUrl: certificate.verificationUrl,
    signerRole: operator.instructor.role,
  };
}
