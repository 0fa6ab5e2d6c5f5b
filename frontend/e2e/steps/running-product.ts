import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface RunningProduct {
  origin: string;
  demo: { email: string; password: string };
  /** Stops the product as Ctrl-C does; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the product as `npm start` does, and waits until it prints `Ready`. */
export async function startProduct(stateDirectory: string, port?: number): Promise<RunningProduct> {
  const actualPort = port ?? (await freePort());
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(actualPort), LOCAL_STATE_DIR: stateDirectory },
    // The IPC channel closes when the test's process ends, and then the product stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = await readUntil(child, /^Ready {2}(\S+)$/m);
  const demo = /^Demo {3}(\S+) {2}(.+)$/m.exec(output);
  return {
    origin: /^Ready {2}(\S+)$/m.exec(output)![1]!,
    demo: { email: demo![1]!, password: demo![2]! },
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(child.exitCode);
        child.once('exit', resolve);
        child.kill('SIGINT');
        return undefined;
      }),
  };
}

function readUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (pattern.test(output)) resolve(output);
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.once('exit', () =>
      reject(new Error(`The product stopped before it was ready:\n${output}`)),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
