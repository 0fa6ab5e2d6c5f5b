import type { RevocationReason } from '@learning/shared/contract/certificates';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { credentialChange } from '../change-writes.ts';
import type { CertificateRecord, CredentialChange } from '../certificate-records.ts';
import type { IssuingDependencies } from '../dependencies.ts';

interface Revocation {
  userId: string;
  courseId: number;
  reason: RevocationReason;
  /** Hides name and scores on the public page, too. */
  isErasing?: boolean;
  now: Date;
}

/**
 * Revokes the latest certificate of a course. A revoked one keeps its first reason. Safe to repeat: what is revoked and hidden already
 * is not written again.
 *
 * @returns what is to be published
 */
export async function revokeCertificate(
  { userId, courseId, reason, isErasing = false, now }: Revocation,
  { certificates }: Pick<IssuingDependencies, 'certificates'>,
): Promise<CredentialChange[]> {
  const hidden = isErasing ? { isNamePublic: false, areScoresPublic: false } : {};
  return retryOnConflict(async () => {
    const before = await certificates.find(userId, courseId);
    if (!before || (before.state === 'revoked' && !isErasing)) return [];
    const isRevoking = before.state !== 'revoked';
    const found = isErasing
      ? await Promise.all(before.formerIds.map((id) => certificates.findFormer(id)))
      : [];
    const formers = found
      .filter((certificate) => certificate !== undefined)
      .filter(isShown)
      .map((certificate) => ({ ...certificate, ...hidden, version: certificate.version + 1 }));
    const isHiding = isErasing && isShown(before);
    if (!isRevoking && !isHiding && formers.length === 0) return [];
    const after = {
      ...before,
      ...hidden,
      ...(isRevoking
        ? { state: 'revoked' as const, revocation: { reason, revokedAt: now.toISOString() } }
        : {}),
    };
    const ids = [...(isRevoking || isHiding ? [before] : []), ...formers].map(
      (former) => former.certificateId,
    );
    const publishing = [
      ...(isRevoking
        ? [credentialChange({ kind: 'statusList', listId: before.statusListId })]
        : []),
      ...ids.map((certificateId) => credentialChange({ kind: 'publish', certificateId })),
    ];
    const change = { before, after, formers, isRevoking, changes: publishing, now };
    const outcome = await certificates.change(change);
    return outcome === 'stored' ? publishing : CONFLICT;
  });
}

/** Whether the public page shows the name or the scores. */
function isShown({ isNamePublic, areScoresPublic }: CertificateRecord): boolean {
  return isNamePublic || areScoresPublic;
}
