import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMail } from './mail.ts';

interface Sent {
  path: string | undefined;
  body: Record<string, unknown>;
}

let server: Server;
let sent: Sent[] = [];
let refusal: { status: number; type: string } | undefined;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      sent.push({ path: request.url, body: JSON.parse(text) as Sent['body'] });
      const headers = { 'content-type': 'application/json' };
      response.writeHead(refusal?.status ?? 200, {
        ...headers,
        ...(refusal ? { 'x-amzn-errortype': refusal.type } : {}),
      });
      response.end(JSON.stringify(refusal ? { message: 'x' } : { MessageId: 'm1' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${port}`);
});
beforeEach(() => {
  sent = [];
  refusal = undefined;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const SENDER = 'no-reply@learning.example';
const mail = { to: 'zoe@example.org', subject: 'Seat', text: 'Zoë, join us.\n' };

describe('mail', () => {
  test('goes to Amazon SES as plain text', async () => {
    expect(await openMail(SENDER)({ ...mail, replyTo: 'dana@example.org' })).toBe(true);
    expect(sent).toEqual([
      {
        path: '/v2/email/outbound-emails',
        body: {
          FromEmailAddress: SENDER,
          Destination: { ToAddresses: ['zoe@example.org'] },
          ReplyToAddresses: ['dana@example.org'],
          Content: {
            Simple: {
              Subject: { Data: 'Seat', Charset: 'UTF-8' },
              Body: { Text: { Data: 'Zoë, join us.\n', Charset: 'UTF-8' } },
            },
          },
        },
      },
    ]);
  });

  test('is not sent without a configured sender', async () => {
    expect(await openMail('')(mail)).toBe(false);
    expect(sent).toEqual([]);
  });

  test.each(['MessageRejected', 'BadRequestException'])(
    'is not sent when SES refuses it (%s)',
    async (type) => {
      refusal = { status: 400, type };
      expect(await openMail(SENDER)(mail)).toBe(false);
    },
  );

  test.each([
    [429, 'TooManyRequestsException'],
    [400, 'SendingPausedException'],
    [500, 'InternalFailure'],
  ])('throws when sending fails otherwise (%i %s)', async (status, type) => {
    refusal = { status, type };
    await expect(openMail(SENDER)(mail)).rejects.toMatchObject({ name: type });
  });

  test('has a one-line subject even if the text has line breaks', async () => {
    const subject = 'Hi\r\nBcc: all@example.org\u2028\u0000there ';
    expect(await openMail(SENDER)({ ...mail, subject })).toBe(true);
    expect(sent[0]!.body).toMatchObject({
      Content: { Simple: { Subject: { Data: 'Hi Bcc: all@example.org there' } } },
    });
  });

  test.each([
    'zoe@example.org\r\nBcc: all@example.org',
    'zoe@example.org, all@example.org',
    'Zoe <zoe@example.org>',
    '',
    'zoe',
  ])('is not sent to %j, which is not one plain address', async (address) => {
    expect(await openMail(SENDER)({ ...mail, to: address })).toBe(false);
    expect(await openMail(SENDER)({ ...mail, replyTo: address })).toBe(false);
    expect(sent).toEqual([]);
  });
});
