import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSnapshotFile } from './snapshot-file.ts';

let folder: string;
let file: string;
let count: number;
let taken: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  file = join(folder, 'stripe.json');
  count = 0;
  taken = 0;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const counter = {
  snapshot: () => ({ version: 1 as const, state: { count } }),
  takeChanges: () => {
    const line = count === taken ? null : JSON.stringify({ count });
    taken = count;
    return line;
  },
};
const open = () => {
  const opened = openSnapshotFile(file);
  opened.begin(counter);
  return opened;
};
const saved = () => JSON.parse(readFileSync(file, 'utf8')) as { state: { count: number } };

test('A change is stored before what waits for it continues, and several at once are one line', async () => {
  const opened = open();
  expect(opened.snapshot).toBeUndefined();
  const work = async () => {
    for (count = 1; count < 5; count += 1) opened.changed();
  };
  await work();
  expect(saved().state).toEqual({ count: 0 });
  const { snapshot, changes } = openSnapshotFile(file);
  expect([snapshot, changes]).toEqual([{ version: 1, state: { count: 0 } }, ['{"count":5}']]);
});

test('A start and an end store everything in one piece; later changes are still stored', async () => {
  const opened = open();
  count = 1;
  opened.changed();
  await Promise.resolve();
  opened.close();
  expect(saved().state).toEqual({ count: 1 });
  expect(existsSync(`${file}l`)).toBe(false);
  count = 2;
  opened.changed();
  await Promise.resolve();
  expect(openSnapshotFile(file).changes).toEqual(['{"count":2}']);
  open();
  expect(saved().state).toEqual({ count: 2 });
  expect(openSnapshotFile(file).changes).toEqual([]);
});

test('A last line that was cut off is left out', async () => {
  open();
  writeFileSync(`${file}l`, '{"count":1}\n{"cou');
  expect(openSnapshotFile(file).changes).toEqual(['{"count":1}']);
});

test.each(['{', 'null', '{"version":2,"state":{}}'])(
  'A file that contains %s is reported in one sentence',
  (text) => {
    writeFileSync(file, text);
    expect(() => openSnapshotFile(file)).toThrow(
      /cannot be read\. Start over with: npm start -- --fresh/,
    );
  },
);
