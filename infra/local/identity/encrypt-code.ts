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
import { LOCAL_CODE_KEY, type CodeKey } from '#credentials/code-key.ts';

/** Returns a code as Cognito gives it to a function that sends mails. */
export type EncryptCode = (code: string, userPoolId: string) => Promise<string>;

/** KMS's GenerateDataKey. */
export type GenerateDataKey = AwsEsdkKMSInterface['generateDataKey'];

class KmsKeyring extends KmsKeyringClass<NodeAlgorithmSuite, AwsEsdkKMSInterface>(
  KeyringNode as Newable<KeyringNode>,
) {}

const { encrypt } = buildEncrypt(CommitmentPolicy.FORBID_ENCRYPT_ALLOW_DECRYPT);

/**
 * Encrypts codes as Cognito does: a message of the AWS Encryption SDK, without key commitment, bound to the user pool.
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-sender-triggers.html
 */
export function codeEncryption(keyArn: string, generateDataKey: GenerateDataKey): EncryptCode {
  const unused = () => Promise.reject(new Error('Codes are only encrypted here.'));
  const client = { generateDataKey, encrypt: unused, decrypt: unused };
  const keyring = new KmsKeyring({ generatorKeyId: keyArn, clientProvider: () => client });
  return async (code, userPoolId) => {
    const { result } = await encrypt(keyring, code, {
      suiteId: AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA384_ECDSA_P384,
      encryptionContext: { 'userpool-id': userPoolId },
    });
    return result.toString('base64');
  };
}

/** Returns GenerateDataKey of the local key. */
export function dataKeysOf(codeKey: CodeKey): GenerateDataKey {
  return async ({ NumberOfBytes = 32, EncryptionContext = {} }) => {
    const Plaintext = randomBytes(NumberOfBytes);
    const CiphertextBlob = codeKey.encrypt(Plaintext, EncryptionContext);
    return { KeyId: LOCAL_CODE_KEY, Plaintext, CiphertextBlob };
  };
}
