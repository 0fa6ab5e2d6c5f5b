import type {
  AchievementCredential,
  DataIntegrityProof,
  LearnerRecordCredential,
} from '@learning/shared/credentials/issuing/credential-documents';
import type { CredentialSigner, ProofSigner } from '../credential-provider.ts';
import type { OpenedIssuer } from './issuer-documents.ts';
import { signCredential } from './sign-credential.ts';

/** The two signatures of one document: as a token, and as a proof inside of it. */
export interface SignedForm {
  token: string;
  proof: DataIntegrityProof;
}

interface Signers {
  signer: Pick<CredentialSigner, 'sign'>;
  proofSigner: Pick<ProofSigner, 'sign'>;
}

/** Signs a document in both ways. */
export async function signForm(
  credential: AchievementCredential | LearnerRecordCredential,
  issuer: Pick<OpenedIssuer, 'kid' | 'proofMethod'>,
  { signer, proofSigner }: Signers,
  now: Date,
): Promise<SignedForm> {
  const [token, proof] = await Promise.all([
    signCredential(credential, issuer.kid, signer),
    signProof(credential, issuer, proofSigner, now),
  ]);
  return { token, proof };
}

/** Signs a document as linked data. The packages for it are large, so they load when something is signed. */
export async function signProof(
  document: object,
  { proofMethod }: Pick<OpenedIssuer, 'proofMethod'>,
  signer: Pick<ProofSigner, 'sign'>,
  now: Date,
): Promise<DataIntegrityProof> {
  const { createProof } = await import('@learning/shared/credentials/issuing/create-proof');
  return createProof(document, {
    verificationMethod: proofMethod,
    created: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    sign: (bytes) => signer.sign(bytes),
  });
}
