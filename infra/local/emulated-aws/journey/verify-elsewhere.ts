import { bakePng } from '@learning/shared/credentials/baking/bake-png';
import { bakeSvg } from '@learning/shared/credentials/baking/bake-svg';
import {
  credentialIn,
  provedCredential,
} from '@learning/shared/credentials/issuing/signed-documents';
import type { DataIntegrityProof } from '@learning/shared/credentials/issuing/credential-documents';
import { run } from '@learning/infra/deploy/run';
import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pythonTool } from '../python-tools.ts';

interface Signed {
  credential: string;
  proof: DataIntegrityProof;
}

export interface Issued {
  certificate: Signed;
  /** The badge of the course, as published. */
  picture: Uint8Array;
  /** Comprehensive Learner Record with the certificate. */
  record: Signed;
  /** Published keys. */
  keys: readonly JsonWebKey[];
  /** Content of `/.well-known/did.json`. */
  did: object;
  /** The holder's address, of which the certificate has a hash. */
  email: string;
}

/**
 * Verifies badges, second proof, record, keys and the hash of the address with openbadgeslib, and that it refuses altered ones.
 *
 * @throws OperatorFailure with what it has found
 * @see https://pypi.org/project/openbadgeslib/
 */
export async function verifyElsewhere(issued: Issued): Promise<void> {
  const { certificate, picture, record, keys, did, email } = issued;
  const folder = mkdtempSync(join(tmpdir(), 'learning-badges-'));
  const write = (name: string, content: string | Uint8Array) =>
    writeFileSync(join(folder, name), content);
  const keyOf = (type: string) => {
    const key = keys.find(({ kty }) => kty === type)!;
    return createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  };
  try {
    write('badge.png', bakePng(picture, certificate.credential));
    write(
      'badge.svg',
      bakeSvg('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', certificate.credential),
    );
    const proved = provedCredential(certificate.credential, certificate.proof);
    write('credential.json', JSON.stringify(proved));
    write(
      'record.json',
      JSON.stringify({ ...credentialIn<object>(record.credential), proof: [record.proof] }),
    );
    write('rsa.pem', keyOf('RSA'));
    write('ed25519.pem', keyOf('OKP'));
    write('did.json', JSON.stringify(did));
    write('email.txt', email);
    const script = join(import.meta.dirname, 'verify_badges.py');
    await run('Verifying with openbadgeslib', [pythonTool('python'), script, folder]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
