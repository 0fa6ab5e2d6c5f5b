import { createHash, createPublicKey } from 'node:crypto';
import * as z from 'zod';
import type { CredentialSigner, RsaPublicKey } from '#certificates/credential-provider.ts';
import { openKms } from './kms-call.ts';

const Signature = z.object({ Signature: z.base64() });
const PublicKey = z.object({ PublicKey: z.base64() });

/**
 * Signs with an RSA key of KMS. The hash is sent instead of the bytes, because KMS accepts only 4 KB of them.
 *
 * @param keyId ARN of the key
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html
 */
export function kmsSigner(keyId: string): CredentialSigner {
  const callKms = openKms();
  const call = (action: 'Sign' | 'GetPublicKey', input: object) =>
    callKms(action, { KeyId: keyId, ...input });
  return {
    source: keyId,

    async readPublicKey() {
      const { PublicKey: der } = PublicKey.parse(await call('GetPublicKey', {}));
      const key = createPublicKey({
        key: Buffer.from(der, 'base64'),
        format: 'der',
        type: 'spki',
      });
      return key.export({ format: 'jwk' }) as unknown as RsaPublicKey;
    },

    async sign(bytes) {
      const response = await call('Sign', {
        Message: createHash('sha256').update(bytes).digest('base64'),
        MessageType: 'DIGEST',
        SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
      });
      return Buffer.from(Signature.parse(response).Signature, 'base64');
    },
  };
}
