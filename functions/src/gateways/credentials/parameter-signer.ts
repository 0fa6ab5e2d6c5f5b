import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { Ed25519PublicKey, ProofSigner } from '#certificates/credential-provider.ts';
import { parameterReader, type ParameterReader } from '../parameters.ts';

interface Settings {
  PROOF_KEY?: string | undefined;
  PROOF_KEY_SETTING?: string | undefined;
  SETTINGS_PATH?: string | undefined;
}

/**
 * Signs with an Ed25519 key that is an encrypted parameter: a key of KMS would cost more than everything else of an idle environment.
 * `npm run deploy` creates the parameter, and only the functions that issue and publish certificates may read it.
 *
 * Source: shared/decisions/039-certificates-are-files.md
 */
export function parameterSigner(
  { PROOF_KEY, PROOF_KEY_SETTING = '', SETTINGS_PATH = '' }: Settings,
  open: (path: string, names: readonly string[]) => ParameterReader = parameterReader,
): ProofSigner {
  const parameters = PROOF_KEY ? undefined : open(SETTINGS_PATH, [PROOF_KEY_SETTING]);
  const readKey = async (): Promise<KeyObject> => {
    const text = PROOF_KEY ?? (await parameters?.read())?.get(PROOF_KEY_SETTING);
    if (text === undefined) throw new Error(`The parameter ${PROOF_KEY_SETTING} is missing.`);
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  };
  return {
    source: PROOF_KEY ? 'local' : `${SETTINGS_PATH}/${PROOF_KEY_SETTING}`,
    async readPublicKey() {
      const { kty, crv, x } = createPublicKey(await readKey()).export({ format: 'jwk' });
      return { kty, crv, x } as Ed25519PublicKey;
    },
    async sign(bytes) {
      return sign(null, bytes, await readKey());
    },
  };
}
