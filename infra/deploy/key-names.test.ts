import { afterEach, beforeEach, expect, it } from 'vitest';
import { openParameterStore, type ParameterStore } from '#testing/parameter-store.ts';
import { parseKeyNames, readKeyNames, removeKeyNames, writeKeyNames } from './key-names.ts';

let store: ParameterStore;
beforeEach(async () => {
  store = await openParameterStore();
});
afterEach(() => store.close());

const rotated = { signingKeys: ['1'], proofKeys: ['1', '2'], edgeSecrets: ['2'] } as const;

it('An environment keeps the names of its keys, beside those of others', async () => {
  expect(await readKeyNames(store.client, 'dev')).toBeUndefined();
  await writeKeyNames(store.client, 'dev', rotated);
  expect(await readKeyNames(store.client, 'dev')).toEqual(rotated);
  expect(await readKeyNames(store.client, 'dev-2')).toBeUndefined();
  await removeKeyNames(store.client, 'dev');
  expect(await readKeyNames(store.client, 'dev')).toBeUndefined();
});

it.each(['{}', '{"signingKeys":[],"proofKeys":["1"],"edgeSecrets":["1"]}', 'none'])(
  'Names that are not of all three kinds are refused: %s',
  (text) => {
    expect(() => parseKeyNames(text)).toThrow(/invalid|not valid/i);
  },
);
