import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startLeashed } from './leashed-process.ts';

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

test('The program ends when whoever started it is killed without a chance to clean up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leash-'));
  const pidFile = join(folder, 'pid');
  const program = `require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    setInterval(() => {}, 1000)`;
  const module = new URL('leashed-process.ts', import.meta.url).href;
  const starter = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { startLeashed } from ${JSON.stringify(module)};
     startLeashed(process.execPath, ['-e', ${JSON.stringify(program)}]);`,
  ]);
  await expect.poll(() => read(pidFile), { timeout: 5000 }).not.toBe('');
  const pid = Number(read(pidFile));
  expect(isAlive(pid)).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  rmSync(folder, { recursive: true });
});

test('A program that cannot be started says why', async () => {
  await expect(startLeashed('/no/such/program', []).exited).resolves.toContain('ENOENT');
});

test('Stopping lets the program finish its work', async () => {
  const leashed = startLeashed(process.execPath, [
    '-e',
    "process.on('SIGTERM', () => { console.log('bye'); process.exit(0) }); setInterval(() => {}, 1000); console.log('up')",
  ]);
  await expect.poll(() => leashed.printed(), { timeout: 5000 }).toContain('up');
  await leashed.stop();
  await expect(leashed.exited).resolves.toContain('bye');
});
