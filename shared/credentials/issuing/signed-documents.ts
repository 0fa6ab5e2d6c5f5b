/** Reads what we signed: the token and its second proof are signatures of one document. */
import { fromBase64Url } from '../verification/bytes.ts';
import {
  CREDENTIAL_CONTEXT,
  type AchievementCredential,
  type DataIntegrityProof,
  type Proved,
} from './credential-documents.ts';

/** Returns the credential in a token of ours, without the claims that the token adds. */
export function credentialIn<T = AchievementCredential>(token: string): T {
  const bytes = fromBase64Url(token.split('.')[1] ?? '');
  const payload = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  const { iss: _iss, jti: _jti, sub: _sub, nbf: _nbf, ...credential } = payload;
  return credential as T;
}

/** Returns the id of the key that signed a token of ours. */
export function keyOf(token: string): string {
  const bytes = fromBase64Url(token.split('.')[0] ?? '');
  return (JSON.parse(new TextDecoder().decode(bytes)) as { kid: string }).kid;
}

/**
 * Returns the credential in a token of ours as linked data. It differs from the token's only for certificates of older releases: their
 * contexts left one type undefined, which a proof refuses.
 */
export function linkedCredential(token: string): AchievementCredential {
  const credential = credentialIn(token);
  const isOlder = credential['@context'].length < CREDENTIAL_CONTEXT.length;
  return isOlder ? { ...credential, '@context': CREDENTIAL_CONTEXT } : credential;
}

/** Returns the credential in a token of ours with its second proof inside: what wallets without JWT read. */
export function provedCredential(
  token: string,
  proof: DataIntegrityProof,
): AchievementCredential & Proved {
  return { ...linkedCredential(token), proof: [proof] };
}
