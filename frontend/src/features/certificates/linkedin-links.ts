import type { Certificate } from '@learning/shared/contract/certificates';

/** Returns the address that shares a certificate's public page on LinkedIn. */
export function shareAddress({ courseName, verificationUrl }: Certificate): string {
  const text = `I completed ${courseName}.`;
  const search = new URLSearchParams({ url: verificationUrl, text });
  return `https://www.linkedin.com/sharing/share-offsite/?${search}`;
}

/** Returns the address of LinkedIn's form for licenses and certifications, filled in. */
export function profileAddress(certificate: Certificate): string {
  const issued = new Date(certificate.issuedAt);
  const search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: certificate.courseName,
    organizationName: certificate.issuerName,
    issueYear: String(issued.getFullYear()),
    issueMonth: String(issued.getMonth() + 1),
    certUrl: certificate.verificationUrl,
    certId: certificate.certificateId,
  });
  return `https://www.linkedin.com/profile/add?${search}`;
}
