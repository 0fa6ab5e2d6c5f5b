import type { Certificate } from '@learning/shared/contract/certificates';
import type { CapstoneStatement } from '@learning/shared/domain/capstone/capstone-statement';
import { isRepayable } from '@learning/shared/domain/revocation-reasons';
import { findCourse, type Catalog } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CertificateRecord } from './certificate-records.ts';
import { claimingEntitlement, readSeatPlans } from './claim-access.ts';
import { completedCourse, isCompleted, type CompletedCourse } from './completed-course.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { issueCertificate, type CertificateDraft } from './issuing/issue-certificate.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { presentCertificate } from './present-certificate.ts';
import { readEmail } from './read-email.ts';

interface Claim {
  userId: string;
  courseId: number;
  participantName: string;
  isNamePublic: boolean;
  /** Whether the downloads name the e-mail address as a hash. */
  hasEmailHash: boolean;
  now: Date;
}

/**
 * Issues the certificate of a completed course, or returns the one that was issued.
 *
 * @throws Failure `course_not_found`; `not_enrolled`; `course_incomplete`; `certificate_access_ended`; `certificate_revoked`;
 * `too_many_requests`; `write_conflict`
 * Source: rules/certificates.md K1, K2, K5, K6, K17
 */
export async function claimCertificate(
  claim: Claim,
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: CertificateDependencies,
): Promise<Certificate> {
  const { userId, courseId, now } = claim;
  return retryOnConflict(async () => {
    const existing = await deps.certificates.find(userId, courseId);
    if (existing && existing.state !== 'revoked') return present(existing, openIssuer, deps, now);
    if (existing?.revocation && !isRepayable(existing.revocation.reason))
      throw new Failure('certificate_revoked');
    const { completed, entitlement } = await requireClaimable(claim, deps);
    enforce(await deps.limits.take('certificatesPerLearner', userId, now));
    const [issuer, email] = await Promise.all([
      openIssuer(now),
      claim.hasEmailHash ? readEmail(userId, deps) : null,
    ]);
    const issued = await issueCertificate(
      {
        draft: draftOf(claim, completed, existing),
        before: existing ?? null,
        former: (before) => before,
        earlier: [],
        event: 'certificateClaimed',
        basis: { enrollment: completed.enrollment, entitlement },
        email,
        now,
      },
      issuer,
      deps,
    );
    if (issued === CONFLICT) return CONFLICT;
    return presentCertificate(issued.record, issued.form, shown(issuer));
  });
}

/** Reads what the claim rests on. @throws Failure if the course is not completed or not paid for */
async function requireClaimable(
  { userId, courseId, now }: Claim,
  deps: CertificateDependencies,
): Promise<{ completed: CompletedCourse; entitlement: EntitlementRecord }> {
  const [catalog, learner, { orders, plans }] = await Promise.all([
    deps.catalog.read(),
    deps.learners.read(userId),
    deps.purchases.list(userId),
  ]);
  const enrollment = learner.enrollments.find((candidate) => candidate.courseId === courseId);
  if (!enrollment)
    throw new Failure(isKnown(catalog, courseId) ? 'not_enrolled' : 'course_not_found');
  const completed = completedCourse(enrollment, catalog, learner);
  if (!isCompleted(completed)) {
    const { moduleIds, activityIds } = completed;
    throw new Failure('course_incomplete', { moduleIds, activityIds });
  }
  const { entitlements } = learner;
  const seatPlans = await readSeatPlans(entitlements, deps);
  const paid = { entitlements, orders, plans: [...plans, ...seatPlans] };
  const entitlement = claimingEntitlement(paid, courseId, now);
  if (!entitlement) throw new Failure('certificate_access_ended');
  return { completed, entitlement };
}

function isKnown(catalog: Catalog, courseId: number): boolean {
  return findCourse(catalog, courseId) !== undefined;
}

/** Returns the certificate as it is on the day of the claim. */
function draftOf(
  { userId, courseId, participantName, isNamePublic, now }: Claim,
  { course, completion, hours, capstone }: CompletedCourse,
  existing: CertificateRecord | undefined,
): CertificateDraft {
  return {
    entity: 'certificate',
    userId,
    courseId,
    participantName,
    courseName: completion.courseTitle,
    completedAt: completion.completedAt,
    claimedAt: now.toISOString(),
    issuedAt: now.toISOString(),
    state: 'valid',
    revocation: null,
    replacement: null,
    replaces: null,
    formerIds: existing ? [...existing.formerIds, existing.certificateId] : [],
    corrections: 0,
    instructionHours: hours.instructionHours,
    minutes: completion.minutes ?? null,
    moduleCount: completion.moduleCount,
    activities: completion.activities,
    ...(capstone ? { capstone: stored(capstone) } : {}),
    courseDescription: course?.description ?? completion.courseTitle,
    skills: course?.features ?? [],
    frameworks: course?.frameworks ?? { shrm: [], hrci: [] },
    isNamePublic,
    areScoresPublic: false,
    version: 1,
  };
}

/** Returns a copy that can be stored. */
export const stored = ({ ratedBy, raterCount, rows }: CapstoneStatement) => ({
  ratedBy,
  raterCount,
  rows: [...rows],
});

async function present(
  record: CertificateRecord,
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: CertificateDependencies,
  now: Date,
): Promise<Certificate> {
  const [credentials, issuer] = await Promise.all([
    deps.certificates.readCredentials([record.certificateId]),
    openIssuer(now),
  ]);
  return presentCertificate(record, credentials.get(record.certificateId)!, shown(issuer));
}

/** Returns what a certificate shows of its issuer. */
export function shown({ origin, profile }: OpenedIssuer) {
  return { origin, issuerName: profile.name };
}
