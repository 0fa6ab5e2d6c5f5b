import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { parameterSigner } from './parameter-signer.ts';

const MESSAGE = Buffer.from('a certificate');
const newKey = () =>
  generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');
const stored = (values: Record<string, string>) => (path: string, names: readonly string[]) => ({
  read: () =>
    Promise.resolve(
      new Map(
        names.flatMap((name) =>
          Object.entries(values)
            .filter(([parameter]) => parameter === `${path}/${name}`)
            .map(([, value]) => [name, value] as const),
        ),
      ),
    ),
});
const settings = {
  SETTINGS_PATH: '/learning/dev',
  PROOF_KEY_SETTING: 'certificates/proof-key-1',
};

it.each([
  ['a parameter', { ...settings }, { '/learning/dev/certificates/proof-key-1': newKey() }],
  ['a variable', { PROOF_KEY: newKey() }, {}],
])('signs with the key of %s, as its public key shows', async (_source, environment, values) => {
  const signer = parameterSigner(environment, stored(values as Record<string, string>));
  const jwk = await signer.readPublicKey();
  expect(jwk).toMatchObject({ kty: 'OKP', crv: 'Ed25519' });
  expect(jwk).not.toHaveProperty('d');
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  const signature = await signer.sign(MESSAGE);
  expect(verify(null, MESSAGE, key, signature)).toBe(true);
  expect(verify(null, Buffer.from('another one'), key, signature)).toBe(false);
});

it('says which parameter is missing', async () => {
  await expect(parameterSigner(settings, stored({})).readPublicKey()).rejects.toThrow(
    'certificates/proof-key-1',
  );
});
