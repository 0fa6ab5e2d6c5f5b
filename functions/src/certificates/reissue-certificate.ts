import type { Certificate } from '@learning/shared/contract/certificates';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CertificateRecord } from './certificate-records.ts';
import { shown } from './claim-certificate.ts';
import { completedCourse, isCompleted } from './completed-course.ts';
import type { CertificateDependencies } from './dependencies.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { presentCertificate } from './present-certificate.ts';
import { replaceCertificate } from './replace-certificate.ts';

interface Reissue {
  userId: string;
  certificateId: string;
  now: Date;
}

/**
 * Issues a certificate without hours again, with the hours that measured time supports by now. It happens once: a certificate with hours
 * is returned as it is, also when the call names the one that it replaced, as a second tab does.
 *
 * @throws Failure `certificate_not_found`; `certificate_revoked`; `hours_not_measured`; `too_many_requests`; `write_conflict`
 * Source: rules/certificates.md K17
 */
export async function reissueCertificate(
  { userId, certificateId, now }: Reissue,
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: CertificateDependencies,
): Promise<Certificate> {
  return retryOnConflict(async () => {
    const before = await latestOf({ userId, certificateId }, deps);
    if (before.state === 'revoked') throw new Failure('certificate_revoked');
    if (before.instructionHours !== null) {
      const [issuer, credentials] = await Promise.all([
        openIssuer(now),
        deps.certificates.readCredentials([before.certificateId]),
      ]);
      return presentCertificate(before, credentials.get(before.certificateId)!, shown(issuer));
    }
    const instructionHours = await hoursOf(before, deps);
    if (instructionHours === null) throw new Failure('hours_not_measured');
    enforce(await deps.limits.take('certificatesPerLearner', userId, now));
    const issuer = await openIssuer(now);
    const { participantName, corrections, isNamePublic } = before;
    const issued = await replaceCertificate(
      {
        before,
        reason: 'hours',
        changes: { participantName, corrections, instructionHours },
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

/** Returns the hours that measured time supports; null while it supports none. */
async function hoursOf(
  { userId, courseId }: CertificateRecord,
  deps: Pick<CertificateDependencies, 'catalog' | 'learners'>,
): Promise<number | null> {
  const [catalog, learner] = await Promise.all([deps.catalog.read(), deps.learners.read(userId)]);
  const enrollment = learner.enrollments.find((candidate) => candidate.courseId === courseId);
  if (!enrollment) return null;
  const completed = completedCourse(enrollment, catalog, learner);
  return isCompleted(completed) ? completed.hours.instructionHours : null;
}
