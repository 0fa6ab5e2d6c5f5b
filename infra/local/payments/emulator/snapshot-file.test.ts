import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSnapshot } from './snapshot-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  file = join(folder, 'stripe.json');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const saved = () => JSON.parse(readFileSync(file, 'utf8')) as { state: { count: number } };

test('Changes in a row are saved once, with what holds then, and found at the next start', () => {
  let count = 0;
  let reads = 0;
  const kept = keepSnapshot(file, () => {
    reads += 1;
    return { version: 1, state: { count } };
  });
  expect(kept.snapshot).toBeUndefined();
  for (count = 1; count < 5; count += 1) kept.changed();
  vi.runAllTimers();
  expect(reads).toBe(1);
  expect(saved().state).toEqual({ count: 5 });
  expect(keepSnapshot(file, () => ({ version: 1, state: {} })).snapshot).toEqual(saved());
});

test('Closing saves what is not saved yet, and later changes at once', () => {
  let count = 1;
  const kept = keepSnapshot(file, () => ({ version: 1, state: { count } }));
  kept.changed();
  kept.close();
  expect(saved().state.count).toBe(1);
  count = 2;
  kept.changed();
  expect(saved().state.count).toBe(2);
});

test.each(['{', 'null', '{"version":2,"state":{}}'])(
  'A file that holds %s is one sentence',
  (text) => {
    writeFileSync(file, text);
    expect(() => keepSnapshot(file, () => ({ version: 1, state: {} }))).toThrow(
      /cannot be read; begin anew with: npm start -- --fresh/,
    );
  },
);
