import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimStateFolder } from './state-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('A missing folder is created', async () => {
  const paths = await claimStateFolder(join(folder, 'a', 'b'), { port: 1, fresh: false });
  expect(existsSync(paths.identity)).toBe(true);
});

test('Emptying removes only what the platform wrote', async () => {
  const paths = await claimStateFolder(folder, { port: 1, fresh: false });
  writeFileSync(paths.outbox, '[]');
  writeFileSync(join(folder, 'thesis.txt'), 'mine');
  await claimStateFolder(folder, { port: 1, fresh: true });
  expect(existsSync(paths.outbox)).toBe(false);
  expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('mine');
});

test('A path that cannot be a folder is refused, and the error names it', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below'), '/proc/state']) {
    await expect(claimStateFolder(path, { port: 1, fresh: false })).rejects.toThrow(
      `The state folder ${path} cannot be written (E`,
    );
  }
});

test('A folder in use by a running platform is refused until that platform has stopped', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const lock = join(folder, 'in-use.json');
  writeFileSync(lock, JSON.stringify({ pid: process.ppid, port }));
  await expect(claimStateFolder(folder, { port: 1, fresh: false })).rejects.toThrow(
    `in use by the platform on port ${port}`,
  );
  await new Promise((done) => other.close(done));
  await expect(claimStateFolder(folder, { port: 1, fresh: false })).resolves.toBeDefined();
});
