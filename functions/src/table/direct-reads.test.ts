import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestTable, defaultEndpoint, engineNames } from '#testing/table/test-table.ts';
import { batchGetItems, getItem, openTable, putItem, queryPartition, type Table } from './table.ts';

const key = (SK: string) => ({ PK: 'p', SK });

/** What the SDK adds to a request of its own. */
const isOfSdk = ({ headers }: IncomingMessage) => headers['amz-sdk-request'] !== undefined;

type Answer = (response: ServerResponse) => void;

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
): Promise<{ table: Table; senders: string[] }> {
  const senders: string[] = [];
  const server = createServer((request, response) => {
    const sender = isOfSdk(request) ? 'sdk' : 'direct';
    senders.push(sender);
    const answer = interfere(sender, senders.length);
    void text(request).then(async (body) => {
      if (answer) return answer(response);
      const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
      const passed = await fetch(defaultEndpoint, {
        method: 'POST',
        body,
        headers: headers as Record<string, string>,
      });
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
  return { table, senders };
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

  test('are sent directly after the first request, and writes by the SDK', async () => {
    const { table, senders } = await watchedTable(await tableWithItems());
    const first = await readAll(table);
    expect(senders).toEqual(['sdk', ...Array.from({ length: 5 }, () => 'direct')]);
    expect(await readAll(table)).toEqual(first);
    senders.length = 0;
    await putItem(table, key('d'));
    expect(senders).toEqual(['sdk']);
  });

  const throttled = '{"__type":"com.amazonaws.dynamodb.v20120810#ThrottlingException"}';

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
