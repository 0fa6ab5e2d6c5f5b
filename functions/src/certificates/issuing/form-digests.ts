import { provedCredential } from '@learning/shared/credentials/issuing/signed-documents';
import { canonicalJson } from '@learning/shared/credentials/verification/canonical-json';
import type { JsonObject } from '@learning/shared/credentials/reading/parse-json';
import type { CredentialRecord } from '../certificate-records.ts';
import { hashOf } from './issuer-documents.ts';

/**
 * Returns the digests of all forms that were signed for a certificate, those that others have replaced first. With a key that was stolen and
 * withdrawn, anyone can sign under an earlier date; by the digests, verifiers tell our forms from theirs. A signature can't be guessed, so
 * a digest tells no name.
 *
 * Source: rules/certificates.md K9, K10; shared/decisions/041-what-the-verifier-says.md
 */
export function formDigests({
  named,
  nameless,
  proofs,
  addressed,
  formerDigests = [],
}: CredentialRecord): string[] {
  const forms = [
    { token: named, proof: proofs?.named },
    { token: nameless, proof: proofs?.nameless },
    ...(addressed ? [addressed] : []),
  ];
  const current = forms.flatMap(({ token, proof }) => {
    const proved = proof && canonicalJson(provedCredential(token, proof) as unknown as JsonObject);
    return [hashOf(token), ...(proved === undefined ? [] : [hashOf(proved)])];
  });
  return [...new Set([...formerDigests, ...current])];
}
