import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);

let clone: string;
const script = () => join(clone, 'infra', 'local', 'with-dependencies.mjs');

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(clone, 'infra', 'local'), { recursive: true });
  cpSync(new URL('with-dependencies.mjs', import.meta.url), script());
  writeFileSync(join(clone, 'hello.mjs'), `console.log('hello', process.argv[2]); process.exit(7)`);
  // An npm that prints a line and fails.
  writeFileSync(join(clone, 'npm.js'), `console.error('npm was called'); process.exit(1)`);
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });
const left = (version: string) => ({ 'node_modules/left': { version } });
const foreign = { 'node_modules/foreign': { version: '1.0.0', optional: true } };

function install(packages: object) {
  mkdirSync(join(clone, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(process.execPath, join(clone, 'node_modules', '.bin', 'node'));
  writeFileSync(join(clone, 'node_modules', '.package-lock.json'), lock(packages));
}

async function start() {
  const env = { ...process.env, npm_execpath: join(clone, 'npm.js') };
  const args = [script(), join(clone, 'hello.mjs'), 'you'];
  try {
    const { stdout, stderr } = await run(process.execPath, args, { env });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

test('With all dependencies installed it runs the script and passes on arguments and exit code', async () => {
  writeFileSync(join(clone, 'package-lock.json'), lock({ ...left('1.0.0'), ...foreign }));
  install(left('1.0.0'));
  expect(await start()).toMatchObject({ code: 7, stdout: 'hello you\n', stderr: '' });
});

test.each([
  ['nothing is installed', () => {}, 'first start'],
  ['another version is installed', () => install(left('0.9.0')), 'the lockfile has changed'],
  ['a package is missing', () => install({}), 'the lockfile has changed'],
])('When %s it installs, and stops with an error if that fails', async (_case, prepare, reason) => {
  writeFileSync(join(clone, 'package-lock.json'), lock(left('1.0.0')));
  prepare();
  const { code, stdout, stderr } = await start();
  expect(code).toBe(1);
  expect(stdout).toBe(`Installing dependencies (${reason}) …\n`);
  expect(stderr).toContain('npm was called');
  expect(stderr).toContain('The dependencies could not be installed: npm ci failed (see above).');
});
