import { buildCredential } from '@learning/shared/credentials/issuing/build-credential';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CertificateRecord, CredentialRecord } from '../certificate-records.ts';
import type { NewCertificate } from '../certificate-repository.ts';
import { credentialChange } from '../change-writes.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import { publishChanges } from '../publish-changes.ts';
import { achievementOf } from './achievement-document.ts';
import { chooseStatusEntry } from './choose-status-entry.ts';
import type { OpenedIssuer } from './issuer-documents.ts';
import { signCredential } from './sign-credential.ts';

/** A certificate before it has its identifiers. */
export type CertificateDraft = Omit<
  CertificateRecord,
  'certificateId' | 'subjectId' | 'statusListId' | 'statusIndex'
>;

interface Issue {
  draft: CertificateDraft;
  /** The certificate that this one follows, as read; null for the first. */
  before: CertificateRecord | null;
  /** Returns what becomes of it. */
  former: (before: CertificateRecord, certificateId: string) => CertificateRecord;
  basis: NewCertificate['basis'];
  now: Date;
}

/**
 * Signs a certificate, stores it and publishes its documents. It is signed before it is stored, so what is stored can always be
 * published; if publishing fails, the publisher repeats it.
 *
 * @returns CONFLICT when something changed since it was read
 */
export async function issueCertificate(
  { draft, before, former, basis, now }: Issue,
  issuer: OpenedIssuer,
  deps: IssuingDependencies,
): Promise<{ record: CertificateRecord; credential: string } | typeof CONFLICT> {
  const { achievement, document } = achievementOf(issuer.origin, draft);
  await deps.documents.put(document);
  const outcome = await retryOnConflict(async () => {
    const entry = await chooseStatusEntry(issuer, deps, now);
    const certificateId = deps.random.certificateId();
    const record = {
      ...draft,
      ...entry,
      certificateId,
      subjectId: `urn:uuid:${deps.random.uuid()}`,
    };
    const form = (name: string | null) =>
      signCredential(
        buildCredential(issuer.origin, issuer.profile, achievement, {
          ...record,
          name,
          activityCount: record.activities.length,
        }),
        issuer.kid,
        deps.signer,
      );
    const [named, nameless] = await Promise.all([form(record.participantName), form(null)]);
    const { userId, courseId } = record;
    const credential: CredentialRecord = {
      entity: 'credential',
      certificateId,
      userId,
      courseId,
      named,
      nameless,
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
    return { isStored: stored === 'stored', record, named, changes };
  });
  if (!outcome.isStored) return CONFLICT;
  await publishChanges(outcome.changes, issuer, deps, now);
  return { record: outcome.record, credential: outcome.named };
}
