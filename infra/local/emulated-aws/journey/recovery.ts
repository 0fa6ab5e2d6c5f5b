/** Drills of the recovery: items are lost, then the whole table. What runs is the code of `npm run restore`. */
import {
  CreateBackupCommand,
  DeleteTableCommand,
  DynamoDBClient,
  UpdateTableCommand,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import { LambdaClient, ListEventSourceMappingsCommand } from '@aws-sdk/client-lambda';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { learnerKeys, ordersPartition } from '@learning/functions/table/keys';
import type { OpenEnvironment } from '@learning/infra/deploy/open-environment';
import { copiesBucketName, tableName } from '@learning/infra/environments';
import { missingSettings } from '@learning/infra/recovery/complete-table';
import { asideName, openRecovery, type Source } from '@learning/infra/recovery/recovery';
import { applyAside, compareAside } from '@learning/infra/recovery/restore-aside';
import { restoreLostTable } from '@learning/infra/recovery/restore-lost-table';
import { discardTable, findTable } from '@learning/infra/recovery/restored-table';
import { tableSettings } from '@learning/infra/recovery/table-settings';
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { invoke } from './deployed-function.ts';
import type { EmulatedHost } from './emulated-request.ts';
import { COURSE_ID, type Learner } from './learn.ts';
import { allItems, putter, remover, type StoredItem } from './stored-items.ts';
import { waitFor } from './wait-for.ts';

const nameOf = ({ PK, SK }: StoredItem) => `${PK!.S} ${SK!.S}`;
const byName = (items: readonly StoredItem[]) =>
  new Map(items.map((item) => [nameOf(item), item] as const));
/** What learners may delete, what expires, and what reactions write meanwhile: left out of the drill. */
const LEFT =
  /NOTE#|WORK#|BOOKMARK#|WISH#|LIMIT#|#DRAFT|#SCENARIO#TEXT|#CONVERSATION#TEXT|#SIMULATION#TEXT|PHOTO|EMAIL_CHANGE|#PRIVACY EXPORT|#EVENTS |#NOTIFICATIONS /;

/** Copies table and accounts as the schedule does every week, and reads the copy of the accounts. @returns a line for each step */
export async function copyWeekly(
  { settings: { name }, account }: OpenEnvironment,
  learner: Learner,
): Promise<string[]> {
  const { done } = await invoke(name, 'weekly-copy', { detail: { task: 'copy' } });
  const day = new Date().toISOString().slice(0, 10);
  const { Body } = await new S3Client({}).send(
    new GetObjectCommand({
      Bucket: copiesBucketName(name, account),
      Key: `users/${day}.jsonl`,
    }),
  );
  const accounts = (await Body!.transformToString()).trimEnd().split('\n');
  assert.equal(accounts.length, done);
  const copied = accounts.map((line) => JSON.parse(line) as { userId: string; email: string });
  assert.ok(copied.some(({ userId }) => userId === learner.userId));
  return [`${done} accounts copied, export of the table started`];
}

/**
 * Writes the files of an export as DynamoDB does, with the present items, because the emulator writes none.
 *
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataExport.Output.html
 */
export async function writeExport({
  settings: { name },
  account,
}: OpenEnvironment): Promise<Source> {
  const copyOf = new Date().toISOString().slice(0, 10);
  const folder = `table/${copyOf}/AWSDynamoDB/01732430000000-emulated`;
  const lines = (await allItems(name)).map((item) => JSON.stringify({ Item: item }, binaryAsText));
  const files = {
    [`${folder}/data/items.json.gz`]: gzipSync(lines.join('\n')),
    [`${folder}/manifest-summary.json`]: JSON.stringify({ itemCount: lines.length }),
  };
  const client = new S3Client({});
  const Bucket = copiesBucketName(name, account);
  for (const [Key, Body] of Object.entries(files))
    await client.send(new PutObjectCommand({ Bucket, Key, Body }));
  return { copyOf };
}

/** DynamoDB's JSON holds binary attributes as base64. */
const binaryAsText = (_name: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

/**
 * Loses what is stored of learners, and lets another one go on, then compares and copies back. The emulator restores the present, so the
 * restored table is made before the loss. @returns a line for each step
 */
export async function loseItems(
  environment: OpenEnvironment,
  source: Source,
  { losing, goingOn }: { losing: readonly Learner[]; goingOn: Learner },
): Promise<string[]> {
  const { name } = environment.settings;
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const recovery = openRecovery(environment, source, { say });
  const before = byName(await allItems(name));
  await compareAside(recovery, null);

  const isLost = (item: StoredItem) =>
    losing.some(({ userId }) => item['PK']!.S!.startsWith(`LEARNER#${userId}`)) &&
    !LEFT.test(nameOf(item));
  const lost = [...before.values()].filter(isLost);
  assert.ok(lost.length > 20, `only ${lost.length} items to lose`);
  for (const { PK, SK } of lost) await remover(name)({ PK: PK!.S!, SK: SK!.S! });
  const { PK, SK } = learnerKeys.enrollment(goingOn.userId, COURSE_ID);
  const { PK: _pk, SK: _sk, ...enrollment } = before.get(`${PK} ${SK}`)!;
  await putter(name)({ PK, SK }, { ...enrollment, newer: { BOOL: true } });

  await applyAside(recovery, null);
  const after = byName(await allItems(name));
  for (const item of lost) assert.deepEqual(after.get(nameOf(item)), item);
  assert.deepEqual(after.get(`${PK} ${SK}`)?.['newer'], { BOOL: true });
  lines.length = 0;
  await applyAside(recovery, null);
  assert.ok(
    lines.some((line) => line.startsWith('Copied     0 items')),
    lines.join('\n'),
  );
  await putter(name)({ PK, SK }, enrollment);
  const aside = asideName(recovery);
  await discardTable(recovery.database, aside);
  assert.equal(await findTable(recovery.database, aside), undefined);
  return [`${lost.length} items lost and back, a newer one untouched, nothing copied twice`];
}

/** What was acknowledged when the table was backed up. */
export interface BackedUp {
  items: Map<string, StoredItem>;
}

/** Makes the backup that DynamoDB itself makes of a table that is deleted, and the emulator does not. */
export async function backUp(environment: string): Promise<BackedUp> {
  const items = byName(await allItems(environment));
  await new DynamoDBClient({}).send(
    new CreateBackupCommand({
      TableName: tableName(environment),
      BackupName: `${tableName(environment)}$DeletedTableBackup`,
    }),
  );
  return { items };
}

interface Losing {
  backedUp: BackedUp;
  /** Erased after the backup. */
  erased: Learner & { email: string };
  api: EmulatedHost;
  /** Whose dashboard is read. */
  learner: Learner;
  /** Signs up after the restore, and starts a trial. */
  signUpNew: () => Promise<Learner>;
}

/**
 * Destroys the table, restores it, and looks for everything that was acknowledged. @returns a line for each step, with the measured times
 */
export async function loseTable(
  environment: OpenEnvironment,
  { backedUp, erased, api, learner, signUpNew }: Losing,
): Promise<string[]> {
  const { name } = environment.settings;
  const dashboard = () =>
    api({
      path: `/api/users/${learner.userId}/dashboard?timeZone=Europe/Berlin`,
      token: learner.accessToken,
    });
  await destroyTable(tableName(name));
  const lostAt = performance.now();
  const down = await dashboard();
  assert.ok(down.status >= 500, `the dashboard responds ${down.status} without a table`);

  const lines: string[] = [];
  const recovery = openRecovery(
    environment,
    { at: new Date() },
    { say: (line) => lines.push(line) },
  );
  await restoreLostTable(recovery);
  assert.equal((await dashboard()).status, 200);
  const downSeconds = ((performance.now() - lostAt) / 1000).toFixed(1);

  const after = byName(await allItems(name));
  const acknowledged = [...backedUp.items.values()].filter(
    (item) => !isOfErased(item, backedUp, erased),
  );
  assert.ok(
    acknowledged.length < backedUp.items.size,
    'nothing of the erased account was backed up',
  );
  const lost = acknowledged.map(nameOf).filter((key) => !after.has(key));
  assert.deepEqual(lost, []);
  checkErased([...after.values()], erased);
  await checkRestoredTable(environment);

  const eve = await signUpNew();
  await waitFor('the notification of a new trial', async () => {
    const path = '/api/users/me/notifications';
    const { body } = await api({ path, token: eve.accessToken });
    const list = (body.notifications ?? []) as { title: string }[];
    return list.some(({ title }) => title === 'Your free trial has started') || undefined;
  });
  return [
    ...lines,
    `RTO ${downSeconds} s here, from the loss to a dashboard that responds, without the time that AWS needs to restore`,
    `RPO ${lost.length} of ${acknowledged.length} items lost; ${backedUp.items.size - acknowledged.length} of the erased account are erased again`,
    'a new learner, a trial, and its notification by the new stream',
  ];
}

async function destroyTable(TableName: string) {
  const client = new DynamoDBClient({});
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }));
  await client.send(new DeleteTableCommand({ TableName }));
  await waitUntilTableNotExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName });
}

/** Whether an item is of an erased account, a message from its address, or of its team, which the erasure dissolves. */
function isOfErased(
  item: StoredItem,
  { items }: BackedUp,
  { userId, email }: Losing['erased'],
): boolean {
  const plans = [...items.values()]
    .filter(({ PK }) => PK!.S === ordersPartition(userId))
    .flatMap(({ orderId }) => orderId?.S ?? []);
  const text = JSON.stringify(item);
  return [userId, email, ...plans].some((id) => text.includes(id));
}

/**
 * Expects nothing of an erased account but the records of payments, the work of the second pass, and what that pass erases: events
 * of the erasure, such as the end of its plan, and the notifications that the functions make of them meanwhile.
 */
function checkErased(items: readonly StoredItem[], { userId, email }: Losing['erased']) {
  const kept = new RegExp(`^(LEARNER#${userId}#ORDERS|PRIVACY_WORK) `);
  const own = items
    .map(nameOf)
    .filter((key) => key.includes(`LEARNER#${userId}`) || key.endsWith(userId));
  assert.deepEqual(
    own.filter((key) => !kept.test(key) && !/#(?:EVENTS|NOTIFICATIONS) /.test(key)),
    [],
  );
  assert.ok(!JSON.stringify(items).includes(email), `${email} is stored again`);
}

/** Expects the restored table to be as the stack declares it, and the functions to listen to its stream. */
export async function checkRestoredTable({ settings }: OpenEnvironment) {
  const client = new DynamoDBClient({});
  const table = tableName(settings.name);
  assert.deepEqual(await missingSettings(client, table, tableSettings(settings)), []);
  const { LatestStreamArn } = (await findTable(client, table))!;
  const { EventSourceMappings = [] } = await new LambdaClient({}).send(
    new ListEventSourceMappingsCommand({}),
  );
  const sources = EventSourceMappings.map(({ EventSourceArn }) => EventSourceArn);
  assert.deepEqual(sources, [LatestStreamArn, LatestStreamArn]);
}
