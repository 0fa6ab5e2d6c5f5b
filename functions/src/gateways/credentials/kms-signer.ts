import { createHash, createPublicKey } from 'node:crypto';
import * as z from 'zod';
import type { CredentialSigner, RsaPublicKey } from '#certificates/credential-provider.ts';
import { awsFetch, endpointOf } from './aws-fetch.ts';

const Signature = z.object({ Signature: z.base64() });
const PublicKey = z.object({ PublicKey: z.base64() });

/**
 * Signs with an RSA key of KMS. The hash is sent instead of the bytes, because KMS accepts only 4 KB of them.
 *
 * @param keyId ARN of the key
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html
 */
export function kmsSigner(keyId: string): CredentialSigner {
  const send = awsFetch('kms');
  const url = endpointOf('KMS') ?? `https://kms.${process.env['AWS_REGION']}.amazonaws.com/`;
  const call = async (action: 'Sign' | 'GetPublicKey', input: object) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `TrentService.${action}`,
    };
    const body = JSON.stringify({ KeyId: keyId, ...input });
    return JSON.parse(await send(url, { method: 'POST', headers, body })) as unknown;
  };
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
      const answer = await call('Sign', {
        Message: createHash('sha256').update(bytes).digest('base64'),
        MessageType: 'DIGEST',
        SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
      });
      return Buffer.from(Signature.parse(answer).Signature, 'base64');
    },
  };
}
