import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedContract, sdkVersion } from './cached-contract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-schemas-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('Only the first use generates the schemas; later ones read the file', () => {
  const generated = cachedContract(folder);
  const files = readdirSync(folder);
  expect(files).toEqual([expect.stringMatching(`^${sdkVersion()}-[0-9a-f]{16}.json$`)]);
  expect(cachedContract(folder)).toEqual(generated);

  const file = join(folder, files[0]!);
  writeFileSync(file, JSON.stringify({ ...generated, isFromFile: true }));
  expect(cachedContract(folder)).toMatchObject({ isFromFile: true });
});

test('A truncated file is written again', () => {
  cachedContract(folder);
  const file = join(folder, readdirSync(folder)[0]!);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, 1000));
  cachedContract(folder);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('Processes that generate at the same time leave one complete file', async () => {
  const script = `
    import { cachedContract } from ${JSON.stringify(join(import.meta.dirname, 'cached-contract.ts'))};
    console.log(Object.keys(cachedContract(${JSON.stringify(folder)}).schemas).length);
  `;
  const args = ['--input-type=module', '--eval', script];
  const runs = await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, args)));
  const count = Object.keys(cachedContract(folder).schemas).length;
  expect(runs.map(({ stdout }) => Number(stdout))).toEqual([count, count, count]);
  expect(readdirSync(folder)).toHaveLength(1);
});
