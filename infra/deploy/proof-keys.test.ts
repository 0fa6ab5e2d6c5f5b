import { createPrivateKey } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openParameterStore, type ParameterStore } from '#testing/parameter-store.ts';
import { removeProofKeys, storeProofKeys } from './proof-keys.ts';

let store: ParameterStore;
beforeEach(async () => {
  store = await openParameterStore();
});
afterEach(() => store.close());

const NAME = '/learning/dev/certificates/proof-key-1';
const dev = { name: 'dev', proofKeys: ['1'] as const };
const valueOf = (name: string) => store.stored.get(name)!.Value;

it('A first deployment creates an encrypted Ed25519 key', async () => {
  await storeProofKeys(store.client, dev);
  expect([...store.stored.keys()]).toEqual([NAME]);
  expect(store.stored.get(NAME)!.Type).toBe('SecureString');
  const key = Buffer.from(valueOf(NAME), 'base64');
  const { asymmetricKeyType } = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  expect(asymmetricKeyType).toBe('ed25519');
});

it('A later one keeps the key and adds a second one beside it', async () => {
  await storeProofKeys(store.client, dev);
  const first = valueOf(NAME);
  await storeProofKeys(store.client, { ...dev, proofKeys: ['1', '2'] });
  expect(valueOf(NAME)).toBe(first);
  expect(valueOf('/learning/dev/certificates/proof-key-2')).not.toBe(first);
});

it('Two first deployments at once use one key', async () => {
  store.rival = { Name: NAME, Value: 'first', Type: 'SecureString', Overwrite: false };
  await storeProofKeys(store.client, dev);
  expect(valueOf(NAME)).toBe('first');
});

it('Destroying an environment deletes all of its keys, and none of another one', async () => {
  await storeProofKeys(store.client, { ...dev, proofKeys: ['1', '2'] });
  await storeProofKeys(store.client, { name: 'dev-2', proofKeys: ['1'] });
  await removeProofKeys(store.client, 'dev');
  expect([...store.stored.keys()]).toEqual(['/learning/dev-2/certificates/proof-key-1']);
});
