/**
 * Runs a script on the Node version installed with the project, after installing missing dependencies:
 *
 *   node infra/local/with-dependencies.mjs SCRIPT ARGS…
 *
 * A fresh clone runs this file first, so it is plain JavaScript for Node 20 without dependencies.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = join(root, 'node_modules');
const projectNode = join(modules, '.bin', 'node');
const PARENT_POLL_MS = 500;

// The running child process, and the signal that stopped it.
let child;
let stoppedBy;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
stopWithParent();

const reason = reasonToInstall();
if (reason) await install(reason);
await run(process.argv.slice(2));

/**
 * Compares the lockfile with npm's record of the installed packages. npm writes that record last, so an interrupted installation has
 * none.
 *
 * @returns {string | undefined} why an installation is needed
 */
function reasonToInstall() {
  const installed = readPackages(join(modules, '.package-lock.json'));
  if (!installed || !existsSync(projectNode)) return 'first start';
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  for (const [path, { version, optional, link }] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || link) continue;
    const found = installed[path];
    // An optional package may be for another platform.
    if (found ? found.version !== version : !optional) return 'the lockfile has changed';
  }
  return undefined;
}

/** @param {string} file */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} reason */
async function install(reason) {
  console.log(`Installing dependencies (${reason}) …`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await spawned(command, [...args, 'ci', ...quiet], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (stoppedBy) process.exit(code);
  if (code === 0) return;
  console.error('The dependencies could not be installed: npm ci failed (see above).');
  process.exit(1);
}

/** @param {string[]} command */
async function run(command) {
  const env = { ...process.env, PATH: `${join(modules, '.bin')}:${process.env.PATH}` };
  // The IPC channel closes when this process ends, however it ends; the script then stops.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  process.exit(await spawned(projectNode, command, { stdio, env }));
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {object} options of `spawn`
 * @returns {Promise<number>} the exit code, as a shell would return it
 */
function spawned(command, args, options) {
  return new Promise((resolve) => {
    child = spawn(command, args, options);
    child.on('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    );
  });
}

/** @param {string} signal */
function stop(signal) {
  stoppedBy = signal;
  child?.kill(signal);
}

/** When npm is killed, its children keep running under another parent; this process notices that and stops. */
function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, PARENT_POLL_MS);
  timer.unref();
}

/** Ids of the parent and, on Linux, of its parent: there is a shell between npm and this process. */
function ancestors() {
  try {
    const facts = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${facts.slice(facts.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return `${process.ppid}`;
  }
}
