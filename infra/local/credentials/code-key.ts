import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The only key for codes. */
export const LOCAL_CODE_KEY = 'arn:aws:kms:us-east-1:000000000000:key/local-codes';

/** Names that KMS binds to what it encrypts. */
export type EncryptionContext = Readonly<Record<string, string>>;

/** A symmetric key of KMS that never leaves it. */
export interface CodeKey {
  encrypt(plaintext: Uint8Array, context: EncryptionContext): Buffer;
  /** @throws Error when it did not encrypt the text, or did so with another context */
  decrypt(encrypted: Uint8Array, context: EncryptionContext): Buffer;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Creates a key. A code is encrypted and decrypted at once, so no key outlives a start. */
export function createCodeKey(): CodeKey {
  const key = randomBytes(32);
  return {
    encrypt(plaintext, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(bytesOf(context));
      const encrypted = Buffer.concat([cipher.update(plaintext), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    },
    decrypt(encrypted, context) {
      const bytes = Buffer.from(encrypted);
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(bytesOf(context))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const rest = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(rest), decipher.final()]);
    },
  };
}

const bytesOf = (context: EncryptionContext) =>
  Buffer.from(JSON.stringify(Object.entries(context).toSorted(([a], [b]) => (a < b ? -1 : 1))));
