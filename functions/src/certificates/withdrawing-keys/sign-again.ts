import {
  credentialIn,
  keyOf,
  linkedCredential,
} from '@learning/shared/credentials/issuing/signed-documents';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CredentialRecord } from '../certificate-records.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import type { OpenedIssuer } from '../issuing/issuer-documents.ts';
import { findRecord, publishCertificate } from '../issuing/publish.ts';
import { signCredential } from '../issuing/sign-credential.ts';
import { signProof, type SignedForm } from '../issuing/sign-form.ts';

/**
 * Gives a certificate new signatures where its own are by a withdrawn key, and a second signature if it has none. What it says stays the
 * same, dates included. A revoked certificate stays as it is. Safe to repeat: what is signed well is not signed again.
 *
 * Source: rules/certificates.md K10
 */
export async function signAgain(
  certificateId: string,
  issuer: OpenedIssuer,
  deps: Pick<
    IssuingDependencies,
    'certificates' | 'documents' | 'issuer' | 'proofSigner' | 'signer' | 'siteOrigin'
  >,
  now: Date,
): Promise<void> {
  const isChanged = await retryOnConflict(async () => {
    const before = await deps.certificates.findCredential(certificateId);
    const record = before && (await findRecord(before, deps.certificates));
    if (!record || record.state === 'revoked') return false;
    const renew = (token: string, proof?: SignedForm['proof']) =>
      renewForm({ token, proof }, issuer, deps, now);
    const [named, nameless, addressed] = await Promise.all([
      renew(before.named, before.proofs?.named),
      renew(before.nameless, before.proofs?.nameless),
      before.addressed && renew(before.addressed.token, before.addressed.proof),
    ]);
    const after: CredentialRecord = {
      ...before,
      named: named.token,
      nameless: nameless.token,
      proofs: { named: named.proof, nameless: nameless.proof },
      ...(addressed ? { addressed } : {}),
    };
    if (JSON.stringify(after) === JSON.stringify(before)) return false;
    const outcome = await deps.certificates.replaceForms({ before, after });
    return outcome === 'stored' ? true : CONFLICT;
  });
  if (isChanged) await publishCertificate(certificateId, deps);
}

interface StoredForm {
  token: string;
  proof?: SignedForm['proof'] | undefined;
}

/** Returns a form whose signatures are by keys that count, the same one if they are already. */
async function renewForm(
  { token, proof }: StoredForm,
  issuer: OpenedIssuer,
  { signer, proofSigner }: Pick<IssuingDependencies, 'proofSigner' | 'signer'>,
  now: Date,
): Promise<SignedForm> {
  const isWithdrawn = (key: string) => issuer.withdrawn.has(key);
  const [newToken, newProof] = await Promise.all([
    isWithdrawn(keyOf(token)) ? signCredential(credentialIn(token), issuer.kid, signer) : token,
    proof && !isWithdrawn(proof.verificationMethod)
      ? proof
      : signProof(linkedCredential(token), issuer, proofSigner, now),
  ]);
  return { token: newToken, proof: newProof };
}
