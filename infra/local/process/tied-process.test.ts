import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spawnTiedToParent } from './tied-process.ts';

const node = process.execPath;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

test('The program and its children end when the starting process is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tied-'));
  const pidFile = join(folder, 'pids');
  const program = `
    const inner = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    require('fs').writeFileSync(${JSON.stringify(pidFile)}, process.pid + ' ' + inner.pid);
    setInterval(() => {}, 1000)`;
  const module = new URL('tied-process.ts', import.meta.url).href;
  const starter = spawn(node, [
    '--input-type=module',
    '-e',
    `import { spawnTiedToParent } from ${JSON.stringify(module)};
     spawnTiedToParent([process.execPath, '-e', ${JSON.stringify(program)}]);`,
  ]);
  await expect.poll(() => read(pidFile)).not.toBe('');
  const pids = read(pidFile).split(' ').map(Number);
  expect(pids.map(isAlive)).toEqual([true, true]);
  starter.kill('SIGKILL');
  await expect.poll(() => pids.map(isAlive)).toEqual([false, false]);
  rmSync(folder, { recursive: true });
});

test('A program that cannot be started reports the reason', async () => {
  const { code, printed } = await spawnTiedToParent(['/no/such/program']).exited;
  expect(code).toBe(1);
  expect(printed).toContain('ENOENT');
});

test('The exit code is passed on', async () => {
  await expect(spawnTiedToParent([node, '-e', 'process.exit(3)']).exited).resolves.toMatchObject({
    code: 3,
  });
});

test('Stopping lets the program finish its work', async () => {
  const tied = spawnTiedToParent([
    node,
    '-e',
    "process.on('SIGTERM', () => { console.log('bye'); process.exit(0) }); setInterval(() => {}, 1000); console.log('up')",
  ]);
  await expect.poll(() => tied.printed()).toContain('up');
  await tied.stop();
  expect(tied.printed()).toContain('bye');
});
