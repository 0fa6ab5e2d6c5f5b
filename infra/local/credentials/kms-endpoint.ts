import { constants, privateEncrypt } from 'node:crypto';
import * as z from 'zod';
import type { HttpHandler } from '#http/http-handler.ts';
import { readBody } from '#http/read-body.ts';
import type { SigningKey } from '#identity/tokens/signing-key.ts';
import { LOCAL_CODE_KEY, type CodeKey } from './code-key.ts';

/** Endpoint for the calls of KMS. */
export const KMS_PATH = '/_local/kms';
/** The only key for certificates. */
export const LOCAL_SIGNING_KEY = 'arn:aws:kms:us-east-1:000000000000:key/local';

const MAX_BODY_BYTES = 16 * 1024;
const SHA_256_BYTES = 32;
/** DER of "this is a SHA-256", which RSASSA-PKCS1-v1_5 puts before the hash (RFC 8017, 9.2). */
const SHA_256_PREFIX = Buffer.from('3031300d060960864801650304020105000420', 'hex');

const Call = z.object({ KeyId: z.literal(LOCAL_SIGNING_KEY) });
const SignCall = Call.extend({
  Message: z.base64(),
  MessageType: z.literal('DIGEST'),
  SigningAlgorithm: z.literal('RSASSA_PKCS1_V1_5_SHA_256'),
});
const DecryptCall = z.object({
  KeyId: z.literal(LOCAL_CODE_KEY),
  CiphertextBlob: z.base64(),
  EncryptionContext: z.record(z.string(), z.string()),
});

/**
 * Stands in for KMS with two keys: Sign and GetPublicKey with the RSA key of the state folder, Decrypt with the key for codes.
 *
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Decrypt.html
 */
export function kmsEndpoint({ privateKey, publicKey }: SigningKey, codeKey: CodeKey): HttpHandler {
  const sign = (input: unknown) => {
    const { Message } = SignCall.parse(input);
    const hash = Buffer.from(Message, 'base64');
    if (hash.length !== SHA_256_BYTES) throw new RangeError('The message is no SHA-256.');
    const padded = Buffer.concat([SHA_256_PREFIX, hash]);
    const signature = privateEncrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
      padded,
    );
    return { Signature: signature.toString('base64') };
  };
  const readPublicKey = (input: unknown) => {
    Call.parse(input);
    const der = publicKey.export({ format: 'der', type: 'spki' });
    return { PublicKey: der.toString('base64') };
  };
  const decrypt = (input: unknown) => {
    const { KeyId, CiphertextBlob, EncryptionContext } = DecryptCall.parse(input);
    const plaintext = codeKey.decrypt(Buffer.from(CiphertextBlob, 'base64'), EncryptionContext);
    return { KeyId, Plaintext: plaintext.toString('base64') };
  };
  const actions: Record<string, (input: unknown) => object> = {
    'TrentService.Decrypt': decrypt,
    'TrentService.Sign': sign,
    'TrentService.GetPublicKey': readPublicKey,
  };
  return async (request, response) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(body));
    };
    const action = actions[String(request.headers['x-amz-target'])];
    if (request.method !== 'POST' || !action) return send(400, { __type: 'UnknownOperation' });
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) {
      return send(400, { __type: 'MissingAuthenticationToken' });
    }
    const body = await readBody(request, MAX_BODY_BYTES);
    try {
      send(200, action(JSON.parse(body?.toString() ?? '')));
    } catch {
      send(400, { __type: 'ValidationException' });
    }
  };
}
