import { buildEncrypt } from '@aws-crypto/encrypt-node';
import { KmsKeyringClass, type AwsEsdkKMSInterface } from '@aws-crypto/kms-keyring';
import {
  AlgorithmSuiteIdentifier,
  CommitmentPolicy,
  KeyringNode,
  type Newable,
  type NodeAlgorithmSuite,
} from '@aws-crypto/material-management-node';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cognitoCodes, type ReadCode } from './codes.ts';

const POOL = 'us-east-1_Pool';
const KEY = 'arn:aws:kms:us-east-1:123456789012:key/codes';
const OTHER_KEY = 'arn:aws:kms:us-east-1:123456789012:key/other';
const CODE = '83920174';

interface DecryptCall {
  KeyId: string;
  CiphertextBlob: string;
  EncryptionContext: Record<string, string>;
}

/** The data keys that KMS made, by their encrypted form. */
const dataKeys = new Map<string, { plaintext: Buffer; context: Record<string, string> }>();
let calls: { target: unknown; authorization: string; body: DecryptCall }[];
let refusal: string | undefined;

const kms = createServer((request, response) => {
  void text(request).then((json) => {
    const body = JSON.parse(json) as DecryptCall;
    const { authorization = '', 'x-amz-target': target } = request.headers;
    calls.push({ target, authorization, body });
    const key = dataKeys.get(body.CiphertextBlob);
    if (refusal ?? !key)
      return response.writeHead(400).end(`{"__type":"${refusal ?? 'InvalidCiphertext'}"}`);
    return response.end(
      JSON.stringify({ KeyId: body.KeyId, Plaintext: key!.plaintext.toString('base64') }),
    );
  });
});

let readCode: ReadCode;
beforeAll(async () => {
  await new Promise<void>((resolve) => kms.listen(0, '127.0.0.1', resolve));
  readCode = cognitoCodes(KEY, {
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_KMS: `http://127.0.0.1:${(kms.address() as AddressInfo).port}`,
  });
});
beforeEach(() => {
  calls = [];
  refusal = undefined;
});
afterAll(() => new Promise((resolve) => kms.close(resolve)));

class KmsKeyring extends KmsKeyringClass<NodeAlgorithmSuite, AwsEsdkKMSInterface>(
  KeyringNode as Newable<KeyringNode>,
) {}
const unused = () => Promise.reject(new Error('unused'));

function keyringOf(keyArn: string) {
  const generateDataKey: AwsEsdkKMSInterface['generateDataKey'] = async (input) => {
    const plaintext = randomBytes(input.NumberOfBytes ?? 32);
    const CiphertextBlob = randomBytes(64);
    const context = input.EncryptionContext ?? {};
    dataKeys.set(CiphertextBlob.toString('base64'), { plaintext: Buffer.from(plaintext), context });
    return { KeyId: keyArn, Plaintext: plaintext, CiphertextBlob };
  };
  const client = { generateDataKey, encrypt: unused, decrypt: unused };
  return new KmsKeyring({ generatorKeyId: keyArn, clientProvider: () => client });
}

/** Encrypts like Cognito, whose messages have no key commitment. */
async function encrypted({
  keyArn = KEY,
  pool = POOL,
  code = CODE,
  hasCommitment = false,
} = {}): Promise<string> {
  const policy = hasCommitment
    ? CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT
    : CommitmentPolicy.FORBID_ENCRYPT_ALLOW_DECRYPT;
  const { result } = await buildEncrypt(policy).encrypt(keyringOf(keyArn), code, {
    suiteId: hasCommitment
      ? AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY_ECDSA_P384
      : AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA384_ECDSA_P384,
    encryptionContext: { 'userpool-id': pool },
  });
  return result.toString('base64');
}

describe('a code that Cognito encrypted', () => {
  test.each([false, true])('is read, with key commitment: %s', async (hasCommitment) => {
    expect(await readCode(await encrypted({ hasCommitment }), POOL)).toBe(CODE);
    expect(calls).toHaveLength(1);
    const { target, authorization, body } = calls[0]!;
    expect(target).toBe('TrentService.Decrypt');
    expect(authorization).toMatch(/^AWS4-HMAC-SHA256 .*\/kms\/aws4_request/);
    expect(body).toMatchObject({ KeyId: KEY, EncryptionContext: { 'userpool-id': POOL } });
    expect(body.EncryptionContext).toEqual(dataKeys.get(body.CiphertextBlob)!.context);
  });

  test('of another pool is refused', async () => {
    await expect(
      readCode(await encrypted({ pool: 'us-east-1_Other' }), POOL),
    ).rejects.toMatchObject({ name: 'UnreadableCode', code: 'code_of_another_pool' });
  });

  test('of another key is refused without asking KMS', async () => {
    await expect(readCode(await encrypted({ keyArn: OTHER_KEY }), POOL)).rejects.toMatchObject({
      name: 'UnreadableCode',
      code: 'code_not_decrypted',
    });
    expect(calls).toEqual([]);
  });

  test('that was changed is refused', async () => {
    const bytes = Buffer.from(await encrypted(), 'base64');
    bytes[bytes.length - 1]! ^= 1;
    for (const changed of [bytes.toString('base64'), '', 'AAAA', CODE]) {
      await expect(readCode(changed, POOL)).rejects.toMatchObject({ code: 'code_not_decrypted' });
    }
  });

  test('that KMS does not decrypt is refused, without the code in the error', async () => {
    refusal = 'AccessDeniedException';
    const error = await readCode(await encrypted(), POOL).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'UnreadableCode', code: 'code_not_decrypted' });
    const { cause } = error as { cause: Error };
    expect(cause.message).toContain('kms responded 400 AccessDeniedException');
    expect(String(cause.stack)).not.toContain(CODE);
  });
});
