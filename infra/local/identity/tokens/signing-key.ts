import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '#state/replace-file.ts';
import { unreadableState } from '#state/state-folder.ts';

/** The key that signs tokens, and the parts a verifier needs. */
export interface SigningKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: { kid: string; alg: 'RS256'; use: 'sig'; kty: 'RSA'; n: string; e: string };
}

/** Reads the pool's key, which is created on first use and stored, so that tokens survive a restart. */
export function openSigningKey(file: string): SigningKey {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    replaceFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  try {
    const privateKey = createPrivateKey(readFileSync(file));
    const publicKey = createPublicKey(privateKey);
    const { n, e } = publicKey.export({ format: 'jwk' }) as { n: string; e: string };
    return {
      privateKey,
      publicKey,
      jwk: { kid: 'local', alg: 'RS256', use: 'sig', kty: 'RSA', n, e },
    };
  } catch {
    throw unreadableState(file);
  }
}
