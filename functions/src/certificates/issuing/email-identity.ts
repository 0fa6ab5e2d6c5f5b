import type {
  AchievementCredential,
  EmailIdentity,
} from '@learning/shared/credentials/issuing/credential-documents';
import { createHash } from 'node:crypto';

/**
 * Returns an e-mail address as a salted hash. Others compare it with an address that they know, in lower-case letters.
 *
 * @see https://www.imsglobal.org/spec/ob/v3p0/#identityobject
 * Source: rules/certificates.md K23
 */
export function emailIdentity(email: string, salt: string): EmailIdentity {
  const hash = createHash('sha256').update(email.trim().toLowerCase() + salt);
  return {
    type: 'IdentityObject',
    hashed: true,
    identityHash: `sha256$${hash.digest('hex')}`,
    identityType: 'emailAddress',
    salt,
  };
}

/** Returns a credential that names its learner by the e-mail address, too. */
export function withEmail(
  credential: AchievementCredential,
  email: EmailIdentity,
): AchievementCredential {
  const { credentialSubject } = credential;
  const { id, type, identifier = [], ...rest } = credentialSubject;
  return {
    ...credential,
    credentialSubject: { id, type, identifier: [...identifier, email], ...rest },
  };
}
