import type { FoundCredential } from './reading/read-credential.ts';
import { sha256, toHex } from './verification/bytes.ts';
import { canonicalJson } from './verification/canonical-json.ts';

/**
 * Returns the digest by which the public record of a certificate lists the forms that were signed for it. A signature can't be guessed,
 * so the digest of the form with a name doesn't tell the name.
 *
 * Source: rules/certificates.md K9, K10
 */
export async function credentialDigest(found: FoundCredential): Promise<string> {
  const text = found.form === 'jwt' ? found.token : canonicalJson(found.json);
  return toHex(await sha256(new TextEncoder().encode(text)));
}
