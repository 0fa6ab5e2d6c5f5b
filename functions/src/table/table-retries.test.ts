import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestTable, defaultEndpoint } from '#testing/table/test-table.ts';
import { failedConditions, isConditionFailure } from './condition-errors.ts';
import { getItem, openTable, putItem, writeTransaction, type Table } from './table.ts';

const key = (SK: string) => ({ PK: 'p', SK });
const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };
const throttled = '{"__type":"com.amazonaws.dynamodb.v20120810#ThrottlingException"}';

/** @param passOn sends the request to the engine */
type Fault = (response: ServerResponse, passOn: () => Promise<Response>) => unknown;

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Opens a table whose first request meets a fault; later ones reach the engine. */
async function faultyTable({ name }: Table, fault?: Fault) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      bodies.push(body);
      const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
      const passOn = () =>
        fetch(defaultEndpoint, {
          method: 'POST',
          body,
          headers: headers as Record<string, string>,
        });
      if (fault && bodies.length === 1) return fault(response, passOn);
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
  return { table, bodies };
}

const addOne = (table: Table) =>
  writeTransaction(table, [
    { put: key('new'), condition: isNew },
    {
      update: key('counter'),
      with: {
        UpdateExpression: 'ADD taken :one',
        ExpressionAttributeValues: { ':one': 1 },
      },
    },
  ]);

describe('a request', () => {
  test.each<[string, Fault]>([
    ['throttled', (response) => response.writeHead(400).end(throttled)],
    ['met by a failure', (response) => response.writeHead(500).end()],
    ['cut off', (response) => response.destroy()],
  ])('that is %s is sent again, the same', async (_, fault) => {
    const stored = await createTestTable();
    await putItem(stored, { ...key('a'), count: 2.5 });
    const { table, bodies } = await faultyTable(stored, fault);
    expect(await getItem(table, key('a'))).toEqual({ ...key('a'), count: 2.5 });
    expect(bodies).toHaveLength(2);
    close?.();
    const writing = await faultyTable(stored, fault);
    await addOne(writing.table);
    expect(writing.bodies).toHaveLength(2);
    expect(writing.bodies[1]).toBe(writing.bodies[0]);
  });

  test('of a transaction that is done, but whose response is lost, is not done again', async () => {
    const stored = await createTestTable();
    const { table, bodies } = await faultyTable(stored, (response, passOn) =>
      passOn().then(() => response.destroy()),
    );
    await addOne(table);
    expect(bodies).toHaveLength(2);
    expect(await getItem(stored, key('counter'))).toMatchObject({ taken: 1 });
  });

  test('that a condition refuses is sent once', async () => {
    const stored = await createTestTable();
    await putItem(stored, key('new'));
    const { table, bodies } = await faultyTable(stored);
    const refused = (write: Promise<unknown>) => write.catch((error: unknown) => error);
    expect(isConditionFailure(await refused(putItem(table, key('new'), isNew)))).toBe(true);
    expect(failedConditions(await refused(addOne(table)))).toEqual([0]);
    expect(bodies).toHaveLength(2);
  });
});
