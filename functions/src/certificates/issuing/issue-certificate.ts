import { buildCredential } from '@learning/shared/credentials/issuing/build-credential';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { downloadForm, type DownloadForm } from '../download-form.ts';
import type { CertificateRecord, CredentialRecord } from '../certificate-records.ts';
import type { NewCertificate } from '../certificate-repository.ts';
import { credentialChange } from '../change-writes.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import { publishChanges } from '../publish-changes.ts';
import { achievementDocuments, achievementOf } from './achievement-document.ts';
import { chooseStatusEntry } from './choose-status-entry.ts';
import type { OpenedIssuer } from './issuer-documents.ts';
import { emailIdentity } from './email-identity.ts';
import { signForm } from './sign-form.ts';

/** A certificate before it has its identifiers. */
export type CertificateDraft = Omit<
  CertificateRecord,
  'certificateId' | 'hasEmailHash' | 'subjectId' | 'statusListId' | 'statusIndex'
>;

interface Issue {
  draft: CertificateDraft;
  /** The certificate that this one follows, as read; null for the first. */
  before: CertificateRecord | null;
  /** Returns what becomes of it. */
  former: (before: CertificateRecord, certificateId: string) => CertificateRecord;
  basis: NewCertificate['basis'];
  /** The learner's address, if the downloads are to name it as a hash. */
  email: string | null;
  now: Date;
}

/**
 * Signs a certificate, stores it and publishes its documents. It is signed before it is stored, so what is stored can always be
 * published; if publishing fails, the publisher repeats it.
 *
 * @returns CONFLICT when something changed since it was read
 */
export async function issueCertificate(
  { draft, before, former, basis, email, now }: Issue,
  issuer: OpenedIssuer,
  deps: IssuingDependencies,
): Promise<{ record: CertificateRecord; form: DownloadForm } | typeof CONFLICT> {
  const achievement = achievementOf(issuer, draft);
  await Promise.all(achievementDocuments(achievement).map((one) => deps.documents.put(one)));
  const outcome = await retryOnConflict(async () => {
    const entry = await chooseStatusEntry(issuer, deps, now);
    const certificateId = deps.random.certificateId();
    const record = {
      ...draft,
      ...entry,
      certificateId,
      subjectId: `urn:uuid:${deps.random.uuid()}`,
      hasEmailHash: email !== null,
    };
    const sign = (name: string | null, address: string | null = null) =>
      signForm(
        buildCredential(issuer.origin, issuer.profile, achievement, {
          ...record,
          name,
          ...(address === null ? {} : { email: emailIdentity(address, deps.random.uuid()) }),
          activityCount: record.activities.length,
        }),
        issuer,
        deps,
        now,
      );
    const name = record.participantName;
    const [named, nameless, addressed] = await Promise.all([
      sign(name),
      sign(null),
      email === null ? undefined : sign(name, email),
    ]);
    const { userId, courseId } = record;
    const credential: CredentialRecord = {
      entity: 'credential',
      certificateId,
      userId,
      courseId,
      named: named.token,
      nameless: nameless.token,
      proofs: { named: named.proof, nameless: nameless.proof },
      ...(addressed ? { addressed } : {}),
      ...entry,
    };
    const after = before ? former(before, certificateId) : null;
    const changes = [
      credentialChange({ kind: 'publish', certificateId }),
      ...(after ? [credentialChange({ kind: 'publish', certificateId: after.certificateId })] : []),
      ...(after?.state === 'replaced'
        ? [credentialChange({ kind: 'statusList', listId: after.statusListId })]
        : []),
    ];
    const stored = await deps.certificates.create(
      {
        record,
        credential,
        changes,
        basis,
        former: before && after ? { before, after } : null,
      },
      now,
    );
    if (stored === 'entry_taken') return CONFLICT;
    return { isStored: stored === 'stored', record, credential, changes };
  });
  if (!outcome.isStored) return CONFLICT;
  await publishChanges(outcome.changes, issuer, deps, now);
  return { record: outcome.record, form: downloadForm(outcome.credential) };
}
