import type { Certificate } from '@learning/shared/contract/certificates';
import { linkedCredential } from '@learning/shared/credentials/issuing/signed-documents';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CertificateRecord, CredentialRecord } from './certificate-records.ts';
import { shown } from './claim-certificate.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { findOwnCertificate } from './find-own-certificate.ts';
import { downloadForm, withoutEmail } from './download-form.ts';
import { emailIdentity, withEmail } from './issuing/email-identity.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { publishCertificate } from './issuing/publish.ts';
import { signForm } from './issuing/sign-form.ts';
import { presentCertificate } from './present-certificate.ts';
import { readEmail } from './read-email.ts';

interface Change {
  userId: string;
  certificateId: string;
  hasEmailHash: boolean;
  now: Date;
}

/**
 * Adds the learner's e-mail address of today as a hash to the downloads of a certificate, or leaves it out again. The public documents
 * never have it; they list the digest of the new form.
 *
 * @throws Failure `certificate_not_found`; `certificate_replaced`; `certificate_revoked`; `too_many_requests`; `write_conflict`
 * Source: rules/certificates.md K23
 */
export async function changeEmailHash(
  { userId, certificateId, hasEmailHash, now }: Change,
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: CertificateDependencies,
): Promise<Certificate> {
  return retryOnConflict(async () => {
    const [record, before] = await Promise.all([
      findOwnCertificate({ userId, certificateId }, deps),
      deps.certificates.findCredential(certificateId),
    ]);
    if (!before) throw new Failure('certificate_not_found');
    if (record.state === 'revoked') throw new Failure('certificate_revoked');
    const issuer = await openIssuer(now);
    if ((record.hasEmailHash ?? false) === hasEmailHash)
      return presentCertificate(record, downloadForm(before), shown(issuer));
    enforce(await deps.limits.take('certificateSharingPerLearner', userId, now));
    const after = hasEmailHash ? await addressed(before, issuer, deps, now) : withoutEmail(before);
    const changed: CertificateRecord = { ...record, hasEmailHash };
    const outcome = await deps.certificates.replaceForms({
      before,
      after,
      record: { before: record, after: changed },
    });
    if (outcome === 'conflict') return CONFLICT;
    await publishCertificate(certificateId, deps);
    return presentCertificate(changed, downloadForm(after), shown(issuer));
  });
}

async function addressed(
  credential: CredentialRecord,
  issuer: OpenedIssuer,
  deps: CertificateDependencies,
  now: Date,
): Promise<CredentialRecord> {
  const email = await readEmail(credential.userId, deps);
  const identity = emailIdentity(email, deps.random.uuid());
  const content = withEmail(linkedCredential(credential.named), identity);
  return { ...credential, addressed: await signForm(content, issuer, deps, now) };
}
