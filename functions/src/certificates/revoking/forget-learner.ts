import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CertificateRecord } from '../certificate-records.ts';
import { withoutEmail } from '../download-form.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import { revokeCertificate } from './revoke-certificate.ts';

/**
 * Prepares a learner's certificates for the deletion of the account: revoked without name and scores, or kept as they are because the
 * learner wants them to stay verifiable. The publisher writes the documents. Call it before the learner's records are erased, and erase
 * the certificates only if they are revoked.
 *
 * Source: rules/certificates.md K8
 */
export async function forgetCertificates(
  { userId, keepsCertificates, now }: { userId: string; keepsCertificates: boolean; now: Date },
  deps: Pick<IssuingDependencies, 'certificates'>,
): Promise<void> {
  const own = await deps.certificates.list(userId);
  if (keepsCertificates) {
    for (const record of own) await forgetEmail(record, deps);
    return;
  }
  for (const { courseId } of own) {
    const erasure = { userId, courseId, reason: 'account_deleted' as const, isErasing: true, now };
    await revokeCertificate(erasure, deps);
  }
}

/** Removes the hashed e-mail address of a certificate and of those before it: only the learner could download it. Safe to repeat. */
async function forgetEmail(
  { userId, courseId, certificateId, formerIds }: CertificateRecord,
  { certificates }: Pick<IssuingDependencies, 'certificates'>,
): Promise<void> {
  for (const id of [certificateId, ...formerIds]) {
    await retryOnConflict(async () => {
      const [record, before] = await Promise.all([
        certificates.find(userId, courseId),
        certificates.findCredential(id),
      ]);
      if (!before?.addressed) return 'stored';
      const isLatest = record?.certificateId === id;
      const outcome = await certificates.replaceForms({
        before,
        after: withoutEmail(before),
        ...(isLatest
          ? { record: { before: record, after: { ...record, hasEmailHash: false } } }
          : {}),
      });
      return outcome === 'conflict' ? CONFLICT : outcome;
    });
  }
}
