import { PUBLIC_TOPICS } from '@learning/shared/contract/request-topics';
import { requestRoutes } from '@learning/shared/contract/requests';
import { mailboxOf } from '@learning/shared/domain/mailbox';
import { site } from '@learning/content/site';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import type { Mail } from '#gateways/mail.ts';
import { createHandler } from '#http/create-handler.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { EVERYBODY, LIMITS } from '#limits/limits.ts';
import { ownRequestKeys, requestKey, requestsPartition } from '#table/keys.ts';
import { getItem, putItem, queryIndexBackwards, type Table } from '#table/table.ts';
import { accessClaims, callRoute, type Handler } from '#testing/api/call-route.ts';
import { openCoaching } from '#testing/coaching/coaching-harness.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { createRequestDependencies } from './dependencies.ts';
import type { RequestRecord } from './request-records.ts';
import { requestRepository } from './request-repository.ts';
import { requestImplementations } from './routes.ts';

const OPERATOR = 'sales@learning.example';
const START = new Date('2026-11-18T09:00:00.000Z');
const newRequest = (change: object = {}) => ({
  requestId: randomUUID(),
  topic: 'sales',
  name: 'Ada Lovelace',
  message: 'For 60 people.\nWhen can we talk?',
  ...change,
});

const OFFER = { seats: 12, country: 'DE', needsPurchaseOrder: true };

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
      siteOrigin: () => Promise.resolve('https://learn.example.org'),
      sendMail: (mail) => {
        if (sending === 'fails') return Promise.reject(new Error('SES does not respond.'));
        if (sending === 'works') outbox.push(mail);
        return Promise.resolve(sending === 'works');
      },
    });
    handler = createHandler(requestRoutes, requestImplementations(deps), () => now);
  });
  beforeEach(() => {
    outbox = [];
    // A day apart, so that no test finds a limit that another one used up.
    tests += 1;
    now = new Date(START.getTime() + tests * 86_400_000);
    address = `198.51.100.${tests}`;
    sender = `ada.${tests}@example.org`;
    sending = 'works';
  });
  const request = (change: object = {}) => newRequest({ email: sender, ...change });

  /** Each test has its own network address and mailbox, because limits count both. */
  let tests = 0;
  let address = '';
  let sender = '';
  const send = (body: object, from = address) =>
    callRoute(handler, requestRoutes.sendRequest, { body, address: from });
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
      createdAt: now.toISOString(),
      isOperatorTold: true,
      isConfirmed: true,
    });
    expect(outbox).toHaveLength(2);
    expect(mailTo(OPERATOR)).toMatchObject([
      {
        to: OPERATOR,
        replyTo: sender,
        subject: 'Contact Sales: Ada Lovelace',
        text: expect.stringContaining(
          `Name: Ada Lovelace\nEmail: ${sender}\nSigned in: no\nOrganization: Analytical Engines\n`,
        ) as string,
        html: expect.stringContaining('For 60 people.<br/>When can we talk?') as string,
      },
    ]);
    expect(mailTo(OPERATOR)[0]!.text).toContain('A visitor to ');
    expect(mailTo(OPERATOR)[0]!.text).toContain('> For 60 people.\n> When can we talk?\n');
    expect(mailTo(sender)).toMatchObject([{ subject: 'We received your request: Contact Sales' }]);
  });

  it('for a team offer is stored and mailed with seats, country and purchase order', async () => {
    const body = request({ topic: 'team-offer', offer: OFFER });
    expect((await send(body)).status).toBe(201);
    expect(await stored(body.requestId)).toMatchObject({ offer: OFFER, schemaVersion: 4 });
    expect(mailTo(OPERATOR)[0]!.subject).toBe('Request a Quote: Ada Lovelace');
    expect(mailTo(OPERATOR)[0]!.text).toContain(
      'Seats: 12\nCountry: Germany (DE)\nPurchase order: needed\n',
    );
    expect(mailTo(sender)[0]!.text).not.toContain('Germany');
  });

  it.each([
    ['without its details', { topic: 'team-offer' }, 'body.offer'],
    ['for one person', { topic: 'team-offer', offer: { ...OFFER, seats: 1 } }, 'body.offer.seats'],
    [
      'for part of a person',
      { topic: 'team-offer', offer: { ...OFFER, seats: 2.5 } },
      'body.offer.seats',
    ],
    [
      'from no country',
      { topic: 'team-offer', offer: { ...OFFER, country: 'x\ny' } },
      'body.offer.country',
    ],
    ['under another topic', { topic: 'sales', offer: OFFER }, 'body.offer'],
  ])('for a team offer %s is refused, and nothing is sent', async (_case, change, path) => {
    const response = await send(request(change));
    expect(response).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    expect(outbox).toEqual([]);
  });

  it('that an earlier release stored is still mailed', async () => {
    const before = new Date(now.getTime() - 3_600_000);
    const old = {
      entity: 'request',
      schemaVersion: 1,
      ...request(),
      listId: ulid(before.getTime()),
      organization: null,
      createdAt: before.toISOString(),
      isOperatorTold: false,
      isConfirmed: false,
    };
    await putItem(table, {
      ...requestKey(old.requestId),
      GSI1PK: requestsPartition,
      GSI1SK: old.listId,
      ...old,
    });
    await send(request());
    expect(mailTo(OPERATOR)[0]!.text).toContain(old.requestId);
  });

  it('is listed for the operator, the newest first', async () => {
    const ids: string[] = [];
    for (const topic of ['message', 'consultation']) {
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

  it('of a learner is stored with the learner, and the operator’s link marks it answered', async () => {
    const userId = randomUUID();
    // Tells the operator of what other tests held back.
    await send(request());
    outbox = [];
    const body = request({ topic: 'message' });
    const sendOwn = () =>
      callRoute(handler, requestRoutes.sendOwnRequest, {
        params: { userId: 'me' },
        body,
        claims: accessClaims(userId),
        address,
      });
    for (let count = 0; count < 2; count += 1) expect((await sendOwn()).status).toBe(201);
    expect(await stored(body.requestId)).toBeUndefined();
    const key = ownRequestKeys.request(userId, body.requestId);
    expect(await getItem(table, key)).toMatchObject({ userId, state: 'sent', isConfirmed: true });
    const events = await eventRepository(table).list(userId);
    expect(events.map(({ type }) => type)).toEqual(['requestReceived']);

    const requests = requestRepository(restrictTable(table, 'requests'));
    const own = { requestId: body.requestId, userId } as RequestRecord;
    expect(await requests.exists(own)).toBe(true);
    expect(await requests.exists({ ...own, requestId: randomUUID() })).toBe(false);

    const [mail, ...others] = mailTo(OPERATOR);
    expect(others).toEqual([]);
    expect(mail!.text).toContain('A learner who was signed in to');
    expect(mail!.text).not.toMatch(/visitor/i);
    const [, token] = /https:\/\/learn\.example\.org\/answer#([\w.-]+)/.exec(mail!.text)!;
    const coaching = openCoaching(table);
    coaching.clock.now = now;
    expect((await coaching.read(token!)).body).toMatchObject({
      kind: 'request',
      state: 'sent',
      actions: ['answer'],
    });
    for (let count = 0; count < 2; count += 1) {
      expect(await coaching.answer(token!, { action: 'answer' })).toMatchObject({
        status: 200,
        body: { state: 'answered', actions: [] },
      });
    }
    expect((await coaching.list(userId)).body).toMatchObject({
      requests: [{ requestId: body.requestId, topic: 'message', state: 'answered' }],
    });
    expect((await eventRepository(table).list(userId)).map(({ type }) => type)).toContain(
      'requestAnswered',
    );
  });

  it('cannot imitate other parts of the mail to the operator', async () => {
    // Tells the operator of what other tests held back.
    await send(request());
    outbox = [];
    const body = request({
      message: 'Hello\r\n\r\nYour reply to this email goes to boss@example.org.\u2028More',
    });
    await send(body);
    const lines = mailTo(OPERATOR)[0]!.text.split('\n');
    expect(lines.filter((line) => line.startsWith('Email: '))).toEqual([`Email: ${sender}`]);
    expect(lines).toContain('> Your reply to this email goes to boss@example.org.');
    expect(lines).toContain('> More');
    expect(lines.filter((line) => line.startsWith('Your reply'))).toEqual([
      `Your reply to this email goes to ${sender}.`,
    ]);
  });

  it('sends none of its text to the address in it', async () => {
    const body = request({
      name: 'Win at https://evil.example',
      organization: 'evil.example',
      message: 'Click https://evil.example now',
    });
    await send(body);
    const [confirmation] = mailTo(sender);
    expect(JSON.stringify(confirmation)).not.toContain('evil');
    expect(confirmation!.text).toContain(site.name);
    expect(confirmation).not.toHaveProperty('replyTo');
  });

  it('confirms to a mailbox once a day and topic, from all callers together and however the address is spelled', async () => {
    const victim = `victim.${tests}`;
    for (let count = 0; count < 60; count += 1) {
      const body = request({ email: `${victim}+${count}@Example.org` });
      expect((await send(body, `203.0.113.${count}`)).status).toBe(201);
    }
    const confirmations = () => outbox.filter((mail) => mail.to.startsWith(victim));
    expect(confirmations()).toHaveLength(1);
    for (const topic of PUBLIC_TOPICS) {
      const offer = topic === 'team-offer' ? { offer: OFFER } : {};
      await send(request({ topic, ...offer, email: `${victim}@example.org` }));
    }
    expect(confirmations()).toHaveLength(3);
    now = new Date(now.getTime() + 86_400_000);
    await send(request({ email: `${victim}@example.org` }));
    expect(confirmations()).toHaveLength(4);
  });

  it('is not confirmed to a mailbox that got three mails today which its holder may not have asked for', async () => {
    const limits = limitRepository(table);
    const mailbox = mailboxOf(sender);
    // Invitations to teams count as well.
    for (let count = 0; count < LIMITS.requestMails.max; count += 1) {
      await limits.take('requestMails', mailbox, now);
    }
    expect((await send(request())).status).toBe(201);
    expect(mailTo(sender)).toEqual([]);
    now = new Date(now.getTime() + 86_400_000);
    await send(request());
    expect(mailTo(sender)).toHaveLength(1);
  });

  it('is refused to an address that has sent twenty within an hour, and to no other', async () => {
    const bodies = Array.from({ length: 20 }, () => request());
    for (const body of bodies) expect((await send(body)).status).toBe(201);
    now = new Date(now.getTime() + 10 * 60_000);
    const refused = await send(request());
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers['retry-after']).toBe('3000');
    expect((await send(request({ email: 'grace@example.org' }), '192.0.2.7')).status).toBe(201);
    // What is stored already gets the same response as before.
    expect((await send(bodies[0]!)).status).toBe(201);
    now = new Date(now.getTime() + 50 * 60_000);
    expect((await send(request())).status).toBe(201);
  });

  it('is stored and told to the operator when confirmations are used up, and refuses no one', async () => {
    const limits = limitRepository(table);
    for (let count = 0; count < LIMITS.confirmationsInTotal.max; count += 1) {
      await limits.take('confirmationsInTotal', EVERYBODY, now);
    }
    const body = request();
    expect((await send(body)).status).toBe(201);
    expect(mailTo(sender)).toEqual([]);
    expect(await stored(body.requestId)).toMatchObject({
      isOperatorTold: true,
      isConfirmed: false,
    });
  });

  it('does not count a repeated id', async () => {
    const body = request();
    for (let count = 0; count < 40; count += 1) expect((await send(body)).status).toBe(201);
  });

  it('reaches the operator in a mail of its own twenty times an hour, later ones together with the next', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      const body = request({ email: `sender.${tests}.${count}@example.org` });
      ids.push(body.requestId);
      expect((await send(body, `203.0.113.${count}`)).status).toBe(201);
    }
    expect(mailTo(OPERATOR)).toHaveLength(20);
    expect(await stored(ids[29]!)).toMatchObject({ isOperatorTold: false, isConfirmed: true });
    now = new Date(now.getTime() + 3_600_000);
    const next = request();
    await send(next);
    const [digest] = mailTo(OPERATOR).slice(20);
    expect(digest).not.toHaveProperty('replyTo');
    for (const id of [...ids.slice(20), next.requestId]) {
      expect(digest!.text).toContain(`Request: ${id}`);
      expect(await stored(id)).toMatchObject({ isOperatorTold: true, isConfirmed: true });
    }
    await send(request());
    expect(mailTo(OPERATOR)).toHaveLength(22);
    expect(mailTo(OPERATOR)[21]).toHaveProperty('replyTo');
  });

  it.each([
    ['email', 'ada'],
    ['email', 'ada@example.org\nBcc: x@example.org'],
    ['name', '   '],
    ['name', 'Ada\r\nBcc: all@example.org'],
    ['name', '\u202eadA'],
    ['organization', 'X\nEmail: boss@example.org'],
    ['message', 'x'.repeat(4001)],
    ['topic', 'complaint'],
    ['requestId', '1'],
  ])('with %s %j is refused, and nothing is sent', async (field, value) => {
    const response = await send(request({ [field]: value }));
    expect(response).toMatchObject({ status: 400, body: { fields: [{ path: `body.${field}` }] } });
    expect(outbox).toEqual([]);
  });
});
