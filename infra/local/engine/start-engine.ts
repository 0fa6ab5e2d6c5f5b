import { spawnTiedToParent, type TiedProcess } from '#process/tied-process.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { brokenState } from '#state/state-folder.ts';
import { chooseEngine, type Engine } from './choose-engine.ts';
import { connectEngine, type EngineClient } from './engine-client.ts';
import { freePort } from './free-port.ts';

/** DynamoDB on this machine. */
export interface RunningEngine {
  endpoint: string;
  client: EngineClient;
  process: TiedProcess;
}

const PATIENCE_MS = 20_000;
const POLL_MS = 10;

/** @throws StartFailure when the engine does not come up, or cannot read what it kept in `dataDir`. */
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
  const end = await Promise.race([process.exited, answering(client)]);
  if (end === true) return { endpoint, client, process };
  await process.stop();
  if (end === false) throw new StartFailure(`The engine ${engine.name} does not answer.`);
  if (/sqlite|database/i.test(end.printed)) throw brokenState(dataDir);
  throw new StartFailure(`The engine ${engine.name} ended at once: ${end.printed.split('\n')[0]}`);
}

async function answering(client: EngineClient): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
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
