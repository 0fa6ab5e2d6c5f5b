/** The calls that are signed without the SDK: files of downloads, the start of a function, a mail. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { copiesBucket, tombstoneBucket } from './copies/copies-bucket.ts';
import { exportBucket } from './exports/export-bucket.ts';
import { functionStarter } from './functions/start-function.ts';
import { openMailByFetch } from './mail-by-fetch.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let received: Received[];
let status: number;
let environment: NodeJS.ProcessEnv;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end('{}');
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  environment = {
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL: origin,
  };
});
beforeEach(() => {
  received = [];
  status = 200;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('a file is written and deleted with a signature, and its link is signed for a minute', async () => {
  const files = exportBucket('exports', environment);
  await files.put('u1', new Uint8Array([80, 75]));
  await files.remove('u1');
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT /exports/exports/u1.zip',
    'DELETE /exports/exports/u1.zip',
  ]);
  for (const { headers } of received)
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 .*\/s3\/aws4_request/);
  const link = new URL(await files.linkTo('u1', 'due-course "data".zip'));
  expect(link.pathname).toBe('/exports/exports/u1.zip');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    'X-Amz-Expires': '60',
    'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    'response-content-disposition': 'attachment; filename="due-coursedata.zip"',
  });
  await expect(files.linkTo('../u2', 'x.zip')).rejects.toThrow('unknown form');
  status = 403;
  await expect(files.put('u1', new Uint8Array())).rejects.toThrow('s3 responded 403');
});

it('a tombstone has a checksum, without which a locked bucket refuses it, and says nothing about a person', async () => {
  const tombstones = tombstoneBucket('copies', environment);
  const erasedAt = '2026-11-24T10:00:00.000Z';
  await tombstones.put({ userId: 'u1', erasedAt, keepsCertificates: true });
  expect(received[0]).toMatchObject({ method: 'PUT', url: '/copies/tombstones/accounts/u1.json' });
  expect(received[0]!.headers['x-amz-checksum-sha256']).toMatch(/^[\w+/]{43}=$/);
  expect(JSON.parse(received[0]!.body)).toEqual({ erasedAt, keepsCertificates: true });
  await expect(
    tombstones.put({ userId: '../u2', erasedAt, keepsCertificates: true }),
  ).rejects.toThrow('unknown form');
  await tombstones.putMessage('r1', erasedAt);
  expect(received[1]!.url).toBe('/copies/tombstones/messages/r1.json');
  expect(JSON.parse(received[1]!.body)).toEqual({ erasedAt });
  await tombstoneBucket('', environment).put({ userId: 'u1', erasedAt, keepsCertificates: true });
  expect(received).toHaveLength(2);
  status = 403;
  await expect(copiesBucket('copies', environment)('users/x', '')).rejects.toThrow('s3 responded');
});

it('a function is started without waiting for it, and what fails is left to its schedule', async () => {
  await functionStarter('learning-test-data-export', environment)();
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/2015-03-31/functions/learning-test-data-export/invocations',
  });
  expect(received[0]!.headers['x-amz-invocation-type']).toBe('Event');
  status = 403;
  await functionStarter('learning-test-data-export', environment)();
  await functionStarter('', environment)();
  expect(received).toHaveLength(2);
});

it('a mail says whether it was sent, and an outage is an error', async () => {
  const send = openMailByFetch('no-reply@example.org', environment);
  const mail = { to: 'zoe@example.org', subject: 'Deleted', text: 'Gone', html: '<p>Gone</p>' };
  expect(await send({ ...mail, replyTo: 'help@example.org' })).toBe(true);
  expect(received[0]!.headers.authorization).toContain('/ses/aws4_request');
  expect(JSON.parse(received[0]!.body)).toMatchObject({
    FromEmailAddress: 'no-reply@example.org',
    Destination: { ToAddresses: ['zoe@example.org'] },
    ReplyToAddresses: ['help@example.org'],
    Content: { Simple: { Body: { Html: { Data: '<p>Gone</p>' } } } },
  });
  status = 400;
  expect(await send(mail)).toBe(false);
  status = 403;
  await expect(send(mail)).rejects.toThrow('ses responded 403');
  received = [];
  expect(await openMailByFetch('', environment)(mail)).toBe(false);
  for (const to of ['zoe@example.org, eve@example.org', 'Eve <eve@example.org>', 'zoe'])
    expect(await send({ ...mail, to })).toBe(false);
  expect(received).toEqual([]);
});
