import { isActive } from '@learning/shared/domain/access';
import type { LearnerReader } from '#learning/learner-state.ts';
import type {
  CertificateRecord,
  CredentialChange,
  CredentialWork,
} from '../certificate-records.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import { revokeCertificate } from './revoke-certificate.ts';

type Withdrawal = Extract<CredentialWork, { kind: 'withdraw' }>;

type Dependencies = Pick<IssuingDependencies, 'certificates'> & { learners: LearnerReader };

/**
 * Revokes the certificates that were earned with money that went back, those claimed with the seats of a plan too. Paid access in
 * another way keeps them.
 *
 * @returns what is to be published
 * Source: rules/certificates.md K8, K14
 */
export async function withdrawCertificates(
  withdrawal: Withdrawal,
  deps: Dependencies,
  now: Date,
): Promise<CredentialChange[]> {
  const { userId, courseIds, claimedSince, orderId } = withdrawal;
  const isOwn = (certificate: CertificateRecord) =>
    courseIds.includes(certificate.courseId) &&
    (claimedSince === null || certificate.claimedAt >= claimedSince);
  const changes = await withdrawFrom(userId, isOwn, withdrawal, deps, now);
  const claimed = await deps.certificates.listClaimedWithSeats(orderId);
  for (const memberId of new Set(claimed.map((claim) => claim.memberId))) {
    const isOfSeat = (certificate: CertificateRecord) =>
      claimed.some(
        (seat) =>
          seat.memberId === memberId &&
          seat.courseId === certificate.courseId &&
          seat.claimedAt === certificate.claimedAt,
      );
    changes.push(...(await withdrawFrom(memberId, isOfSeat, withdrawal, deps, now)));
  }
  return changes;
}

/** Revokes those of a learner's certificates that `isMeant` names, unless there is other paid access to the course. */
async function withdrawFrom(
  userId: string,
  isMeant: (certificate: CertificateRecord) => boolean,
  { orderId, reason }: Withdrawal,
  deps: Dependencies,
  now: Date,
): Promise<CredentialChange[]> {
  const [certificates, { entitlements }] = await Promise.all([
    deps.certificates.list(userId),
    deps.learners.read(userId),
  ]);
  const hasOtherAccess = (courseId: number) =>
    entitlements.some(
      (entitlement) =>
        entitlement.kind !== 'trial' &&
        entitlement.orderId !== orderId &&
        isActive(entitlement, now) &&
        (entitlement.courseIds === null || entitlement.courseIds.includes(courseId)),
    );
  const revoked = certificates.filter(
    (certificate) =>
      certificate.state === 'valid' &&
      isMeant(certificate) &&
      !hasOtherAccess(certificate.courseId),
  );
  const changes = await Promise.all(
    revoked.map(({ courseId }) => revokeCertificate({ userId, courseId, reason, now }, deps)),
  );
  return changes.flat();
}
