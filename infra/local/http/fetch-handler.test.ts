import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { asListener } from './http-handler.ts';
import { fetchHandler } from './fetch-handler.ts';

let server: Server | undefined;
afterEach(() => new Promise<unknown>((done) => server?.close(done) ?? done(undefined)));

async function serve(...handler: Parameters<typeof fetchHandler>): Promise<string> {
  server = createServer(asListener(fetchHandler(...handler)));
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('Method, path, query, headers and body reach the function, and its response is returned', async () => {
  const origin = await serve(async (request) => {
    const { method, url, headers } = request;
    const seen = [method, new URL(url).pathname, new URL(url).search, headers.get('x-key')];
    return Response.json([...seen, await request.text()], {
      status: 402,
      headers: { 'request-id': 'req_1' },
    });
  });
  const response = await fetch(`${origin}/v1/x?a=b`, {
    method: 'POST',
    body: 'amount=ü',
    headers: { 'X-Key': 'k' },
  });
  expect(response.status).toBe(402);
  expect(response.headers.get('request-id')).toBe('req_1');
  expect(await response.json()).toEqual(['POST', '/v1/x', '?a=b', 'k', 'amount=ü']);
});

test('A prefix of the path can be removed', async () => {
  const origin = await serve(
    async ({ url }) => new Response(new URL(url).pathname),
    (path) => path.replace('/_local/stripe', ''),
  );
  expect(await (await fetch(`${origin}/_local/stripe/__emulator/state`)).text()).toBe(
    '/__emulator/state',
  );
});

test('A TypeError closes the connection', async () => {
  const origin = await serve(() => Promise.reject(new TypeError('fetch failed')));
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});

test('A body of more than 1 MB is refused', async () => {
  const origin = await serve(async () => new Response('taken'));
  const response = await fetch(origin, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
  expect(response.status).toBe(413);
});
