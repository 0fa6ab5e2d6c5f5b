import { isActive } from '@learning/shared/domain/access';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { CredentialChange, CredentialWork } from '../certificate-records.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import { revokeCertificate } from './revoke-certificate.ts';

type Withdrawal = Extract<CredentialWork, { kind: 'withdraw' }>;

/**
 * Revokes the certificates that were earned with money that went back. Paid access in another way keeps them.
 *
 * @returns what is to be published
 * Source: rules/certificates.md K8
 */
export async function withdrawCertificates(
  { userId, courseIds, claimedSince, orderId, reason }: Withdrawal,
  deps: Pick<IssuingDependencies, 'certificates'> & { learners: LearnerReader },
  now: Date,
): Promise<CredentialChange[]> {
  const [certificates, { entitlements }] = await Promise.all([
    deps.certificates.list(userId),
    deps.learners.read(userId),
  ]);
  const hasOtherAccess = (courseId: number) =>
    entitlements.some(
      (one) =>
        one.kind !== 'trial' &&
        one.orderId !== orderId &&
        isActive(one, now) &&
        (one.courseIds === null || one.courseIds.includes(courseId)),
    );
  const revoked = certificates.filter(
    (one) =>
      one.state === 'valid' &&
      courseIds.includes(one.courseId) &&
      (claimedSince === null || one.claimedAt >= claimedSince) &&
      !hasOtherAccess(one.courseId),
  );
  const changes = await Promise.all(
    revoked.map(({ courseId }) => revokeCertificate({ userId, courseId, reason, now }, deps)),
  );
  return changes.flat();
}
