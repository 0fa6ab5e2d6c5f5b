/**
 * Command: `npm run redrive -- --env NAME [--day 2026-11-22]` processes events again whose notification or mail failed every time: those
 * in the dead-letter queue, or all of a day (UTC). What was done before is not repeated.
 */
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import { parseArgs } from 'node:util';
import { environmentOf } from '#deploy/command-line.ts';
import { openEnvironment } from '#deploy/open-environment.ts';
import { OperatorFailure, runCommand } from '#deploy/operator-failure.ts';
import { redriveDay, redriveQueue } from './redrive-events.ts';

await runCommand(async () => {
  const { name, day } = readArguments();
  const { settings, region } = await openEnvironment(environmentOf(name));
  const clients = { lambda: new LambdaClient({ region }), sqs: new SQSClient({ region }) };
  const days =
    day === undefined
      ? await redriveQueue(settings.name, clients)
      : [await redriveDay(settings.name, day, clients)];
  if (days.length === 0) console.log('Nothing to do: no event was put aside.');
  for (const { day: done, processed } of days)
    console.log(`Processed  ${processed} events of ${done} again`);
});

function readArguments() {
  try {
    const { values } = parseArgs({ options: { env: { type: 'string' }, day: { type: 'string' } } });
    if (values.day === undefined || /^\d{4}-\d\d-\d\d$/.test(values.day))
      return { name: values.env ?? '', day: values.day };
  } catch {
    // An unknown option gets the usage line, too.
  }
  throw new OperatorFailure('Usage: npm run redrive -- --env NAME [--day YYYY-MM-DD]');
}
