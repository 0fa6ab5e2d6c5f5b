import { Failure } from '#failure.ts';
import type { CertificateRecord } from './certificate-records.ts';
import type { CertificateDependencies } from './dependencies.ts';

/**
 * Returns the learner's certificate with an id if it is the latest one of its course.
 *
 * @throws Failure `certificate_not_found`, also for another learner's; `certificate_replaced`
 */
export async function findOwnCertificate(
  { userId, certificateId }: { userId: string; certificateId: string },
  { certificates }: Pick<CertificateDependencies, 'certificates'>,
): Promise<CertificateRecord> {
  const own = await certificates.list(userId);
  const latest = own.find((candidate) => candidate.certificateId === certificateId);
  if (latest) return latest;
  const isFormer = own.some((candidate) => candidate.formerIds.includes(certificateId));
  throw new Failure(isFormer ? 'certificate_replaced' : 'certificate_not_found');
}
