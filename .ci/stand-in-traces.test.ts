import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findTraces, TRACES } from './stand-in-traces.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'traces-'));
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  writeFileSync(join(root, 'dist/index.html'), '<script src="/assets/index.js"></script>');
});
afterEach(() => rmSync(root, { recursive: true }));

it.each(TRACES)('finds %s anywhere in a build', (trace) => {
  expect(findTraces(root, ['dist'])).toEqual({ found: [], files: 1 });
  writeFileSync(join(root, 'dist/assets/index.js'), `(()=>{let a="${trace}"})()`);
  const search = findTraces(root, ['dist']);
  expect(search.files).toBe(2);
  expect(search.found).toContain(`dist/assets/index.js: ${trace}`);
});

it('finds the parser of contracts in what a browser loads, and allows it on the server', () => {
  for (const folder of ['frontend/dist', 'functions/dist']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'a.js'), 'let a={_zod:{}}');
  }
  const { found } = findTraces(root, ['frontend/dist', 'functions/dist']);
  expect(found).toEqual(['frontend/dist/a.js: _zod']);
});

it('searches for texts that the stand-ins contain', () => {
  const folders = ['infra/local'];
  const sources = folders
    .map((folder) => join(import.meta.dirname, '..', folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
    .join('\n');
  const unknown = TRACES.filter((trace) => !sources.includes(trace) && !folders.includes(trace));
  expect(unknown).toEqual([]);
});
