import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { StartFailure } from '#platform/start-failure.ts';

/** Files and folders the local platform stores between two starts. */
export interface StatePaths {
  table: string;
  identity: string;
  outbox: string;
  /** The state of the Stripe emulator. */
  stripe: string;
  /** What changed since that state. */
  stripeChanges: string;
  /** The Stripe account that the orders and plans belong to. */
  stripeAccount: string;
  /** Public documents of certificates. */
  credentials: string;
  /** The key that signs them. */
  credentialKey: string;
  /** The key of their second proofs. */
  proofKey: string;
  /** Downloads that learners asked for. */
  exports: string;
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
    stripeChanges: changesOf(join(stateDir, 'stripe.json')),
    stripeAccount: join(stateDir, 'stripe-account.json'),
    credentials: join(stateDir, 'credentials'),
    exports: join(stateDir, 'exports'),
    credentialKey: join(stateDir, 'credential-key.pem'),
    proofKey: join(stateDir, 'proof-key.pem'),
    lock: join(stateDir, 'in-use.json'),
    environment: join(stateDir, 'environment.json'),
  };
}

/** Returns the file with what changed since a stored state. */
export const changesOf = (stateFile: string) => `${stateFile}l`;

/**
 * Reserves the folder for the platform on `port`, and empties it when `fresh`. Only files the platform wrote are removed, so a wrongly
 * set folder loses nothing.
 *
 * @throws StartFailure when another platform uses the folder, or it cannot be written
 */
export async function claimStateFolder(
  stateDir: string,
  { port, fresh }: { port: number; fresh: boolean },
): Promise<StatePaths> {
  const paths = statePaths(stateDir);
  const holder = readHolder(paths.lock);
  if (holder && holder.port !== port && isAlive(holder.pid) && (await accepts(holder.port))) {
    throw new StartFailure(
      `The state folder ${stateDir} is in use by the platform on port ${holder.port}. Stop it, or set LOCAL_STATE_DIR to another folder.`,
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
      `The state folder ${stateDir} cannot be written (${code}). Set LOCAL_STATE_DIR to a folder you can write to.`,
    );
  }
  return paths;
}

/** Returns the failure for an unreadable file or folder of the state. */
export function unreadableState(path: string): StartFailure {
  return new StartFailure(
    `The local state in ${path} cannot be read. Start over with: npm start -- --fresh`,
  );
}

/** Creates folders one by one, because Node's recursive mkdir never returns where it cannot write, e.g. below /proc. */
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

/** Another process can have the id after a crash; the port shows whether a platform still runs. */
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
