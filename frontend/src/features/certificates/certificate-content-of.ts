import { site } from '@learning/content/site';
import { approvalsOf, printApproval } from '@learning/content/site/approvals';
import type { AvailableCertificate, Certificate } from '@learning/shared/contract/certificates';
import { type CertificateContent, signerOf } from '#components/certificate/certificate-content.ts';

/** Returns what the sheet of a certificate says. */
export function contentOf(certificate: Certificate): CertificateContent {
  return {
    ...courseContentOf(certificate),
    certificateId: certificate.certificateId,
    participantName: certificate.participantName,
    issuedAt: certificate.issuedAt,
    stillKnown: certificate.stillKnown,
    verifyUrl: certificate.verificationUrl,
  };
}

/** Returns what the sheet of a certificate would say if it were claimed now. */
export function previewContentOf(
  available: AvailableCertificate,
  name: string,
): CertificateContent {
  return {
    ...courseContentOf(available),
    certificateId: 'comes with the certificate',
    stillKnown: [],
    participantName: name.trim() || 'Your Name',
    verifyUrl: `${site.origin}/verify`,
  };
}

function courseContentOf(course: Certificate | AvailableCertificate) {
  const { courseId, courseName, completionDate, instructionHours, moduleCount, skills } = course;
  return {
    courseName,
    completedAt: completionDate,
    instructionHours,
    moduleCount,
    activities: course.activities.map(({ type }) => type),
    capstone: course.capstone,
    skills: skills.slice(0, 4),
    frameworks: course.frameworks,
    approvals: approvalsOf(courseId, new Date(completionDate)).map(printApproval),
    signer: signerOf(site.instructor),
  };
}
