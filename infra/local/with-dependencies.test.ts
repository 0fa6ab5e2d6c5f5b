import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

/** The processes of an `npm start`, as the script that it runs writes them down. */
interface Started {
  npm: number;
  wrapper: number;
  script: number;
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Runs `npm start`, by a command of a shell, in a project whose script writes down its processes and counts the time it runs. */
async function npmStart(
  command: readonly [string, ...string[]],
): Promise<{ shell: ChildProcess; running: Started }> {
  install({});
  const { scripts } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { scripts: { start: string } };
  const start = scripts.start.replace('infra/local/start.ts', 'serve.mjs');
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ scripts: { start } }));
  writeFileSync(
    join(clone, 'serve.mjs'),
    `import { execFileSync } from 'node:child_process';
     import { renameSync, writeFileSync } from 'node:fs';
     const parentOf = (id) => Number(execFileSync('ps', ['-o', 'ppid=', '-p', id]));
     const wrapper = process.ppid;
     const ids = { npm: parentOf(wrapper), wrapper, script: process.pid };
     writeFileSync('ids', JSON.stringify(ids));
     renameSync('ids', 'ids.json');
     for (const signal of ['SIGHUP', 'SIGINT']) process.on(signal, () => {});
     process.on('disconnect', () => process.exit());
     let beats = 0;
     setInterval(() => writeFileSync('beats', String((beats += 1))), 100);`,
  );
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
  );
  const stdio = ['pipe', 'ignore', 'ignore'] as const;
  const shell = spawn(command[0], command.slice(1), { cwd: clone, env, stdio: [...stdio] });
  ends.push(() => shell.kill('SIGKILL'));
  await expect.poll(() => existsSync(join(clone, 'ids.json')), FOREVER).toBe(true);
  const running = JSON.parse(readFileSync(join(clone, 'ids.json'), 'utf8')) as Started;
  ends.push(() => [running.npm, running.script].forEach(kill));
  return { shell, running };
}

/** Only the limit of the whole test ends a wait. */
const FOREVER = { timeout: 600_000 };

/** A shell that ends when its input does. */
const BACKGROUND = ['sh', '-c', 'nohup npm start >/dev/null 2>&1 & read -r line'] as const;
/** Runs npm in a terminal of its own, which closes when this command is killed. */
const TERMINAL =
  process.platform === 'linux'
    ? (['script', '-qec', 'npm start', '/dev/null'] as const)
    : (['script', '-q', '/dev/null', 'npm', 'start'] as const);

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

function kill(id: number): void {
  if (isRunning(id)) process.kill(id, 'SIGKILL');
}

/** Returns whether the script runs on for much longer than its parent takes to notice something. */
async function runsOn({ script: id }: Started): Promise<boolean> {
  const file = join(clone, 'beats');
  const beats = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
  const before = beats();
  await expect.poll(() => beats() >= before + 30 || !isRunning(id), FOREVER).toBe(true);
  return isRunning(id);
}

const isAnyRunning = ({ wrapper, script: id }: Started) => isRunning(id) || isRunning(wrapper);

test('npm start runs on when the shell that started it ends', async () => {
  const { shell, running } = await npmStart(BACKGROUND);
  const hasEnded = new Promise((resolve) => shell.once('exit', resolve));
  shell.stdin!.end();
  await hasEnded;
  expect(await runsOn(running)).toBe(true);
});

test('npm start without a terminal runs on when its group is told that one has closed', async () => {
  const { running } = await npmStart(['sh', '-c', 'npm start']);
  process.kill(running.wrapper, 'SIGHUP');
  process.kill(running.npm, 'SIGHUP');
  expect(await runsOn(running)).toBe(true);
});

test('npm start leaves nothing behind when npm is killed', async () => {
  const { running } = await npmStart(BACKGROUND);
  process.kill(running.npm, 'SIGKILL');
  await expect.poll(() => isAnyRunning(running), FOREVER).toBe(false);
});

test('npm start stops when its terminal closes', async () => {
  const { shell, running } = await npmStart(TERMINAL);
  shell.kill('SIGKILL');
  await expect.poll(() => isAnyRunning(running), FOREVER).toBe(false);
});

test('npm start stops when it is told to', async () => {
  const { running } = await npmStart(BACKGROUND);
  process.kill(running.npm, 'SIGTERM');
  await expect.poll(() => isAnyRunning(running), FOREVER).toBe(false);
});

test('Every script that installs first is the child of npm, without a shell between them', () => {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(file) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).filter((text) => text.includes('with-dependencies'));
  expect(commands.length).toBeGreaterThan(5);
  for (const text of commands) expect(text).toMatch(/^exec node /);
});
