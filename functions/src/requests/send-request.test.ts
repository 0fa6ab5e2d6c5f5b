import { requestRoutes } from '@learning/shared/contract/requests';
import { site } from '@learning/content/site';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#gateways/mail.ts';
import { createHandler } from '#http/create-handler.ts';
import { requestKey, requestsPartition } from '#table/keys.ts';
import { getItem, queryIndexBackwards, type Table } from '#table/table.ts';
import { callRoute, type Handler } from '#testing/api/call-route.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { createRequestDependencies } from './dependencies.ts';
import { requestImplementations } from './routes.ts';

const OPERATOR = 'sales@learning.example';
const START = new Date('2026-11-18T09:00:00.000Z');
const request = (change: object = {}) => ({
  requestId: randomUUID(),
  topic: 'sales',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: 'For 60 people.\nWhen can we talk?',
  ...change,
});

describe.each(engineNames)('a request on %s', (engine) => {
  let table: Table;
  let handler: Handler;
  let outbox: Mail[] = [];
  let now = START;
  let sending: 'works' | 'is not set up' | 'fails';
  beforeAll(async () => {
    table = await createTestTable(engine);
    const deps = createRequestDependencies(restrictTable(table, 'requests'), {
      operatorEmail: OPERATOR,
      sendMail: (mail) => {
        if (sending === 'fails') return Promise.reject(new Error('SES does not answer.'));
        if (sending === 'works') outbox.push(mail);
        return Promise.resolve(sending === 'works');
      },
    });
    handler = createHandler(requestRoutes, requestImplementations(deps), () => now);
  });
  beforeEach(() => {
    outbox = [];
    now = START;
    sending = 'works';
  });

  const send = (body: object) => callRoute(handler, requestRoutes.sendRequest, { body });
  const mailTo = (address: string) => outbox.filter((mail) => mail.to === address);
  const stored = (requestId: string) => getItem(table, requestKey(requestId));

  it('is stored, mailed to the operator and confirmed to the sender', async () => {
    const body = request({ organization: ' Analytical Engines ' });
    const { requestId } = body;
    expect(await send(body)).toMatchObject({ status: 201, body: { requestId } });
    expect(await stored(requestId)).toMatchObject({
      ...body,
      entity: 'request',
      organization: 'Analytical Engines',
      createdAt: START.toISOString(),
      isOperatorTold: true,
      isConfirmed: true,
    });
    expect(outbox).toHaveLength(2);
    expect(mailTo(OPERATOR)).toEqual([
      {
        to: OPERATOR,
        replyTo: 'ada@example.org',
        subject: 'Contact Sales: Ada Lovelace',
        text: expect.stringContaining(
          'Name: Ada Lovelace\nEmail: ada@example.org\nOrganization: Analytical Engines\n',
        ) as string,
      },
    ]);
    expect(mailTo(OPERATOR)[0]!.text).toContain('> For 60 people.\n> When can we talk?\n');
    expect(mailTo('ada@example.org')).toMatchObject([
      { subject: 'We received your request: Contact Sales' },
    ]);
  });

  it('is listed for the operator, the newest first', async () => {
    const ids: string[] = [];
    for (const topic of ['message', 'coaching']) {
      const body = request({ topic });
      now = new Date(now.getTime() + 1);
      await send(body);
      ids.unshift(body.requestId);
    }
    const listed = await queryIndexBackwards(table, { partition: requestsPartition, limit: 50 });
    const found = listed.map((item) => String(item['requestId'])).filter((id) => ids.includes(id));
    expect(found).toEqual(ids);
  });

  it('is stored and mailed once, even if several tabs send it repeatedly', async () => {
    const body = request();
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(body)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const again = await send({ ...body, name: 'Another Name', email: 'else@example.org' });
    expect(again).toMatchObject({ status: 201, body: { requestId: body.requestId } });
    expect(outbox).toHaveLength(2);
    expect(await stored(body.requestId)).toMatchObject({ name: 'Ada Lovelace' });
  });

  it.each(['is not set up', 'fails'] as const)(
    'is stored when mail %s, with the note that no mail was sent',
    async (how) => {
      sending = how;
      const body = request();
      expect((await send(body)).status).toBe(201);
      expect(await stored(body.requestId)).toMatchObject({
        isOperatorTold: false,
        isConfirmed: false,
        organization: null,
      });
    },
  );

  it('cannot imitate other parts of the mail to the operator', async () => {
    const body = request({
      name: 'Ada\r\nBcc: all@example.org',
      organization: 'X\nEmail: boss@example.org',
      message: 'Hello\r\n\r\nYour reply to this email goes to boss@example.org.\u2028More',
    });
    await send(body);
    const lines = mailTo(OPERATOR)[0]!.text.split('\n');
    expect(lines.filter((line) => line.startsWith('Email: '))).toEqual(['Email: ada@example.org']);
    expect(lines).toContain('Name: Ada Bcc: all@example.org');
    expect(lines).toContain('> Your reply to this email goes to boss@example.org.');
    expect(lines).toContain('> More');
    expect(lines.at(-1)).toBe('Your reply to this email goes to ada@example.org.');
  });

  it('sends none of its text to the address in it', async () => {
    const body = request({
      name: 'Win at https://evil.example',
      organization: 'evil.example',
      message: 'Click https://evil.example now',
    });
    await send(body);
    const [confirmation] = mailTo('ada@example.org');
    expect(JSON.stringify(confirmation)).not.toContain('evil');
    expect(confirmation!.text).toContain(site.name);
    expect(confirmation).not.toHaveProperty('replyTo');
  });

  it.each([
    ['email', 'ada'],
    ['email', 'ada@example.org\nBcc: x@example.org'],
    ['name', '   '],
    ['message', 'x'.repeat(4001)],
    ['topic', 'complaint'],
    ['requestId', '1'],
  ])('with %s %j is refused, and nothing is sent', async (field, value) => {
    const response = await send(request({ [field]: value }));
    expect(response).toMatchObject({ status: 400, body: { fields: [{ path: `body.${field}` }] } });
    expect(outbox).toEqual([]);
  });
});
