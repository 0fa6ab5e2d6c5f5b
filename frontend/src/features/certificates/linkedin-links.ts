import type { Certificate } from '@learning/shared/contract/certificates';

/** Returns the address that shares a certificate's public page on LinkedIn, which reads the text from the page's preview. */
export function shareAddress({ verificationUrl }: Pick<Certificate, 'verificationUrl'>): string {
  return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: verificationUrl })}`;
}

/**
 * Returns the address of LinkedIn's form for licenses and certifications, filled in.
 *
 * @param organizationId the issuer's page on LinkedIn; without one, the entry shows the issuer's name without logo
 * @see https://addtoprofile.linkedin.com
 */
export function profileAddress(
  certificate: Certificate,
  organizationId: number | null = null,
): string {
  const issued = new Date(certificate.issuedAt);
  const search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: certificate.courseName,
    ...(organizationId === null
      ? { organizationName: certificate.issuerName }
      : { organizationId: String(organizationId) }),
    issueYear: String(issued.getFullYear()),
    issueMonth: String(issued.getMonth() + 1),
    certUrl: certificate.verificationUrl,
    certId: certificate.certificateId,
  });
  return `https://www.linkedin.com/profile/add?${search}`;
}
