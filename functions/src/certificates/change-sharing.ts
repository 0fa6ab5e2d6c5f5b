import type { CertificateSharing } from '@learning/shared/contract/certificates';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CertificateRecord } from './certificate-records.ts';
import { credentialChange } from './change-writes.ts';
import type { CertificateDependencies } from './dependencies.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { publishChanges } from './publish-changes.ts';

interface Change {
  userId: string;
  /** The latest certificate of a course, or a former one. */
  certificateId: string;
  sharing: CertificateSharing;
  now: Date;
}

/**
 * Changes what the public page shows, for a certificate and for all others of its course with the same name. Those with another name
 * stay as they are: after a correction, the learner decides about each name.
 *
 * @throws Failure `certificate_not_found`; `too_many_requests`; `write_conflict`
 * Source: rules/certificates.md K9, K18
 */
export async function changeSharing(
  { userId, certificateId, sharing, now }: Change,
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: CertificateDependencies,
): Promise<{ certificateId: string; sharing: CertificateSharing }> {
  const changes = await retryOnConflict(async () => {
    const { latest, chosen, formers } = await readCourse({ userId, certificateId }, deps);
    const isChanged = (certificate: CertificateRecord) =>
      certificate.participantName === chosen.participantName &&
      (certificate.isNamePublic !== sharing.isNamePublic ||
        certificate.areScoresPublic !== sharing.areScoresPublic);
    const changed = [latest, ...formers].filter(isChanged);
    if (changed.length === 0) return [];
    enforce(await deps.limits.take('certificateSharingPerLearner', userId, now));
    const publishing = changed.map((certificate) =>
      credentialChange({ kind: 'publish', certificateId: certificate.certificateId }),
    );
    const outcome = await deps.certificates.change({
      before: latest,
      after: isChanged(latest) ? { ...latest, ...sharing } : latest,
      formers: formers
        .filter(isChanged)
        .map((former) => ({ ...former, ...sharing, version: former.version + 1 })),
      isRevoking: false,
      changes: publishing,
      now,
    });
    return outcome === 'stored' ? publishing : CONFLICT;
  });
  if (changes.length > 0) await publishChanges(changes, await openIssuer(now), deps, now);
  return { certificateId, sharing };
}

/** Reads all certificates of the course that an id belongs to. @throws Failure `certificate_not_found`, also for another learner's */
async function readCourse(
  { userId, certificateId }: Pick<Change, 'userId' | 'certificateId'>,
  { certificates }: Pick<CertificateDependencies, 'certificates'>,
): Promise<{
  latest: CertificateRecord;
  chosen: CertificateRecord;
  formers: CertificateRecord[];
}> {
  const own = await certificates.list(userId);
  const latest = own.find((candidate) =>
    [candidate.certificateId, ...candidate.formerIds].includes(certificateId),
  );
  if (!latest) throw new Failure('certificate_not_found');
  const formers =
    latest.formerIds.length === 0 ? [] : await certificates.listFormer(latest.formerIds);
  const chosen = [latest, ...formers].find((former) => former.certificateId === certificateId);
  if (!chosen) throw new Failure('certificate_not_found');
  return { latest, chosen, formers };
}
