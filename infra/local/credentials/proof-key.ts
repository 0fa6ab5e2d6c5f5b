import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '#state/replace-file.ts';
import { unreadableState } from '#state/state-folder.ts';

/** Reads the key of the second proofs of certificates, as a deployment stores it; it is created on first use. */
export function readProofKey(file: string): string {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    replaceFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  try {
    const key = createPrivateKey(readFileSync(file));
    return key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  } catch {
    throw unreadableState(file);
  }
}
