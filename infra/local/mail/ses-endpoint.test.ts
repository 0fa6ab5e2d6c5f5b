import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asListener } from '#http/http-handler.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { sesEndpoint } from './ses-endpoint.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const SIGNED = { authorization: 'AWS4-HMAC-SHA256 Credential=local' };
const mail = {
  FromEmailAddress: 'no-reply@duecourse.example',
  Destination: { ToAddresses: ['ada@x.example', 'Ben <ben@x.example>'] },
  Content: { Simple: { Subject: { Data: 'Seat' }, Body: { Text: { Data: 'Join the team.' } } } },
  ListManagementOptions: { ContactListName: 'all' },
};

let folder: string;
let outbox: Outbox;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ses-'));
  const current: Outbox = {
    add: (sentMail) => outbox.add(sentMail),
    nameCode: (address, code) => outbox.nameCode(address, code),
    list: () => outbox.list(),
    forget: (address) => outbox.forget(address),
  };
  server = createServer(asListener(sesEndpoint(current, () => NOW)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  rmSync(join(folder, 'outbox.json'), { force: true });
  outbox = openOutbox(join(folder, 'outbox.json'));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const post = (body: unknown, headers: Record<string, string> = SIGNED, path = '/_local/ses') =>
  fetch(`${origin}${path}/v2/email/outbound-emails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('A mail is added to the outbox once for each recipient, and the response has a message id', async () => {
  const response = await post(mail);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ MessageId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const sent = { subject: 'Seat', text: 'Join the team.', sentAt: NOW.toISOString() };
  expect(outbox.list()).toEqual([
    { to: 'ben@x.example', ...sent },
    { to: 'ada@x.example', ...sent },
  ]);
});

test('A raw message is read', async () => {
  const raw = Buffer.from('Subject: Raw\r\n\r\nBody').toString('base64');
  expect((await post({ ...mail, Content: { Raw: { Data: raw } } })).status).toBe(200);
  expect(outbox.list()[0]).toMatchObject({ subject: 'Raw', text: 'Body' });
});

test.each([
  ['without a signature', mail, {}, 403, 'MissingAuthenticationTokenException'],
  ['that is not JSON', '{', SIGNED, 400, 'BadRequestException'],
  ['without an address', { ...mail, Destination: { ToAddresses: [] } }, SIGNED, 400, 'BadRequest'],
  ['without content', { ...mail, Content: {} }, SIGNED, 400, 'BadRequestException'],
])('A call %s is refused, and nothing is sent', async (_case, body, headers, status, type) => {
  const response = await post(body, headers as Record<string, string>);
  expect(response.status).toBe(status);
  expect(response.headers.get('x-amzn-errortype')).toContain(type);
  expect(outbox.list()).toEqual([]);
});

test('Other calls of SES get a 404', async () => {
  expect((await post(mail, SIGNED, '/_local/ses/v1')).status).toBe(404);
  expect((await fetch(`${origin}/_local/ses/v2/email/outbound-emails`)).status).toBe(404);
});
