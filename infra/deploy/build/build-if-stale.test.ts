import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIfStale } from './build-if-stale.ts';

const build = { name: 'thing', sources: ['src', 'lock.json'], output: 'dist' };

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const runBuild = () => buildIfStale(root, build, async () => write('dist/out.js', 'built'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('src/a.ts', 'a');
  write('lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a current build is not repeated', async () => {
  expect(await runBuild()).toBe(true);
  expect(await runBuild()).toBe(false);
});

test.each([
  ['a source changes', () => write('src/a.ts', 'b')],
  ['a source is added', () => write('src/deep/b.ts', '')],
  ['a source is removed', () => rmSync(join(root, 'src/a.ts'))],
  ['the output is missing', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['another process wrote the output', () => write('dist/out.js', 'something else')],
])('a build runs again when %s', async (_case, change) => {
  await runBuild();
  change();
  expect(await runBuild()).toBe(true);
});

test('tests and installed packages do not count as sources', async () => {
  await runBuild();
  write('src/a.test.ts', '');
  write('src/node_modules/x/index.js', '');
  expect(await runBuild()).toBe(false);
});

test('a failed build is retried', async () => {
  const failing = buildIfStale(root, build, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await runBuild()).toBe(true);
});
