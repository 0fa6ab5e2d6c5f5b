import type { Certificate } from '@learning/shared/contract/certificates';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { shown } from './claim-certificate.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { findOwnCertificate } from './find-own-certificate.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { MAX_CORRECTIONS, presentCertificate } from './present-certificate.ts';
import { replaceCertificate } from './replace-certificate.ts';

interface Correction {
  userId: string;
  certificateId: string;
  participantName: string;
  /** Whether the former page goes on showing the former name. */
  isFormerNamePublic: boolean;
  now: Date;
}

/**
 * Issues a certificate again with another name. The old one says that it was replaced; its bytes stay, and its page shows the former
 * name only if the learner asks for it. The same name changes nothing.
 *
 * @throws Failure `certificate_not_found`; `certificate_revoked`; `certificate_replaced`; `corrections_used_up`; `too_many_requests`;
 * `write_conflict`
 * Source: rules/certificates.md K7, K18
 */
export async function correctCertificate(
  { userId, certificateId, participantName, isFormerNamePublic, now }: Correction,
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
    const { corrections, instructionHours } = before;
    const changes = { participantName, corrections: corrections + 1, instructionHours };
    const replacement = { before, reason: 'name', changes, isFormerNamePublic, now } as const;
    const issued = await replaceCertificate(replacement, issuer, deps);
    if (issued === CONFLICT) return CONFLICT;
    return presentCertificate(issued.record, issued.form, shown(issuer));
  });
}
