import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { edgeHashParameter, edgeSecretParameter } from '#edge/edge-secret.ts';
import { openParameterStore, type ParameterStore } from '#testing/parameter-store.ts';
import { removeEdgeSecrets, storeEdgeSecrets } from './edge-secrets.ts';

let store: ParameterStore;
beforeEach(async () => {
  store = await openParameterStore();
});
afterEach(() => store.close());

const secret = edgeSecretParameter('dev', '1');
const hash = edgeHashParameter('dev', '1');
const valueOf = (name: string) => store.stored.get(name)!.Value;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const dev = { name: 'dev', edgeSecrets: ['1'] as const };

it('A first deployment creates a secret of 256 bits and its hash', async () => {
  await storeEdgeSecrets(store.client, dev);
  expect([...store.stored.keys()]).toEqual([secret, hash]);
  expect(Buffer.from(valueOf(secret), 'base64url')).toHaveLength(32);
  expect(valueOf(hash)).toBe(sha256(valueOf(secret)));
  for (const { Type } of store.stored.values()) expect(Type).toBe('String');
});

it('A later one keeps the secret, repairs its hash, and adds a second secret beside it', async () => {
  await storeEdgeSecrets(store.client, dev);
  const first = valueOf(secret);
  store.stored.delete(hash);
  await storeEdgeSecrets(store.client, { ...dev, edgeSecrets: ['1', '2'] });
  expect([valueOf(secret), valueOf(hash)]).toEqual([first, sha256(first)]);
  expect(valueOf(edgeSecretParameter('dev', '2'))).not.toBe(first);
});

it('Two first deployments at once use one secret', async () => {
  store.rival = {
    Name: secret,
    Value: 'the other one was first',
    Type: 'String',
    Overwrite: false,
  };
  await storeEdgeSecrets(store.client, dev);
  expect(valueOf(secret)).toBe(store.rival.Value);
  expect(valueOf(hash)).toBe(sha256(store.rival.Value));
});

it('Destroying an environment deletes all of its secrets, and none of another one', async () => {
  const many = ['1', '2', '3', '4', '5', '6'] as const;
  await storeEdgeSecrets(store.client, { name: 'dev', edgeSecrets: many });
  await storeEdgeSecrets(store.client, { name: 'dev-2', edgeSecrets: ['1'] });
  await removeEdgeSecrets(store.client, 'dev');
  expect([...store.stored.keys()].every((name) => name.startsWith('/learning/dev-2/'))).toBe(true);
  expect(store.stored.size).toBe(2);
});
