import type { Certificate, CertificateSharing } from '@learning/shared/contract/certificates';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { credentialChange } from './change-writes.ts';
import { shown } from './claim-certificate.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { findOwnCertificate } from './find-own-certificate.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { presentCertificate } from './present-certificate.ts';
import { publishChanges } from './publish-changes.ts';

interface Change {
  userId: string;
  certificateId: string;
  sharing: CertificateSharing;
  now: Date;
}

/**
 * Changes what the public page shows, for the certificate and for those that it replaced.
 *
 * @throws Failure `certificate_not_found`; `certificate_replaced`; `too_many_requests`; `write_conflict`
 * Source: rules/certificates.md K9
 */
export async function changeSharing(
  { userId, certificateId, sharing, now }: Change,
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: CertificateDependencies,
): Promise<Certificate> {
  const { isNamePublic, areScoresPublic } = sharing;
  const { record, changes } = await retryOnConflict(async () => {
    const before = await findOwnCertificate({ userId, certificateId }, deps);
    if (before.isNamePublic === isNamePublic && before.areScoresPublic === areScoresPublic)
      return { record: before, changes: [] };
    enforce(await deps.limits.take('certificateSharingPerLearner', userId, now));
    const formers = await Promise.all(
      before.formerIds.map((id) => deps.certificates.findFormer(id)),
    );
    const changed = formers
      .filter((one) => one !== undefined)
      .map((one) => ({ ...one, isNamePublic, areScoresPublic, version: one.version + 1 }));
    const publishing = [certificateId, ...changed.map((one) => one.certificateId)].map((id) =>
      credentialChange({ kind: 'publish', certificateId: id }),
    );
    const after = { ...before, isNamePublic, areScoresPublic };
    const outcome = await deps.certificates.change({
      before,
      after,
      formers: changed,
      isRevoking: false,
      changes: publishing,
      now,
    });
    return outcome === 'stored' ? { record: after, changes: publishing } : CONFLICT;
  });
  const [issuer, credentials] = await Promise.all([
    openIssuer(now),
    deps.certificates.readCredentials([certificateId]),
  ]);
  await publishChanges(changes, issuer, deps, now);
  return presentCertificate(record, credentials.get(certificateId)!, shown(issuer));
}
