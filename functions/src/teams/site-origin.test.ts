import { expect, it } from 'vitest';
import { siteOriginReader } from './site-origin.ts';

const stored = (values: Record<string, string>) => (path: string, names: readonly string[]) => ({
  read: () =>
    Promise.resolve(
      new Map(
        names.flatMap((name) => {
          const value = values[`${path}/${name}`];
          return value === undefined ? [] : [[name, value] as const];
        }),
      ),
    ),
});
const SETTINGS_PATH = '/learning/dev';

it('The address of the site is the variable, else the parameter of the environment', async () => {
  const parameters = stored({ '/learning/dev/site/origin': 'https://dev.example' });
  const SITE_ORIGIN = 'http://localhost:5173';
  expect(await siteOriginReader({ SITE_ORIGIN, SETTINGS_PATH }, parameters)()).toBe(SITE_ORIGIN);
  expect(await siteOriginReader({ SETTINGS_PATH }, parameters)()).toBe('https://dev.example');
});

it('Without an address nothing is guessed', async () => {
  await expect(siteOriginReader({ SETTINGS_PATH }, stored({}))()).rejects.toThrow('site/origin');
  await expect(siteOriginReader({})()).rejects.toThrow('SITE_ORIGIN');
});
