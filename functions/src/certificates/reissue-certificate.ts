import type { CapstoneStatement } from '@learning/shared/domain/capstone/capstone-statement';
import type { Certificate } from '@learning/shared/contract/certificates';
import type { StillKnown } from '@learning/shared/domain/retest/retest-rules';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CertificateRecord } from './certificate-records.ts';
import { shown, stored } from './claim-certificate.ts';
import { completedCourse, isCompleted, type CompletedCourse } from './completed-course.ts';
import type { CertificateDependencies } from './dependencies.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { presentCertificate } from './present-certificate.ts';
import { replaceCertificate } from './replace-certificate.ts';
import { retestsToAdd } from './list-retests.ts';

interface Reissue {
  userId: string;
  certificateId: string;
  now: Date;
}

/**
 * Issues a certificate again with what it could not say before: hours that measured time supports by now, a capstone that was rated
 * since, or a retest that was passed. One that says all of it is returned as it is, also when the call names the one that it replaced, as a second tab does.
 *
 * @throws Failure `certificate_not_found`; `certificate_revoked`; `hours_not_measured`; `too_many_requests`; `write_conflict`
 * Source: rules/certificates.md K17, K28, K29
 */
export async function reissueCertificate(
  { userId, certificateId, now }: Reissue,
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: CertificateDependencies,
): Promise<Certificate> {
  return retryOnConflict(async () => {
    const before = await latestOf({ userId, certificateId }, deps);
    if (before.state === 'revoked') throw new Failure('certificate_revoked');
    const { instructionHours, capstone, stillKnown } = await supportedBy(before, deps);
    const hasHours = before.instructionHours === null && instructionHours !== null;
    if (!hasHours && capstone === undefined && stillKnown === undefined) {
      if (before.instructionHours === null) throw new Failure('hours_not_measured');
      const [issuer, credentials] = await Promise.all([
        openIssuer(now),
        deps.certificates.readCredentials([before.certificateId]),
      ]);
      return presentCertificate(before, credentials.get(before.certificateId)!, shown(issuer));
    }
    enforce(await deps.limits.take('certificatesPerLearner', userId, now));
    const issuer = await openIssuer(now);
    const { participantName, corrections, isNamePublic } = before;
    const issued = await replaceCertificate(
      {
        before,
        reason: hasHours ? 'hours' : capstone ? 'capstone' : 'retest',
        changes: {
          participantName,
          corrections,
          instructionHours: before.instructionHours ?? instructionHours,
          ...(capstone ? { capstone: stored(capstone) } : {}),
          ...(stillKnown ? { stillKnown } : {}),
        },
        isFormerNamePublic: isNamePublic,
        now,
      },
      issuer,
      deps,
    );
    if (issued === CONFLICT) return CONFLICT;
    return presentCertificate(issued.record, issued.form, shown(issuer));
  });
}

/** Returns the latest certificate of the course that an id belongs to. @throws Failure `certificate_not_found` */
async function latestOf(
  { userId, certificateId }: Pick<Reissue, 'userId' | 'certificateId'>,
  { certificates }: Pick<CertificateDependencies, 'certificates'>,
): Promise<CertificateRecord> {
  const own = await certificates.list(userId);
  const latest = own.find((candidate) =>
    [candidate.certificateId, ...candidate.formerIds].includes(certificateId),
  );
  if (!latest) throw new Failure('certificate_not_found');
  return latest;
}

interface Supported {
  instructionHours: number | null;
  /** Only if the certificate says something else. */
  capstone?: CapstoneStatement;
  /** All of them, only if the certificate states fewer. */
  stillKnown?: StillKnown[];
}

/** Returns what a certificate could say by now: hours that measured time supports, a capstone that was rated since, and retests. */
async function supportedBy(
  before: CertificateRecord,
  deps: Pick<CertificateDependencies, 'catalog' | 'learners'>,
): Promise<Supported> {
  const { userId, courseId } = before;
  const [catalog, learner] = await Promise.all([deps.catalog.read(), deps.learners.read(userId)]);
  const enrollment = learner.enrollments.find((candidate) => candidate.courseId === courseId);
  const completed = enrollment && completedCourse(enrollment, catalog, learner);
  const toAdd = retestsToAdd(before, learner);
  const retests = toAdd.length > 0 ? { stillKnown: [...(before.stillKnown ?? []), ...toAdd] } : {};
  if (!completed || !isCompleted(completed)) return { instructionHours: null, ...retests };
  const { instructionHours } = completed.hours;
  return {
    instructionHours,
    ...retests,
    ...(hasNewCapstone(before, completed) ? { capstone: completed.capstone! } : {}),
  };
}

/** Whether a capstone has a result that the certificate does not state. */
export function hasNewCapstone(
  before: Pick<CertificateRecord, 'capstone'>,
  { capstone }: Pick<CompletedCourse, 'capstone'>,
): boolean {
  if (!capstone || capstone.ratedBy === null) return false;
  return JSON.stringify(stored(capstone)) !== JSON.stringify(before.capstone);
}
