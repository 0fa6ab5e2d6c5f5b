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

it('reads the site origin from the variable, else from the parameter', async () => {
  const parameters = stored({ '/learning/dev/site/origin': 'https://dev.example' });
  const SITE_ORIGIN = 'http://localhost:5173';
  expect(await siteOriginReader({ SITE_ORIGIN, SETTINGS_PATH }, parameters)()).toBe(SITE_ORIGIN);
  expect(await siteOriginReader({ SETTINGS_PATH }, parameters)()).toBe('https://dev.example');
});

it('fails when neither variable nor parameter is set', async () => {
  await expect(siteOriginReader({ SETTINGS_PATH }, stored({}))()).rejects.toThrow('site/origin');
  await expect(siteOriginReader({})()).rejects.toThrow('SITE_ORIGIN');
});
