import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLicenses } from './licenses.ts';

const lockfile = (licenses: (string | undefined)[], dev = false) =>
  JSON.stringify({
    packages: {
      '': {},
      ...Object.fromEntries(
        licenses.map((license, index) => [`node_modules/p${index}`, { license, dev }]),
      ),
    },
  });

test('Every package of this project has a license that we may use', () => {
  const own = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packageCount, refused } = readLicenses(own);
  expect(packageCount).toBeGreaterThan(1000);
  expect(refused).toEqual([]);
});

test.each(['MIT', '(MIT OR GPL-3.0-or-later)', 'MIT AND OFL-1.1', '(MIT AND Zlib)'])(
  '%s is allowed',
  (license) => {
    expect(readLicenses(lockfile([license])).refused).toEqual([]);
  },
);

test('A license that is fine for tools is not for what is deployed', () => {
  expect(readLicenses(lockfile(['Artistic-2.0'], true)).refused).toEqual([]);
  expect(readLicenses(lockfile(['Artistic-2.0'])).refused).toEqual(['p0: Artistic-2.0']);
});

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', '(AGPL-3.0 OR SSPL-1.0)', undefined])(
  '%s is not',
  (license) => {
    expect(readLicenses(lockfile(['MIT', license])).refused).toEqual([
      `p1: ${license ?? 'none named'}`,
    ]);
  },
);
