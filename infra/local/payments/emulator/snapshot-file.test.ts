import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSnapshotFile } from './snapshot-file.ts';

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

test('Changes in a row are saved once, with the latest state, and read at the next start', () => {
  let count = 0;
  let reads = 0;
  const opened = openSnapshotFile(file, () => {
    reads += 1;
    return { version: 1, state: { count } };
  });
  expect(opened.snapshot).toBeUndefined();
  for (count = 1; count < 5; count += 1) opened.changed();
  vi.runAllTimers();
  expect(reads).toBe(1);
  expect(saved().state).toEqual({ count: 5 });
  expect(openSnapshotFile(file, () => ({ version: 1, state: {} })).snapshot).toEqual(saved());
});

test('Closing saves unsaved changes, and later changes are saved at once', () => {
  let count = 1;
  const opened = openSnapshotFile(file, () => ({ version: 1, state: { count } }));
  opened.changed();
  opened.close();
  expect(saved().state.count).toBe(1);
  count = 2;
  opened.changed();
  expect(saved().state.count).toBe(2);
});

test.each(['{', 'null', '{"version":2,"state":{}}'])(
  'A file that contains %s is reported in one sentence',
  (text) => {
    writeFileSync(file, text);
    expect(() => openSnapshotFile(file, () => ({ version: 1, state: {} }))).toThrow(
      /cannot be read\. Start over with: npm start -- --fresh/,
    );
  },
);
