import type { CertificateContent } from '#components/certificate/certificate-content.ts';

export function certificateTitle({ participantName, courseName }: CertificateContent): string {
  return `Certificate of Completion: ${courseName}, ${participantName}`;
}
