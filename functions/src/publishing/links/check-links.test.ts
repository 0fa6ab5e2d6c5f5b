import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLinks, type LinkOutcome } from './check-links.ts';

let server: Server;
let origin: string;
/** The most requests that were open at once. */
let mostAtOnce = 0;

beforeAll(async () => {
  let open = 0;
  server = createServer(({ method, url }, response) => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.once('close', () => (open -= 1));
    const redirect = (status: number, location: string) =>
      response.writeHead(status, { location }).end();
    if (url === '/ok') return response.end();
    if (url === '/no-head') return response.writeHead(method === 'HEAD' ? 405 : 200).end('text');
    if (url === '/members') return response.writeHead(403).end();
    if (url === '/moved') return redirect(301, '/ok');
    if (url === '/moved-twice') return redirect(308, '/moved');
    if (url === '/sign-in') return redirect(302, '/ok');
    if (url === '/loop') return redirect(301, '/loop');
    // Never responds.
    if (url === '/silent') return undefined;
    return response.writeHead(url === '/down' ? 503 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('tells for each address whether it responds, moved or is broken, and asks a host one thing at a time', async () => {
  const expected: Record<string, LinkOutcome> = {
    '/ok': { kind: 'ok' },
    '/no-head': { kind: 'ok' },
    '/members': { kind: 'ok' },
    '/sign-in': { kind: 'ok' },
    '/moved': { kind: 'moved', to: `${origin}/ok` },
    '/moved-twice': { kind: 'moved', to: `${origin}/ok` },
    '/loop': { kind: 'broken', reason: 'redirects more than 5 times' },
    '/gone': { kind: 'broken', reason: 'responds with 404' },
    '/down': { kind: 'broken', reason: 'responds with 503' },
  };
  const outcomes: Record<string, LinkOutcome> = {};
  const addresses = Object.keys(expected).map((path) => origin + path);
  await checkLinks(
    addresses,
    (address, outcome) => (outcomes[new URL(address).pathname] = outcome),
  );
  expect(outcomes).toEqual(expected);
  expect(mostAtOnce).toBe(1);
});

it('waits for a silent server as long as it is told to', async () => {
  const outcomes: LinkOutcome[] = [];
  await checkLinks([`${origin}/silent`], (_address, outcome) => outcomes.push(outcome), 200);
  expect(outcomes).toEqual([{ kind: 'broken', reason: 'no response within 0.2 seconds' }]);
});

it('tells why a server cannot be reached', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(closed.address() as AddressInfo).port}/`;
  await new Promise((resolve) => closed.close(resolve));
  const outcomes: LinkOutcome[] = [];
  await checkLinks([address], (_address, outcome) => outcomes.push(outcome));
  expect(outcomes).toEqual([{ kind: 'broken', reason: 'ECONNREFUSED' }]);
});
