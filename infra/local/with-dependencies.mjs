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
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = join(root, 'node_modules');
const projectNode = join(modules, '.bin', 'node');
const PARENT_POLL_MS = 500;

// The running child process, and the signal that stopped it.
let child;
let stoppedBy;
// Read at the start: a closed terminal is none.
const hasTerminal = [0, 1, 2].some((descriptor) => isatty(descriptor));
let stopsWithParent = process.env.npm_lifecycle_event !== undefined;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
process.on('SIGHUP', onHangUp);
watchParent();

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

/**
 * Stops when the terminal closes. Without one (`nohup`, a service), the signal is for someone else: it goes to the whole group and also
 * ends npm, because Node does not inherit that `nohup` ignores it.
 */
function onHangUp() {
  if (hasTerminal) return stop('SIGTERM');
  stopsWithParent = false;
}

/**
 * When npm is killed, its child gets another parent; this process notices that and stops. The scripts in package.json start it with
 * `exec`, so that its parent is npm and not a shell. The shell above npm may end.
 */
function watchParent() {
  const parent = process.ppid;
  let isOrphan = false;
  const timer = setInterval(() => {
    if (process.ppid === parent || !stopsWithParent) return;
    // A signal that came with npm's end is handled first.
    if (isOrphan) stop('SIGTERM');
    isOrphan = true;
  }, PARENT_POLL_MS);
  timer.unref();
}
