import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { taskRunKey } from '@learning/functions/table/keys';
import { settingName } from '@learning/infra/constructs/parameters';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchAlarm } from './alarm-watch.ts';
import { deployedAlarms } from './deployed-alarms.ts';
import { invoke } from './deployed-function.ts';
import type { EmulatedHost } from './emulated-request.ts';
import { putter } from './stored-items.ts';

const LONG_AGO_MS = 2 * 3_600_000;

/**
 * Runs the deployed heartbeat against the deployed site: well, with a schedule that has stopped, and with a site that does not respond.
 *
 * @returns a line for each case
 */
export async function checkHeartbeat(
  hosts: { api: EmulatedHost; edge: EmulatedHost },
  environment: string,
): Promise<string[]> {
  await assertSilenceAlarms(environment);
  const front = await openFront(hosts);
  const restore = await replaceOrigin(environment, front.origin);
  try {
    const alarm = await watchAlarm(environment, 'heartbeat');
    const { checks } = await invoke(environment, 'heartbeat', {});
    assert.ok(checks! > 10, `${checks} checks`);
    await alarm.expectQuiet();

    await stopReminders(environment);
    assert.match(await failureOf(environment), /task reminders of reminders: not completed since/);
    const told = await alarm.expectAlarm();
    const run = { source: 'aws.scheduler', detail: { task: 'reminders' } };
    await invoke(environment, 'reminders', run);
    await invoke(environment, 'heartbeat', {});

    await front.close();
    assert.match(await failureOf(environment), /home page: no response/);
    return [
      `healthy: ${checks} checks`,
      'a schedule that stopped: named, and well again after its next run',
      'a site that does not respond: named',
      `its alarm tells the operators: ${told}`,
      'it goes off without data, too',
    ];
  } finally {
    await restore();
    await front.close();
  }
}

/** Serves the deployed site on one origin, because the emulated edge has no way to the API. */
async function openFront({ api, edge }: { api: EmulatedHost; edge: EmulatedHost }) {
  const server = createServer((request, response) => {
    const path = request.url!;
    const host = path.startsWith('/api/') ? api : edge;
    host({ path }).then(
      ({ status, bytes }) => response.writeHead(status).end(bytes),
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** @returns a function that stores the former origin again */
async function replaceOrigin(environment: string, origin: string): Promise<() => Promise<void>> {
  const client = new SSMClient({});
  const Name = settingName(environment, 'site/origin');
  const { Parameter } = await client.send(new GetParameterCommand({ Name }));
  const store = async (Value: string) => {
    await client.send(new PutParameterCommand({ Name, Value, Type: 'String', Overwrite: true }));
  };
  await store(origin);
  return () => store(Parameter!.Value!);
}

/** Stores that the reminders have not run for two hours. */
async function stopReminders(environment: string): Promise<void> {
  await putter(environment)(taskRunKey('reminders', 'reminders'), {
    entity: { S: 'taskRun' },
    schemaVersion: { N: '1' },
    name: { S: 'reminders' },
    task: { S: 'reminders' },
    state: { S: 'completed' },
    at: { S: new Date(Date.now() - LONG_AGO_MS).toISOString() },
  });
}

/** Runs the heartbeat and expects it to fail. @returns what it says */
async function failureOf(environment: string): Promise<string> {
  const FunctionName = `learning-${environment}-heartbeat`;
  const { FunctionError, Payload } = await new LambdaClient({}).send(
    new InvokeCommand({ FunctionName, Payload: '{}' }),
  );
  const said = Buffer.from(Payload ?? []).toString();
  assert.notEqual(FunctionError, undefined, said);
  return said;
}

/** Asserts that the deployed alarm on the heartbeat treats missing data as a failure, and no other alarm does. */
async function assertSilenceAlarms(environment: string): Promise<void> {
  const silence = (await deployedAlarms(environment))
    .filter(({ TreatMissingData }) => TreatMissingData === 'breaching')
    .map(({ AlarmName }) => AlarmName);
  assert.deepEqual(silence, [`learning-${environment}-heartbeat`]);
}
