import { claimsOf } from '@learning/shared/credentials/issuing/build-credential';
import type {
  AchievementCredential,
  LearnerRecordCredential,
  StatusListCredential,
} from '@learning/shared/credentials/issuing/credential-documents';
import type { CredentialSigner } from '../credential-provider.ts';

const base64url = (value: object | Uint8Array) =>
  Buffer.from(value instanceof Uint8Array ? value : JSON.stringify(value)).toString('base64url');

/**
 * Returns a credential as VC-JWT. The header has no other members, because Open Badges allows none.
 *
 * @param kid the address of the public key
 * @see https://www.imsglobal.org/spec/ob/v3p0/#jwt-proof
 */
export async function signCredential(
  credential: AchievementCredential | LearnerRecordCredential | StatusListCredential,
  kid: string,
  signer: Pick<CredentialSigner, 'sign'>,
): Promise<string> {
  const header = { alg: 'RS256', typ: 'JWT', kid };
  const input = `${base64url(header)}.${base64url({ ...credential, ...claimsOf(credential) })}`;
  return `${input}.${base64url(await signer.sign(Buffer.from(input)))}`;
}
