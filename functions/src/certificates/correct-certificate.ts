import type { Certificate } from '@learning/shared/contract/certificates';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CertificateRecord } from './certificate-records.ts';
import { shown } from './claim-certificate.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { findOwnCertificate } from './find-own-certificate.ts';
import { issueCertificate, type CertificateDraft } from './issuing/issue-certificate.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { MAX_CORRECTIONS, presentCertificate } from './present-certificate.ts';

interface Correction {
  userId: string;
  certificateId: string;
  participantName: string;
  now: Date;
}

/**
 * Issues a certificate again with another name. The old one says that it was replaced; its bytes stay. The same name changes nothing.
 *
 * @throws Failure `certificate_not_found`; `certificate_revoked`; `certificate_replaced`; `corrections_used_up`; `too_many_requests`;
 * `write_conflict`
 * Source: rules/certificates.md K7
 */
export async function correctCertificate(
  { userId, certificateId, participantName, now }: Correction,
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: CertificateDependencies,
): Promise<Certificate> {
  return retryOnConflict(async () => {
    const before = await findOwnCertificate({ userId, certificateId }, deps);
    if (before.state === 'revoked') throw new Failure('certificate_revoked');
    const issuer = await openIssuer(now);
    if (before.participantName === participantName) {
      const credentials = await deps.certificates.readCredentials([certificateId]);
      return presentCertificate(before, credentials.get(certificateId)!, shown(issuer));
    }
    if (before.corrections >= MAX_CORRECTIONS) throw new Failure('corrections_used_up');
    enforce(await deps.limits.take('certificatesPerLearner', userId, now));
    const replacedAt = now.toISOString();
    const issued = await issueCertificate(
      {
        draft: draftOf(before, participantName, now),
        before,
        former: (old, newId) => ({
          ...old,
          state: 'replaced',
          replacement: { certificateId: newId, replacedAt },
          version: old.version + 1,
        }),
        basis: null,
        now,
      },
      issuer,
      deps,
    );
    if (issued === CONFLICT) return CONFLICT;
    return presentCertificate(issued.record, issued.credential, shown(issuer));
  });
}

/** Returns the same certificate with another name. Its date of issue is today's. */
function draftOf(before: CertificateRecord, participantName: string, now: Date): CertificateDraft {
  const {
    certificateId,
    subjectId: _subject,
    statusListId: _list,
    statusIndex: _index,
    ...same
  } = before;
  return {
    ...same,
    participantName,
    issuedAt: now.toISOString(),
    replaces: certificateId,
    formerIds: [...before.formerIds, certificateId],
    corrections: before.corrections + 1,
    version: 1,
  };
}
