import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import {
  createTestTable,
  defaultEndpoint,
  engineNames,
  openTestTable,
} from '#testing/table/test-table.ts';
import { failedConditions, isConditionFailure, isItemTooLarge } from './condition-errors.ts';
import {
  batchGetItems,
  deleteItem,
  getItem,
  openTable,
  putItem,
  queryPartition,
  updateItem,
  updateItemAndRead,
  writeTransaction,
  type Table,
} from './table.ts';

const key = (SK: string) => ({ PK: 'p', SK });

/** What the SDK adds to a request of its own. */
const isOfSdk = ({ headers }: IncomingMessage) => headers['amz-sdk-request'] !== undefined;

/** @param passOn sends the request to the engine, and returns its answer */
type Answer = (response: ServerResponse, passOn: () => Promise<Response>) => unknown;

let close: (() => void) | undefined;
afterEach(() => close?.());

/**
 * Opens a table behind a server that passes requests on to the engine, and notes by whom each was sent.
 *
 * @param interfere returns the answer to a request in place of the engine's
 */
async function watchedTable(
  { name }: Table,
  interfere: (sender: 'sdk' | 'direct', count: number) => Answer | undefined = () => undefined,
): Promise<{ table: Table; senders: string[]; bodies: string[] }> {
  const senders: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const sender = isOfSdk(request) ? 'sdk' : 'direct';
    senders.push(sender);
    const answer = interfere(sender, senders.length);
    void text(request).then(async (body) => {
      bodies.push(body);
      const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
      const passOn = () =>
        fetch(defaultEndpoint, {
          method: 'POST',
          body,
          headers: headers as Record<string, string>,
        });
      if (answer) return answer(response, passOn);
      const passed = await passOn();
      response.writeHead(passed.status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(await passed.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close().closeAllConnections();
  const table = openTable(name, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return { table, senders, bodies };
}

async function tableWithItems(engine = engineNames[0]): Promise<Table> {
  const table = await createTestTable(engine);
  await putItem(table, { ...key('a'), list: [1, { text: 'ä' }], set: new Set(['x']), none: null });
  await putItem(table, { ...key('b'), count: 2.5 });
  return table;
}

const readAll = async (table: Table) => ({
  item: await getItem(table, key('a')),
  missing: await getItem(table, key('c')),
  items: await queryPartition(table, 'p'),
  prefixed: await queryPartition(table, 'p', 'b'),
  batch: (await batchGetItems(table, [key('a'), key('b'), key('c')])).length,
  names: await batchGetItems(table, [key('b')], ['SK']),
});

const throttled = '{"__type":"com.amazonaws.dynamodb.v20120810#ThrottlingException"}';

describe('reads', () => {
  test.each(engineNames)(
    'give the same values directly as through the SDK, on %s',
    async (name) => {
      const stored = await tableWithItems(name);
      // The table whose first request this is asks the SDK.
      const throughSdk = await readAll(stored);
      expect(throughSdk.items).toHaveLength(2);
      expect(await readAll(stored)).toEqual(throughSdk);
    },
  );

  test('are sent directly after the first request', async () => {
    const { table, senders } = await watchedTable(await tableWithItems());
    const first = await readAll(table);
    expect(senders).toEqual(['sdk', ...Array.from({ length: 5 }, () => 'direct')]);
    expect(await readAll(table)).toEqual(first);
  });

  test.each<[string, Answer]>([
    ['throttled', (response) => void response.writeHead(400).end(throttled)],
    ['answered with a failure', (response) => void response.writeHead(500).end()],
    ['cut off', (response) => void response.destroy()],
    [
      'cut off within the answer',
      (response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"Item":', () => response.destroy());
      },
    ],
    ['answered with something else', (response) => void response.end('<html>')],
    ['answered with an unknown type', (response) => void response.end('{"Item":{"a":{"X":"1"}}}')],
  ])('that are %s are sent again by the SDK', async (_, answer) => {
    const { table, senders } = await watchedTable(await tableWithItems(), (sender) =>
      sender === 'direct' ? answer : undefined,
    );
    await getItem(table, key('a'));
    expect(await getItem(table, key('b'))).toEqual({ ...key('b'), count: 2.5 });
    expect(senders).toEqual(['sdk', 'direct', 'sdk']);
  });

  test('that DynamoDB keeps throttling are retried by the SDK', async () => {
    const { table, senders } = await watchedTable(await tableWithItems(), (_, count) =>
      count === 2 || count === 3
        ? (response) => void response.writeHead(400).end(throttled)
        : undefined,
    );
    await getItem(table, key('a'));
    expect(await getItem(table, key('b'))).toEqual({ ...key('b'), count: 2.5 });
    expect(senders).toEqual(['sdk', 'direct', 'sdk', 'sdk']);
  });

  test('of a table that does not exist fail with the error of the SDK', async () => {
    const { table } = await watchedTable({ ...(await tableWithItems()), name: 'no-such-table' });
    for (let time = 0; time < 2; time += 1) {
      await expect(getItem(table, key('a'))).rejects.toMatchObject({
        name: 'ResourceNotFoundException',
      });
    }
  });
});

const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };
const addOne = {
  UpdateExpression: 'ADD taken :one SET #text = :text, #map.#key = :map',
  ConditionExpression: 'attribute_exists(PK)',
  ExpressionAttributeNames: { '#text': 'text', '#map': 'map', '#key': 'constructor' },
  ExpressionAttributeValues: { ':one': 1, ':text': 'ä 😀', ':map': { list: [null, true, 0.5] } },
};
const counter = {
  ...key('n'),
  taken: 0,
  none: undefined,
  map: new Map([['constructor', 'x']]),
  set: new Set([1]),
};

const writes: [string, (table: Table) => Promise<unknown>][] = [
  ['an item', (table) => putItem(table, counter)],
  ['a new item', (table) => putItem(table, { ...counter, SK: 'new' }, isNew)],
  ['an update', (table) => updateItem(table, key('n'), addOne)],
  ['an update that is read', (table) => updateItemAndRead(table, key('n'), addOne)],
  ['a removal', (table) => deleteItem(table, key('n'))],
  [
    'a transaction',
    (table) =>
      writeTransaction(table, [
        { put: { ...counter, SK: 'new' }, condition: isNew },
        { update: key('n'), with: addOne },
        { remove: key('a') },
        { check: key('b'), condition: { ConditionExpression: 'attribute_exists(PK)' } },
      ]),
  ],
];
const refused: typeof writes = [
  ['an item that exists', (table) => putItem(table, counter, isNew)],
  ['an update of a missing item', (table) => updateItem(table, key('missing'), addOne)],
  [
    'a transaction with two conditions',
    (table) =>
      writeTransaction(table, [
        { put: { ...counter, SK: 'new' }, condition: isNew },
        { check: key('missing'), condition: { ConditionExpression: 'attribute_exists(PK)' } },
        { remove: key('n'), condition: isNew },
      ]),
  ],
  ['an item that is too large', (table) => putItem(table, { ...key('n'), a: 'x'.repeat(410_000) })],
  ['an invalid update', (table) => updateItem(table, key('n'), { UpdateExpression: 'NONSENSE' })],
];

/** What a write returns or throws, and what is stored afterwards. */
async function outcomeOf(table: Table, write: (table: Table) => Promise<unknown>) {
  const outcome = await write(table).then(
    (result) => ({ result }),
    (error: Error) => ({
      type: error.constructor,
      name: error.name,
      message: error.message,
      reasons: 'CancellationReasons' in error ? error.CancellationReasons : undefined,
      positions: failedConditions(error),
      isConditionFailure: isConditionFailure(error),
      isItemTooLarge: isItemTooLarge(error),
    }),
  );
  return { outcome, stored: await queryPartition(table, 'p') };
}

/** Removes the token of a transaction, which differs each time. */
const withoutToken = (body: string) => {
  const { ClientRequestToken: _, ...input } = JSON.parse(body) as Record<string, unknown>;
  return input;
};

describe('writes', () => {
  const tableWithCounter = async (engine = engineNames[0]) => {
    const table = await tableWithItems(engine);
    await putItem(table, counter);
    return table;
  };
  const tokenOf = (body: string | undefined) =>
    (JSON.parse(body!) as { ClientRequestToken?: string }).ClientRequestToken;

  describe.each(engineNames)('on %s', (engine) => {
    test.each([...writes, ...refused])(
      'of %s end directly as through the SDK',
      async (_, write) => {
        const [one, other] = [await tableWithCounter(engine), await tableWithCounter(engine)];
        // The first request of a client is sent by the SDK.
        const throughSdk = await outcomeOf(openTestTable(one.name, engine), write);
        expect(await outcomeOf(other, write)).toEqual(throughSdk);
      },
    );
  });

  test.each(writes)('of %s are the same request as the SDK sends', async (_, write) => {
    const stored = await tableWithCounter();
    const { table, senders, bodies } = await watchedTable(stored);
    await write(table);
    await deleteItem(stored, key('new'));
    await putItem(stored, counter);
    await write(table);
    expect(senders).toEqual(['sdk', 'direct']);
    expect(withoutToken(bodies[1]!)).toEqual(withoutToken(bodies[0]!));
    expect(tokenOf(bodies[1]) === undefined).toBe(tokenOf(bodies[0]) === undefined);
  });

  test.each(refused.slice(0, 3))('of %s are refused once', async (_, write) => {
    const { table, senders } = await watchedTable(await tableWithCounter());
    await getItem(table, key('a'));
    await expect(write(table)).rejects.toThrow(/condition/i);
    expect(senders).toEqual(['sdk', 'direct']);
  });

  describe.each(writes)('of %s', (_, write) => {
    test.each<[string, Answer]>([
      ['throttled', (response) => response.writeHead(400).end(throttled)],
      ['refused with something else', (response) => response.writeHead(400).end('<html>')],
      ['answered with a failure', (response) => response.writeHead(500).end()],
      ['cut off', (response) => response.destroy()],
    ])('that are %s are sent again by the SDK, the same', async (__, answer) => {
      const { table, senders, bodies } = await watchedTable(await tableWithCounter(), (sender) =>
        sender === 'direct' ? answer : undefined,
      );
      await getItem(table, key('a'));
      await write(table);
      expect(senders).toEqual(['sdk', 'direct', 'sdk']);
      expect(JSON.parse(bodies[2]!)).toEqual(JSON.parse(bodies[1]!));
    });

    test('that are done are not sent again, even if the answer cannot be read', async () => {
      const { table, senders } = await watchedTable(await tableWithCounter(), (sender) =>
        sender === 'direct' ? (response) => response.end('<html>') : undefined,
      );
      await getItem(table, key('a'));
      await expect(write(table)).rejects.toThrow(SyntaxError);
      expect(senders).toEqual(['sdk', 'direct']);
    });
  });

  test('of a transaction that is done, but cut off, are not done again', async () => {
    const stored = await tableWithCounter();
    const { table, senders } = await watchedTable(stored, (sender) =>
      sender === 'direct'
        ? (response, passOn) => passOn().then(() => response.destroy())
        : undefined,
    );
    await getItem(table, key('a'));
    await writes.at(-1)![1](table);
    expect(senders).toEqual(['sdk', 'direct', 'sdk']);
    expect(await getItem(stored, key('n'))).toMatchObject({ taken: 1 });
  });
});
