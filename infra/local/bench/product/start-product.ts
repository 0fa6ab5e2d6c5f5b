import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

/** What the product did since its start. */
export interface Measured {
  /** To the table. */
  requests: number;
  roundTrips: number;
  /** CPU time of the main thread while a function was called, without the system's; what API Gateway does in AWS is not included. */
  functionMs: number;
  /** CPU time that the system used meanwhile, most of it to send bytes to the table over a local connection. */
  systemMs: number;
  /** CPU time of the main thread. */
  allMs: number;
}

interface Account {
  email: string;
  password: string;
}

/** A product to visit, on this machine or elsewhere. */
export interface Product {
  origin: string;
  demo: Account;
  stop(): Promise<void>;
}

export interface RunningProduct extends Product {
  operator: Account;
  /** The folder of its state. */
  state: string;
  /** Needs the script `api/watch-table.mjs`. */
  measure(): Promise<Measured>;
}

/** Starts the built product with an empty state, as `npm start` does, and waits until it prints `Ready`. */
export async function startProduct(
  nodeOptions = '',
  options: readonly string[] = [],
): Promise<RunningProduct> {
  const state = mkdtempSync(join(tmpdir(), 'learning-bench-'));
  const child = spawn(process.execPath, ['infra/local/start.ts', '--without-samples', ...options], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      LOCAL_STATE_DIR: state,
      NODE_OPTIONS: nodeOptions,
    },
    // The IPC channel closes when this process ends, and then the product stops.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = await readUntil(child, /^Ready {2}(\S+)$/m);
  const account = (pattern: RegExp): Account => {
    const [, email, password] = pattern.exec(output)!;
    return { email: email!, password: password! };
  };
  return {
    origin: /^Ready {2}(\S+)$/m.exec(output)![1]!,
    demo: account(/^Demo {3}(\S+) {2}(.+)$/m),
    operator: account(/^Admin {2}(\S+) {2}(\S+)/m),
    state,
    measure: () =>
      new Promise((resolve) => {
        const read = (message: unknown) => {
          const { measured } = message as { measured?: Measured };
          if (measured === undefined) return;
          child.off('message', read);
          resolve(measured);
        };
        child.on('message', read);
        child.send('measure');
      }),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGINT')) await ended;
      rmSync(state, { recursive: true, force: true });
    },
  };
}

function readUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (pattern.test(output)) resolve(output);
    });
    child.once('exit', () =>
      reject(new Error(`The product stopped before it was ready:\n${output}`)),
    );
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
