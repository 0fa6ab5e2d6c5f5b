import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  PublishVersionCommand,
  UpdateAliasCommand,
  UpdateFunctionConfigurationCommand,
  waitUntilFunctionUpdatedV2,
} from '@aws-sdk/client-lambda';
import {
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { SSMClient } from '@aws-sdk/client-ssm';
import assert from 'node:assert/strict';
import { deployStacks, type Deployment } from '@learning/infra/deploy/deploy-environment';
import { openEnvironment } from '@learning/infra/deploy/open-environment';
import { run } from '@learning/infra/deploy/run';
import { rotateKey, type KeyKind } from '@learning/infra/operate/rotate-keys';
import { rotateWebhookSecret } from '@learning/infra/stripe-sync/rotate-webhook-secret';
import { storedSettings } from '@learning/infra/stripe-sync/stored-settings';
import type { EnvironmentSettings } from '@learning/infra/environments';
import { stripeOf, type StripeStandIn } from '../stripe-stand-in.ts';
import { watchAlarm } from './alarm-watch.ts';
import { invoke } from './deployed-function.ts';
import { environmentVariables } from '@learning/infra/operate/environment-variables';
import { allItems } from './stored-items.ts';
import type { EmulatedHost } from './emulated-request.ts';

/** Runs a command of an operator as a process of its own. @returns what it prints */
const command = (script: string, ...args: string[]): Promise<string> =>
  run(script, [process.execPath, script, ...args]);

const inEnvironment = (environment: string, script: string, ...args: string[]) =>
  command('infra/operate/in-environment.ts', script, '--env', environment, ...args);

const OPERATE = 'functions/src/operating/command/operate.ts';

/** Does what support needs for one account and one request, by command. @returns a line for each job */
export async function helpPeople(environment: string, email: string): Promise<string[]> {
  const operate = (...args: string[]) => inEnvironment(environment, OPERATE, ...args);
  assert.match(
    await operate('list-inbox'),
    /^(?=.*topic=sales)(?=.*name=Ada Example)(?=.*email=ada@example\.com)/m,
  );
  const learnerId = await accountIdOf(environment, email);
  const unlock = ['unlock-account', '--learner-id', learnerId, '--reason', 'asked by phone'];
  assert.match(await operate(...unlock), /Nothing was changed/);
  assert.match(await operate(...unlock, '--yes'), new RegExp(learnerId));
  const because = ['--reason', 'joined support', '--yes'];
  await operate('invite-operator', '--email', email, '--roles', '["support"]', ...because);
  assert.match(
    await operate('list-operators'),
    new RegExp(`email=${email} {2}roles=\\["support"\\]`),
  );
  await operate('remove-operator', '--operator-id', learnerId, ...because);
  const audit = await operate('list-audit');
  assert.deepEqual(audit.match(/unlockAccount|inviteOperator|removeOperator/g), [
    'removeOperator',
    'inviteOperator',
    'unlockAccount',
  ]);
  assert.doesNotMatch(audit, /state=begun/);
  return ['requests listed', 'an account unlocked', 'an operator added and removed, all recorded'];
}

async function accountIdOf(environment: string, email: string): Promise<string> {
  const printed = await inEnvironment(environment, OPERATE, 'find-learners', '--query', email);
  const learnerId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(printed)?.[0];
  assert.ok(learnerId, printed);
  return learnerId;
}

/** Erases an account for someone who can no longer sign in, by two people. @returns a line */
export async function eraseByOperator(environment: string, email: string): Promise<string[]> {
  const userId = await accountIdOf(environment, email);
  const operate = (...args: string[]) =>
    inEnvironment(environment, OPERATE, ...args, '--learner-id', userId, '--yes');
  const because = ['--reason', 'lost the phone and the mailbox'];
  const asked = await operate('request-erasure', '--keeps-certificates', 'false', ...because);
  const requestedAt = /requestedAt {2}(\S+)/.exec(asked)?.[1];
  assert.ok(requestedAt, asked);
  const confirm = ['confirm-erasure', '--requested-at', requestedAt, ...because];
  await assert.rejects(operate(...confirm), /second_person_required/);
  await inEnvironmentAs(
    'arn:aws:iam::000000000000:user/second-person',
    environment,
    ...confirm,
    '--learner-id',
    userId,
    '--yes',
  );
  await invoke(environment, 'account-deletion', {
    source: 'aws.scheduler',
    detail: { task: 'deletions' },
  });
  const left = (await allItems(environment)).filter(({ PK }) => PK!.S!.includes(userId));
  assert.deepEqual(left, []);
  return [`${email}: asked for by one person, confirmed by another, and erased`];
}

/** Makes a call for another person: the emulator knows one person alone. */
async function inEnvironmentAs(
  OPERATOR: string,
  environment: string,
  ...args: string[]
): Promise<string> {
  const variables = await environmentVariables(environment);
  return run(OPERATE, [process.execPath, OPERATE, ...args], { env: { ...variables, OPERATOR } });
}

/** Computes what the environment costs. @returns its last line */
export async function costOf(environment: string): Promise<string[]> {
  const printed = await command('infra/cost/cost.ts', '--env', environment);
  const last = printed.trim().split('\n').at(-1)!;
  assert.match(last, /^In all +\d+\.\d\d$/);
  return [last.replace(/ +/g, ' ')];
}

/**
 * Sends an event that no release can read to the function of the stream, which has to name it as failed, and so on each try. Lambda then
 * tells the queue, as the message here does; the events of today are processed again. @returns a line for each step
 */
export async function redrive(environment: string): Promise<string[]> {
  const sqs = new SQSClient({});
  const QueueName = `learning-${environment}-failed-events`;
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName }));
  const record = { dynamodb: { SequenceNumber: '1', NewImage: { entity: { S: 'domainEvent' } } } };
  const response = await invoke<object>(environment, 'reactions', { Records: [record] });
  assert.deepEqual(response, { batchItemFailures: [{ itemIdentifier: '1' }] });
  const alarm = await watchAlarm(environment, 'failed-events');
  const waiting = async () => {
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
    );
    return Number(Attributes!['ApproximateNumberOfMessages']);
  };
  await alarm.record(await waiting());
  await alarm.expectQuiet();
  const now = new Date().toISOString();
  const DDBStreamBatchInfo = {
    approximateArrivalOfFirstRecord: now,
    approximateArrivalOfLastRecord: now,
  };
  const MessageBody = JSON.stringify({ DDBStreamBatchInfo });
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));
  await alarm.record(await waiting());
  const told = await alarm.expectAlarm();
  const printed = await command('infra/operate/redrive.ts', '--env', environment);
  assert.match(printed, /Processed {2}[1-9]\d* events of/);
  assert.equal(await waiting(), 0);
  return [
    'an unreadable event: named as failed',
    `the alarm on its queue tells the operators: ${told}`,
    printed.trim(),
  ];
}

/** Commands refuse credentials of another account. */
export async function refuseOtherAccount(settings: EnvironmentSettings): Promise<void> {
  const elsewhere = openEnvironment({ ...settings, account: '123456789012' });
  await assert.rejects(elsewhere, /is in account 123456789012/);
}

/** Replaces what signs Stripe's events, while they arrive. @returns a line */
export async function rotateStripe(
  stripe: StripeStandIn,
  environment: string,
  siteOrigin: string,
): Promise<string[]> {
  const sdk = stripeOf(stripe);
  const { id } = await sdk.customers.create({ email: 'ada@example.com' });
  let count = 0;
  const sendEvent = async () => {
    count += 1;
    await sdk.customers.update(id, { name: `Ada ${count}` });
    assert.ok((await stripe.emulator.deliverDue()) > 0, `event ${count} was refused`);
  };
  await sendEvent();
  await rotateWebhookSecret({
    stripe: sdk,
    stored: storedSettings(new SSMClient({}), environment),
    siteOrigin,
    waitForFunctions: async () => {
      await sendEvent();
      await restart(`learning-${environment}-stripe-webhook`);
    },
  });
  await sendEvent();
  return [`${count} events of Stripe accepted before, during and after`];
}

/** A function reads its parameters at its start, as does a new version of it; waiting five minutes would do the same. */
async function restart(FunctionName: string): Promise<void> {
  const client = new LambdaClient({});
  const { Environment } = await client.send(new GetFunctionConfigurationCommand({ FunctionName }));
  const Variables = { ...Environment?.Variables, RESTARTED_AT: new Date().toISOString() };
  await client.send(
    new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }),
  );
  await waitUntilFunctionUpdatedV2({ client, maxWaitTime: 60 }, { FunctionName });
  const { Version } = await client.send(new PublishVersionCommand({ FunctionName }));
  const alias = { FunctionName, Name: 'live', FunctionVersion: Version };
  await client.send(new UpdateAliasCommand(alias));
}

/** Replaces a key, and starts the publisher, which no stream starts here, to write the documents. */
async function rotate(
  deployment: Deployment,
  kind: KeyKind,
  assemble: (settings: EnvironmentSettings) => Promise<string>,
): Promise<string> {
  const { settings } = await openEnvironment(deployment.settings);
  const scheduled = { source: 'aws.scheduler', detail: { task: 'changes' } };
  return rotateKey({
    settings,
    parameters: new SSMClient({}),
    kind,
    deploy: async (changed) =>
      deployStacks({ ...deployment, settings: changed, assembly: await assemble(changed) }),
    rewriteDocuments: async () => {
      let isRunning = true;
      const script = 'functions/src/certificates/operate.ts';
      const rewritten = inEnvironment(settings.name, script, '--rewrite').finally(() => {
        isRunning = false;
      });
      while (isRunning) await invoke(settings.name, 'credential-publisher', scheduled);
      await rewritten;
    },
  });
}

/** Replaces the edge's secret and the key that signs certificates. @returns a line for each */
export async function rotateKeys(
  deployment: Deployment,
  assemble: (settings: EnvironmentSettings) => Promise<string>,
  hosts: { before: EmulatedHost; after: () => Promise<EmulatedHost>; edge: EmulatedHost },
): Promise<string[]> {
  const call = { path: '/api/courses' };
  assert.equal((await hosts.before(call)).status, 200);
  const secret = await rotate(deployment, 'edge-secret', assemble);
  const after = await hosts.after();
  assert.equal((await after(call)).status, 200, 'the new secret');
  assert.equal((await hosts.before(call)).status, 403, 'the former secret');

  const keysOf = async () => {
    const { body } = await hosts.edge({ path: '/credentials/jwks.json' });
    return (body.keys as { kid: string }[]).length;
  };
  const keys = await keysOf();
  const key = await rotate(deployment, 'signing-key', assemble);
  assert.equal(await keysOf(), keys + 1, 'the former key stays published');
  return [
    `edge secret ${secret}, the former one refused`,
    `signing key ${key}, the former published`,
  ];
}
