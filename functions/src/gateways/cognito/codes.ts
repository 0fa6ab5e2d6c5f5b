import { buildDecrypt } from '@aws-crypto/decrypt-node';
import { KmsKeyringClass, type AwsEsdkKMSInterface } from '@aws-crypto/kms-keyring';
import {
  CommitmentPolicy,
  KeyringNode,
  type Newable,
  type NodeAlgorithmSuite,
} from '@aws-crypto/material-management-node';
import * as z from 'zod';
import { openKms } from '#gateways/credentials/kms-call.ts';
import { log } from '#observability/log.ts';

/** Returns the code that Cognito encrypted for a user pool. @throws UnreadableCode */
export type ReadCode = (encrypted: string, userPoolId: string) => Promise<string>;

/** A code that cannot be decrypted, or that belongs to another user pool. */
export class UnreadableCode extends Error {
  override readonly name = 'UnreadableCode';
  readonly code: 'code_not_decrypted' | 'code_of_another_pool';

  constructor(code: UnreadableCode['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const DecryptedKey = z.object({ KeyId: z.string(), Plaintext: z.base64() });

// Cognito encrypts without key commitment, which no other policy accepts. It uses one key.
const { decrypt } = buildDecrypt({
  commitmentPolicy: CommitmentPolicy.REQUIRE_ENCRYPT_ALLOW_DECRYPT,
  maxEncryptedDataKeys: 1,
});

/** The SDK's own keyring brings clients of KMS and DynamoDB, which are larger than all other code of the function. */
class KmsKeyring extends KmsKeyringClass<NodeAlgorithmSuite, AwsEsdkKMSInterface>(
  KeyringNode as Newable<KeyringNode>,
) {}

/**
 * Returns a reader of the codes that Cognito gives to a sender of mails: messages of the AWS Encryption SDK, whose data key KMS decrypts.
 *
 * @param keyArn the key of the user pool
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-sender-triggers.html
 */
export function cognitoCodes(keyArn: string, environment = process.env): ReadCode {
  const callKms = openKms(environment);
  const unused = () => Promise.reject(new Error('Codes are only decrypted here.'));
  const client: AwsEsdkKMSInterface = {
    async decrypt({ KeyId, CiphertextBlob, EncryptionContext }) {
      const encryptedKey = Buffer.from(CiphertextBlob).toString('base64');
      const response = DecryptedKey.parse(
        await callKms('Decrypt', { KeyId, CiphertextBlob: encryptedKey, EncryptionContext }),
      );
      return { KeyId: response.KeyId, Plaintext: Buffer.from(response.Plaintext, 'base64') };
    },
    encrypt: unused,
    generateDataKey: unused,
  };
  const keyring = new KmsKeyring({ keyIds: [keyArn], clientProvider: () => client });
  return async (encrypted, userPoolId) => {
    const { plaintext, messageHeader } = await decrypt(keyring, encrypted, {
      encoding: 'base64',
    }).catch((cause: unknown) => {
      log.error('code not decrypted', { error: cause as Error });
      throw new UnreadableCode('code_not_decrypted', { cause });
    });
    if (messageHeader.encryptionContext['userpool-id'] !== userPoolId) {
      throw new UnreadableCode('code_of_another_pool');
    }
    return plaintext.toString('utf8');
  };
}
