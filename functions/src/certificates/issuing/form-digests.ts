import { createHash } from 'node:crypto';
import type { CredentialRecord } from '../certificate-records.ts';

/**
 * Returns the digests of all forms that were signed for a certificate. With a key that was stolen and withdrawn, anyone can sign under
 * an earlier date; by the digests, verifiers tell our forms from theirs. A signature can't be guessed, so a digest tells no name.
 *
 * Source: rules/certificates.md K9, K10; shared/decisions/041-what-the-verifier-says.md
 */
export function formDigests({ named, nameless }: CredentialRecord): string[] {
  return [named, nameless].map((token) => createHash('sha256').update(token).digest('hex'));
}
