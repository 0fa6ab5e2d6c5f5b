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
  if (keepsCertificates) return;
  for (const { courseId } of await deps.certificates.list(userId)) {
    const erasure = { userId, courseId, reason: 'account_deleted' as const, isErasing: true, now };
    await revokeCertificate(erasure, deps);
  }
}
