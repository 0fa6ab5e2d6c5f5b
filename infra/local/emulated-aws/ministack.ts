import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { OperatorFailure } from '@learning/infra/deploy/operator-failure';
import { freePort } from '#engine/free-port.ts';
import { spawnTiedToParent } from '#process/tied-process.ts';
import { pythonTool } from './python-tools.ts';

export interface EmulatedAws {
  port: number;
  /** For `AWS_ENDPOINT_URL`. */
  endpoint: string;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const PAUSE_MS = 50;

/**
 * Starts an empty MiniStack on a free port of the loopback. It ends when this process ends, or earlier.
 *
 * @throws OperatorFailure with its last lines when it does not start
 */
export async function startEmulatedAws(): Promise<EmulatedAws> {
  const port = await freePort();
  const scratch = mkdtempSync(join(tmpdir(), 'emulated-aws-'));
  const env = {
    ...process.env,
    GATEWAY_PORT: String(port),
    // By default it listens on the whole network and opens MQTT's port, too.
    BIND_HOST: '127.0.0.1',
    IOT_MTLS_ENABLED: '0',
    // Enforces IAM: each function has only the permissions of its role.
    AUTH: 'true',
    LOG_LEVEL: 'WARNING',
    TMPDIR: scratch,
    // Its functions run on this process's Node, which is Lambda's version.
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  };
  const server = spawnTiedToParent([pythonTool('ministack')], { cwd: scratch, env });
  const removeScratch = () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', removeScratch);
  const stop = async () => {
    await server.stop();
    removeScratch();
    process.off('exit', removeScratch);
  };

  const endpoint = `http://127.0.0.1:${port}`;
  let hasEnded = false;
  void server.exited.then(() => (hasEnded = true));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isResponding(endpoint))) {
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new OperatorFailure(`The emulated AWS did not start.\n${server.printed()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { port, endpoint, stop };
}

function isResponding(endpoint: string): Promise<boolean> {
  return fetch(`${endpoint}/_ministack/health`).then(
    (response) => response.ok,
    () => false,
  );
}
