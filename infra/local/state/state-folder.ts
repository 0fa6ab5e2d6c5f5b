import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { StartFailure } from '#platform/start-failure.ts';

/** What the local platform keeps between two starts, by purpose. */
export interface StatePaths {
  table: string;
  identity: string;
  outbox: string;
  /** What the Stripe emulator knows. */
  stripe: string;
  lock: string;
  /** Environment variables with which a command reaches the running platform. */
  environment: string;
}

export function statePaths(stateDir: string): StatePaths {
  return {
    table: join(stateDir, 'table'),
    identity: join(stateDir, 'identity'),
    outbox: join(stateDir, 'outbox.json'),
    stripe: join(stateDir, 'stripe.json'),
    lock: join(stateDir, 'in-use.json'),
    environment: join(stateDir, 'environment.json'),
  };
}

/**
 * Makes the folder ready for one platform that holds `port`, emptied when asked to. Only what the platform itself writes there is ever
 * removed, so that a wrongly set folder loses nothing.
 *
 * @throws StartFailure when another platform uses the folder, or it cannot be written.
 */
export async function claimStateFolder(
  stateDir: string,
  { port, fresh }: { port: number; fresh: boolean },
): Promise<StatePaths> {
  const paths = statePaths(stateDir);
  const holder = readHolder(paths.lock);
  if (holder && holder.port !== port && isAlive(holder.pid) && (await accepts(holder.port))) {
    throw new StartFailure(
      `The state folder ${stateDir} is in use by the platform on port ${holder.port}; stop it, or set LOCAL_STATE_DIR to another folder.`,
    );
  }
  try {
    makeFolder(stateDir);
    if (fresh)
      for (const path of Object.values(paths)) rmSync(path, { recursive: true, force: true });
    makeFolder(paths.table);
    makeFolder(paths.identity);
    writeFileSync(paths.lock, JSON.stringify({ pid: process.pid, port }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `The state folder ${stateDir} cannot be written (${code}); set LOCAL_STATE_DIR to a folder that can.`,
    );
  }
  return paths;
}

/** The sentence for a file in the state folder that is there but makes no sense. */
export function brokenState(path: string): StartFailure {
  return new StartFailure(
    `The local state in ${path} cannot be read; begin anew with: npm start -- --fresh`,
  );
}

/** Node's own recursive mkdir never returns where nothing can be made, e.g. below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

function readHolder(lock: string): { pid: number; port: number } | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as { pid: number; port: number };
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}

/** A process id can be given to somebody else after a crash; the port shows whether it is a platform. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
