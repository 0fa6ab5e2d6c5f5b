import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('Without options the platform runs on port 5173 and stores its state in .local/', () => {
  const settings = readSettings([], {});
  expect(settings).toMatchObject({ port: 5173, fresh: false, dev: false });
  expect(settings.payments).toEqual({ kind: 'emulator' });
  expect(isAbsolute(settings.stateDir)).toBe(true);
  expect(settings.stateDir).toMatch(/\/\.local$/);
});

test('PORT, LOCAL_STATE_DIR and --fresh are read', () => {
  const settings = readSettings(['--fresh'], { PORT: '8080', LOCAL_STATE_DIR: '/var/state' });
  expect(settings).toMatchObject({
    port: 8080,
    stateDir: '/var/state',
    fresh: true,
    dev: false,
  });
});

test.each([
  [undefined, []],
  ['', []],
  ['a.example, b.example', ['a.example', 'b.example']],
])('ALLOWED_HOSTS=%s names further hosts', (names, hosts) => {
  expect(readSettings([], { ALLOWED_HOSTS: names }).allowedHosts).toEqual(hosts);
});

test.each(['abc', '0', '65536', '80.5', '-1'])(
  'PORT=%s is refused, and the error names it',
  (PORT) => {
    expect(() => readSettings([], { PORT })).toThrow(`PORT is "${PORT}"`);
  },
);

test('A secret key without a publishable key is refused', () => {
  expect(() => readSettings([], { STRIPE_SECRET_KEY: 'sk' })).toThrow('Set both, or unset both');
});

test('An unknown option is refused, and the error names it', () => {
  expect(() => readSettings(['--frehs'], {})).toThrow('Unknown option "--frehs"');
});

test('TAX chooses how tax is handled; without it there is none', () => {
  expect(readSettings([], {}).tax).toBe('none');
  expect(readSettings([], { TAX: 'included' }).tax).toBe('included');
  expect(() => readSettings([], { TAX: 'yes' })).toThrow('It must be one of none, added, included');
});
