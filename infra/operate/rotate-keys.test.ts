import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKeyNames } from '#deploy/key-names.ts';
import { storeEdgeSecrets } from '#deploy/edge-secrets.ts';
import { storeProofKeys } from '#deploy/proof-keys.ts';
import { environmentSettings, type EnvironmentSettings } from '#environments.ts';
import { openParameterStore, type ParameterStore } from '#testing/parameter-store.ts';
import { nextName, rotateKey, type KeyKind } from './rotate-keys.ts';

const dev = environmentSettings('dev');

let store: ParameterStore;
beforeEach(async () => {
  store = await openParameterStore();
  await storeEdgeSecrets(store.client, dev);
  await storeProofKeys(store.client, dev);
});
afterEach(() => store.close());

const secretsOf = ({ edgeSecrets }: EnvironmentSettings) =>
  edgeSecrets.map((name) => store.stored.has(`/learning/dev/edge/secret-${name}`));

function rotate(kind: KeyKind, settings = dev, failsAt?: number) {
  const deployed: EnvironmentSettings[] = [];
  const rewriteDocuments = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const deploy = (changed: EnvironmentSettings) => {
    // Each name that a template refers to has to be there already.
    expect(secretsOf(changed)).not.toContain(false);
    deployed.push(changed);
    return deployed.length === failsAt ? Promise.reject(new Error('stopped')) : Promise.resolve();
  };
  const next = rotateKey({ settings, parameters: store.client, kind, deploy, rewriteDocuments });
  return { deployed, rewriteDocuments, next };
}

describe('a rotation', () => {
  it('of the edge’s secret lets the functions accept both before CloudFront’s is the only one', async () => {
    const { deployed, next } = rotate('edge-secret');
    expect(await next).toBe('2');
    expect(deployed.map(({ edgeSecrets }) => edgeSecrets)).toEqual([['1', '2'], ['2']]);
    expect([...store.stored.keys()].filter((name) => name.includes('/edge/'))).toEqual([
      '/learning/dev/edge/secret-2',
      '/learning/dev/edge/secret-2-sha256',
    ]);
    expect(await readKeyNames(store.client, 'dev')).toMatchObject({ edgeSecrets: ['2'] });
  });

  it.each([1, 2])('of the edge’s secret that stopped in deployment %i is repeated', async (at) => {
    const stopped = rotate('edge-secret', dev, at);
    await expect(stopped.next).rejects.toThrow('stopped');
    const names = (await readKeyNames(store.client, 'dev'))!;
    const { deployed, next } = rotate('edge-secret', { ...dev, ...names });
    expect(await next).toBe('3');
    // What CloudFront may still send stays accepted until the new one is everywhere.
    expect(deployed[0]!.edgeSecrets).toEqual([names.edgeSecrets.at(-1), '3']);
    expect(deployed[1]!.edgeSecrets).toEqual(['3']);
  });

  it.each(['signing-key', 'proof-key'] as const)(
    'of the %s keeps the former one, and writes the public documents',
    async (kind) => {
      const { deployed, rewriteDocuments, next } = rotate(kind);
      await next;
      const list = kind === 'signing-key' ? 'signingKeys' : 'proofKeys';
      expect(deployed.map((settings) => settings[list])).toEqual([['1', '2']]);
      expect(deployed[0]).toMatchObject({ edgeSecrets: ['1'] });
      expect(rewriteDocuments).toHaveBeenCalledOnce();
    },
  );

  it('of a proof key deletes the one before the former', async () => {
    await rotate('proof-key').next;
    const names = (await readKeyNames(store.client, 'dev'))!;
    await rotate('proof-key', { ...dev, ...names }).next;
    expect([...store.stored.keys()].filter((name) => name.includes('proof-key'))).toEqual([
      '/learning/dev/certificates/proof-key-2',
      '/learning/dev/certificates/proof-key-3',
    ]);
  });

  it.each([
    [['1'], '2'],
    [['2', '10'], '11'],
    [['first'], '1'],
  ])('after %j has a name of its own: %s', (names, next) => {
    expect(nextName(names)).toBe(next);
  });
});
