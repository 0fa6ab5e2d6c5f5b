import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, test } from 'vitest';
import { takeRefusals } from '#testing/table/checked-accesses.ts';
import { TABLE_GRANTS, type FunctionName } from './grants.ts';
import {
  catalogKeys,
  learnerKeys,
  noteKey,
  notesPartition,
  requestKey,
  courseRatingKey,
  courseRatingsPartition,
  unreconciledKeys,
} from './keys.ts';
import { restrictTable } from './restrict-table.ts';

const sent: object[] = [];
const recordingClient = Object.assign(Object.create(DynamoDBDocumentClient.prototype) as object, {
  send: (command: object) => {
    sent.push(command);
    return Promise.resolve({});
  },
}) as DynamoDBDocumentClient;

const TableName = 't';
const as = (name: FunctionName) =>
  restrictTable({ client: recordingClient, name: TableName }, name);
const attempt = (name: FunctionName, command: object) =>
  as(name)
    .client.send(command as Parameters<DynamoDBDocumentClient['send']>[0])
    .then(
      () => 'sent',
      (error: unknown) => (error as Error).message,
    );

afterEach(() => {
  sent.length = 0;
  takeRefusals();
});

describe('a function without the grant', () => {
  const profile = learnerKeys.profile('u1');
  const byPartition = (partition: string) => ({
    TableName,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': partition },
  });
  const inTransaction = (part: object) =>
    new TransactWriteCommand({
      TransactItems: [{ Put: { TableName, Item: requestKey('r1') } }, part as never],
    });

  it.each([
    ['GetItem', new GetCommand({ TableName, Key: profile })],
    ['BatchGetItem', new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [profile] } } })],
    ['GetItem', new TransactGetCommand({ TransactItems: [{ Get: { TableName, Key: profile } }] })],
    ['Query', new QueryCommand(byPartition(profile.PK))],
    ['PutItem', new PutCommand({ TableName, Item: profile })],
    ['UpdateItem', new UpdateCommand({ TableName, Key: profile })],
    ['DeleteItem', new DeleteCommand({ TableName, Key: profile })],
    ['PutItem', inTransaction({ Put: { TableName, Item: profile } })],
    ['UpdateItem', inTransaction({ Update: { TableName, Key: profile } })],
    ['DeleteItem', inTransaction({ Delete: { TableName, Key: profile } })],
    ['ConditionCheckItem', inTransaction({ ConditionCheck: { TableName, Key: profile } })],
  ] as const)(
    'is refused %s, with a message that states what to add and where',
    async (action, command) => {
      expect(await attempt('requests', command)).toBe(
        `The function requests has no grant for dynamodb:${action} on LEARNER#…; add it to functions/src/table/grants.ts.`,
      );
      expect(sent).toEqual([]);
    },
  );

  it('is refused a query of an index, even if it may query the table', async () => {
    const message = await attempt(
      'learning',
      new QueryCommand({
        TableName,
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :pk',
        ExpressionAttributeValues: { ':pk': courseRatingsPartition(14) },
      }),
    );
    expect(message).toMatch(
      /^The function learning has no grant for dynamodb:Query on .*… of GSI1;/,
    );
  });

  it('is refused an inner partition when it has a grant for the outer one only', async () => {
    expect(await attempt('teams', new QueryCommand(byPartition(notesPartition('u1'))))).toContain(
      'dynamodb:Query on LEARNER#…#NOTES',
    );
    expect(
      await attempt('teams', new QueryCommand(byPartition(learnerKeys.profile('u1').PK))),
    ).toBe('sent');
  });

  it('is refused a scan and a query without a partition, which no grant can allow', async () => {
    const scan = new ScanCommand({ TableName });
    const query = new QueryCommand({ TableName, KeyConditionExpression: 'SK = :sk' });
    expect(await attempt('learning', scan)).toMatch(/^No grant can allow/);
    expect(await attempt('learning', query)).toMatch(/^No grant can allow/);
    expect(sent).toEqual([]);
  });
});

describe('a function with the grant', () => {
  it.each([
    ['catalog', new GetCommand({ TableName, Key: catalogKeys.module('m1') })],
    ['learning', new PutCommand({ TableName, Item: noteKey('u1', 14, 'm1') })],
    ['course-ratings', new UpdateCommand({ TableName, Key: catalogKeys.course(14) })],
    ['course-ratings', new DeleteCommand({ TableName, Key: courseRatingKey(14, 'u1') })],
    ['billing-reconciler', new DeleteCommand({ TableName, Key: unreconciledKeys.order('o1') })],
  ] as const)('%s reaches the table', async (name, command) => {
    expect(await attempt(name, command)).toBe('sent');
    expect(sent).toEqual([command]);
  });
});

describe('the grants', () => {
  const folder = join(import.meta.dirname, '../handlers');
  const handlers = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length));

  test('are stated for every deployed function', () => {
    expect(Object.keys(TABLE_GRANTS).toSorted()).toEqual(handlers.toSorted());
  });

  test.each(Object.keys(TABLE_GRANTS))('of %s are the ones that its handler applies', (name) => {
    const source = readFileSync(join(folder, `${name}.ts`), 'utf8');
    const applied = [...source.matchAll(/openTable\([^)]*\), '([\w-]+)'/g)].map(
      ([, operation]) => operation,
    );
    const opened = source.match(/openTable\(/g) ?? [];
    expect(applied).toEqual(opened.map(() => name));
    expect(opened.length > 0).toBe(TABLE_GRANTS[name as FunctionName].length > 0);
  });

  test('name partitions by the functions that make their keys', () => {
    const source = readFileSync(join(import.meta.dirname, 'grants.ts'), 'utf8');
    expect(source.match(/\bon(Index)?\(\s*['"`]/g)).toBeNull();
  });
});
