import type { DataIntegrityProof } from '@learning/shared/credentials/issuing/credential-documents';
import type { CredentialRecord } from './certificate-records.ts';

/** The form of a certificate that its learner downloads. */
export interface DownloadForm {
  token: string;
  /** null if an earlier release issued the certificate, and it was not signed again since. */
  proof: DataIntegrityProof | null;
}

/** Returns the form with the name, and with the hashed e-mail address if the learner wants it. */
export function downloadForm({
  named,
  proofs,
  addressed,
}: Pick<CredentialRecord, 'addressed' | 'named' | 'proofs'>): DownloadForm {
  return addressed ?? { token: named, proof: proofs?.named ?? null };
}

/** Returns a credential without the form that has the hashed address. */
export function withoutEmail({
  addressed: _addressed,
  ...rest
}: CredentialRecord): CredentialRecord {
  return rest;
}
