import { spawnTiedToParent, type TiedProcess } from '#process/tied-process.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { unreadableState } from '#state/state-folder.ts';
import { chooseEngine, type Engine } from './choose-engine.ts';
import { connectEngine, type EngineClient } from './engine-client.ts';
import { freePort } from './free-port.ts';

/** DynamoDB on this machine. */
export interface RunningEngine {
  endpoint: string;
  client: EngineClient;
  process: TiedProcess;
}

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 10;

/** @throws StartFailure when the engine does not start, or cannot read its data in `dataDir` */
export async function startEngine(
  dataDir: string,
  engine: Engine = chooseEngine(),
): Promise<RunningEngine> {
  const port = await freePort();
  const process = spawnTiedToParent([engine.command, ...engine.args({ dataDir, port })], {
    cwd: engine.cwd,
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const client = connectEngine(endpoint);
  const end = await Promise.race([process.exited, waitUntilResponding(client)]);
  if (end === true) return { endpoint, client, process };
  await process.stop();
  if (end === false) throw new StartFailure(`The DynamoDB engine ${engine.name} does not respond.`);
  if (/sqlite|database/i.test(end.printed)) throw unreadableState(dataDir);
  throw new StartFailure(
    `The DynamoDB engine ${engine.name} stopped right after its start: ${end.printed.split('\n')[0]}`,
  );
}

async function waitUntilResponding(client: EngineClient): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    try {
      await client('ListTables', {});
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  return false;
}
