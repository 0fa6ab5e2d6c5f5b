/**
 * Command: `npm start`. Runs the whole product on this machine and prints `Ready` once everything responds.
 *
 * The environment variables PORT (5173) and LOCAL_STATE_DIR (.local/) change the defaults. `--fresh` empties the state first; `--dev`
 * reloads changed sources.
 */
import { assertResponses } from './platform/assert-responses.ts';
import { demoAccount } from './identity/demo-account.ts';
import { demoOperator } from './identity/demo-operator.ts';
import { startPlatform } from './platform/start-platform.ts';
import { readSettings } from './platform/settings.ts';
import { StartFailure } from './platform/start-failure.ts';

const tasks: (() => Promise<unknown> | void)[] = [];
let isStopping = false;

async function runTasks(): Promise<void> {
  for (const task of tasks.toReversed()) await Promise.resolve(task()).catch(() => {});
}

function stop(exitCode: number): void {
  if (isStopping) return;
  isStopping = true;
  void runTasks().finally(() => process.exit(exitCode));
}

function fail(error: unknown): void {
  // Errors while everything is being stopped do not matter.
  if (!isStopping) console.error(error instanceof StartFailure ? error.message : error);
  stop(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
// The process that started this one decides about the end of a terminal, and disconnects when it has ended itself.
process.on('SIGHUP', () => process.connected || stop(0));
process.on('disconnect', () => stop(0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  await startPlatform(settings, {
    print: (line) => console.log(line),
    onStop: (task) => tasks.push(task),
    onFailure: fail,
  });
  const origin = `http://localhost:${settings.port}`;
  await assertResponses(origin);
  console.log(`Demo   ${demoAccount.email}  ${demoAccount.password}`);
  console.log(
    `Admin  ${demoOperator.email}  ${demoOperator.password}  its code is on ${origin}/_local`,
  );
  console.log(`Mail   ${origin}/_local`);
  console.log(`Ready  ${origin}`);
} catch (error) {
  fail(error);
}
