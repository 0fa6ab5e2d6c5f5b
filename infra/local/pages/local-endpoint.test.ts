import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asListener } from '#http/http-handler.ts';
import { localEndpoint } from './local-endpoint.ts';

const mail = { to: 'a@x.example', subject: 'Hello', text: 'Code 111111', code: '111111' };
const mails = [{ ...mail, sentAt: '2026-01-01T10:00:00.000Z' }];

let server: Server;
let origin: string;
beforeAll(async () => {
  const demo = { email: 'demo@x.example', password: 'published' };
  const state = { demo, operators: [], mails, users: [], items: new Map<string, number>() };
  server = createServer(asListener(localEndpoint(async () => state)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

test.each([
  ['/_local', 200, 'text/html; charset=utf-8'],
  ['/_local/', 200, 'text/html; charset=utf-8'],
  ['/_local/local.css', 200, 'text/css; charset=utf-8'],
  ['/_local/outbox.json', 200, 'application/json'],
  ['/_local/other', 404, 'text/plain'],
])('%s responds with %i as %s and is never cached', async (path, status, type) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

test('The mails are available as JSON', async () => {
  expect(await (await fetch(`${origin}/_local/outbox.json`)).json()).toEqual(mails);
});

test('POST is refused', async () => {
  expect((await fetch(`${origin}/_local`, { method: 'POST' })).status).toBe(405);
});
