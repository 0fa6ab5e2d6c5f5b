import type { CertificateRecord } from './certificate-records.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { issueCertificate, type CertificateDraft } from './issuing/issue-certificate.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { readEmail } from './read-email.ts';

interface Replacement {
  /** The certificate that is replaced, as read. */
  before: CertificateRecord;
  reason: NonNullable<CertificateRecord['replacement']>['reason'];
  /** What the new certificate says differently. */
  changes: Pick<
    CertificateRecord,
    'participantName' | 'corrections' | 'instructionHours' | 'capstone' | 'stillKnown'
  >;
  /** Whether the pages of former certificates with the former name go on showing it. */
  isFormerNamePublic: boolean;
  now: Date;
}

/**
 * Issues a certificate again with changes. The former one says that it was replaced, and by which one; its bytes stay. No name becomes
 * public that is hidden: former certificates show theirs only if the one that is replaced shows it.
 *
 * @returns CONFLICT when something changed since it was read
 * Source: rules/certificates.md K7, K17, K18
 */
export async function replaceCertificate(
  { before, reason, changes, isFormerNamePublic, now }: Replacement,
  issuer: OpenedIssuer,
  deps: CertificateDependencies,
) {
  const replacedAt = now.toISOString();
  const hidesFormer = before.isNamePublic && !isFormerNamePublic;
  return issueCertificate(
    {
      draft: draftOf(before, changes, now),
      before,
      former: (old, newId) => ({
        ...old,
        state: 'replaced',
        replacement: { certificateId: newId, replacedAt, reason },
        isNamePublic: old.isNamePublic && isFormerNamePublic,
        version: old.version + 1,
      }),
      earlier: hidesFormer ? await earlierToHide(before, deps) : [],
      event: reason === 'name' ? 'certificateCorrected' : 'certificateReissued',
      basis: null,
      email: before.hasEmailHash === true ? await readEmail(before.userId, deps) : null,
      now,
    },
    issuer,
    deps,
  );
}

/** Returns the same certificate with changes. Its date of issue is today's. */
function draftOf(
  before: CertificateRecord,
  changes: Replacement['changes'],
  now: Date,
): CertificateDraft {
  const {
    certificateId,
    hasEmailHash: _hash,
    subjectId: _subject,
    statusListId: _list,
    statusIndex: _index,
    ...same
  } = before;
  return {
    ...same,
    ...changes,
    issuedAt: now.toISOString(),
    replaces: certificateId,
    formerIds: [...before.formerIds, certificateId],
    version: 1,
  };
}

/** Returns the earlier certificates of the course that show the same name, without it. */
async function earlierToHide(
  { formerIds, participantName }: CertificateRecord,
  { certificates }: Pick<CertificateDependencies, 'certificates'>,
): Promise<CertificateRecord[]> {
  const earlier = formerIds.length === 0 ? [] : await certificates.listFormer(formerIds);
  return earlier
    .filter(
      (certificate) => certificate.isNamePublic && certificate.participantName === participantName,
    )
    .map((certificate) => ({
      ...certificate,
      isNamePublic: false,
      version: certificate.version + 1,
    }));
}
