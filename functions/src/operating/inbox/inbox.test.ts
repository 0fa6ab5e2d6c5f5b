import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { isCoachingEvent } from '#notifications/reactions/coaching-mails.ts';
import { eventRepository } from '#events/event-repository.ts';
import { createRequestDependencies } from '#requests/dependencies.ts';
import { sendRequest } from '#requests/send-request.ts';
import { ownRequestKeys, requestKey, requestsPartition } from '#table/keys.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { putItem, updateItem, type Table } from '#table/table.ts';
import { sessionRepository } from '#coaching/session-repository.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import { openCoaching } from '#testing/coaching/coaching-harness.ts';
import { openOperatorsHarness, owner, supporter } from '#testing/operating/operators-harness.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { changeInboxItem } from './change-inbox-item.ts';
import { listInbox } from './list-inbox.ts';
import { presentItem } from './present-item.ts';
import { replyToRequest } from './reply-to-request.ts';
import { replyToSession } from './reply-to-session.ts';
import { requireItem } from './require-item.ts';

const START = new Date('2026-11-18T09:00:00.000Z');
const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details ? { details } : {}) }) as Error;

describe.each(engineNames)('the inbox, on %s,', (engine) => {
  let table: Table;
  let harness: ReturnType<typeof openOperatorsHarness>;
  let now: Date;
  beforeEach(async () => {
    table = await createTestTable(engine);
    harness = openOperatorsHarness(table);
    now = START;
  });
  /** Sessions belong to plans of the published catalog. */
  const usePublished = async () => {
    table = await createPublishedTable();
    harness = openOperatorsHarness(table);
  };
  const later = () => (now = new Date(now.getTime() + 60_000));

  async function ask(change: object = {}, userId: string | null = null) {
    const requestDeps = createRequestDependencies(table, {
      sendMail: () => Promise.resolve(true),
      operatorEmail: 'desk@learning.example',
      siteOrigin: () => Promise.resolve('https://learn.example.org'),
    });
    const command = {
      requestId: randomUUID(),
      topic: 'sales' as const,
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      message: 'For 60 people <b>soon</b>?',
      ...change,
    };
    later();
    await sendRequest({ ...command, userId, address: randomUUID(), now }, requestDeps);
    return userId === null ? `request.${command.requestId}` : `own.${userId}.${command.requestId}`;
  }
  const read = async (itemId: string) =>
    presentItem(await requireItem(itemId, harness.deps.desk), harness.deps.desk, now);
  const list = (query: object = {}, operator = supporter) =>
    listInbox(query, operator, harness.deps.desk, now);
  const ids = async (query: object = {}, operator = supporter) =>
    (await list(query, operator)).entries.map(({ itemId }) => itemId);
  const change = async (itemId: string, input: object, operator = supporter) => {
    const { version } = await read(itemId);
    const command = { itemId, version, state: 'in_progress' as const, owner: 'me', reason: 'mine' };
    return changeInboxItem({ ...command, ...input }, operator, harness.deps.desk, later());
  };

  it('lists what is not done, the newest first, and what is done by its filter (L44)', async () => {
    const [first, second] = [await ask(), await ask({ topic: 'message' })];
    expect(await ids()).toEqual([second, first]);
    await change(first, { state: 'done' });
    expect(await ids()).toEqual([second]);
    expect(await ids({ state: 'done' })).toEqual([first]);
    expect(await ids({ topic: 'sales' })).toEqual([]);
    await change(second, {});
    expect(await ids({ owner: 'me' })).toEqual([second]);
    expect(await ids({ owner: 'me' }, owner)).toEqual([]);
    expect(await ids({ owner: 'none' })).toEqual([]);
    // Done by mistake.
    await change(first, { state: 'new', owner: 'none' });
    expect(await ids({ owner: 'none' })).toEqual([first]);
  });

  it('shows requests from before there was an inbox, those answered by link as done', async () => {
    const stored = (id: string, state: string) => ({
      ...requestKey(id),
      GSI1PK: requestsPartition,
      GSI1SK: `01KAV00000000000000000000${id}`,
      entity: 'request',
      schemaVersion: 3,
      requestId: id,
      userId: null,
      listId: id,
      topic: 'message',
      name: 'Ada',
      email: 'ada@example.org',
      organization: null,
      message: 'Hello',
      createdAt: START.toISOString(),
      isOperatorTold: true,
      isConfirmed: true,
      state,
    });
    await putItem(table, stored('A', 'sent'));
    await putItem(table, stored('B', 'answered'));
    expect(await ids()).toEqual(['request.A']);
    expect(await ids({ state: 'done' })).toEqual(['request.B']);
    await change('request.A', { state: 'waiting' });
    expect(await read('request.A')).toMatchObject({ state: 'waiting', version: '0.1' });
  });

  it('goes on page by page without losing or repeating an item, with filters, too', async () => {
    const asked: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      asked.unshift(await ask({ topic: count % 2 ? 'sales' : 'message' }));
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(cursor ? { cursor } : {});
      seen.push(...page.entries.map(({ itemId }) => itemId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(asked);
    const sales = await list({ topic: 'sales' });
    expect(sales.entries).toHaveLength(25);
    const rest = await list({ topic: 'sales', cursor: sales.nextCursor! });
    expect(rest).toMatchObject({ nextCursor: null });
    expect(rest.entries).toHaveLength(5);
  });

  it('tells two operators of each other’s change, and records both (L44)', async () => {
    const itemId = await ask();
    const { version } = await read(itemId);
    await change(itemId, { version }, owner);
    await expect(change(itemId, { version })).rejects.toThrow(
      refusal('changed_by_operator', { by: [owner.name], at: [expect.any(String)] }),
    );
    const racing = [owner, supporter].map((operator) =>
      change(itemId, { state: 'done' }, operator),
    );
    const outcomes = await Promise.allSettled(racing);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await harness.deps.desk.audit.list('2026-11')).toMatchObject([
      { action: 'changeInboxItem', subject: itemId, before: { state: 'new', owner: null } },
      { action: 'changeInboxItem', state: 'done' },
    ]);
    await expect(change(itemId, { owner: 'unknown@example.org' })).rejects.toThrow(
      refusal('operator_not_found'),
    );
  });

  it('mails a reply once, escaped and without the request, and keeps it (L45)', async () => {
    const itemId = await ask({}, 'u1');
    const { version } = await read(itemId);
    const command = {
      itemId,
      version,
      replyId: randomUUID(),
      message: 'Yes.\n\n<script>alert(1)</script>',
      state: 'done' as const,
      reason: 'answered',
    };
    const reply = () => replyToRequest(command, supporter, harness.deps.desk, later());
    const { record } = await reply();
    expect(record).toMatchObject({ state: 'answered', replies: [{ mail: 'sent' }] });
    await reply();
    const [mail, ...others] = harness.outbox;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ada@example.org', replyTo: 'desk@learning.example' });
    expect(mail!.html).toContain('&lt;script&gt;');
    expect(mail!.html).not.toContain('<script>');
    expect(JSON.stringify(mail)).not.toContain('60 people');
    expect(await read(itemId)).toMatchObject({
      state: 'done',
      owner: supporter.name,
      replies: [{ text: command.message, mail: 'sent' }],
    });
    expect((await eventRepository(table).list('u1')).map(({ type }) => type)).toContain(
      'requestAnswered',
    );
    await expect(
      replyToRequest({ ...command, replyId: randomUUID() }, owner, harness.deps.desk, later()),
    ).rejects.toThrow(refusal('changed_by_operator'));
  });

  it('mails a reply to a visitor, and keeps that it was sent', async () => {
    const itemId = await ask();
    const { version } = await read(itemId);
    const command = { itemId, version, replyId: randomUUID(), message: 'Yes.', reason: 'answered' };
    await replyToRequest({ ...command, state: 'done' }, supporter, harness.deps.desk, later());
    expect(harness.outbox).toMatchObject([{ to: 'ada@example.org' }]);
    expect(await read(itemId)).toMatchObject({ state: 'done', replies: [{ mail: 'sent' }] });
  });

  it('declines a coaching session, which then counts no more in its plan (L46)', async () => {
    await usePublished();
    const coaching = openCoaching(table);
    coaching.clock.now = now;
    const { userId } = await coaching.ownerOf('executive');
    const sessionId = randomUUID();
    await coaching.book(userId, { requestId: sessionId });
    const itemId = `session.${userId}.${sessionId}`;
    const { version } = await read(itemId);
    const reply = {
      itemId,
      version,
      action: 'decline' as const,
      message: 'No time.',
      reason: 'away',
    };
    await replyToSession(reply, supporter, harness.deps.desk, now);
    expect(await read(itemId)).toMatchObject({ session: { state: 'declined' } });
    expect((await coaching.book(userId, { requestId: randomUUID() })).status).toBe(201);
  });

  it('says of a reply that it may not have been sent', async () => {
    const itemId = await ask();
    const lost = {
      ...harness.deps.desk,
      sendMail: () => Promise.reject(new Error('Connection lost')),
    };
    const { version } = await read(itemId);
    const command = { itemId, version, replyId: randomUUID(), message: 'Yes.', reason: 'answered' };
    await replyToRequest({ ...command, state: 'waiting' }, supporter, lost, later());
    expect(await read(itemId)).toMatchObject({ state: 'waiting', replies: [{ mail: 'sending' }] });
  });

  it('confirms a coaching session as the link does, which then ends; a move makes it new (L46)', async () => {
    await usePublished();
    const coaching = openCoaching(table);
    coaching.clock.now = now;
    const { userId } = await coaching.ownerOf('executive');
    const sessionId = randomUUID();
    const times = coaching.times();
    expect((await coaching.book(userId, { requestId: sessionId, times })).status).toBe(201);
    const token = await coaching.token(userId, sessionId);
    const itemId = `session.${userId}.${sessionId}`;
    const item = await read(itemId);
    expect(item).toMatchObject({ state: 'new', kind: 'session', topic: 'coaching' });
    expect(item.session!.actions).toEqual(['confirm', 'decline']);
    expect(await ids({ topic: 'coaching' })).toEqual([itemId]);
    await change(itemId, {});
    expect(await read(itemId)).toMatchObject({ state: 'in_progress', owner: supporter.name });
    const { version } = await read(itemId);
    const answer = {
      itemId,
      version,
      action: 'confirm' as const,
      startsAt: times[0]!,
      place: 'https://meet.example.org/1',
      reason: 'fits',
    };
    await replyToSession(answer, owner, harness.deps.desk, now);
    expect(await read(itemId)).toMatchObject({
      state: 'waiting',
      owner: supporter.name,
      session: { state: 'confirmed', startsAt: times[0] },
    });
    await expect(replyToSession(answer, owner, harness.deps.desk, now)).rejects.toThrow(
      refusal('changed_by_operator', { by: [owner.name], at: [now.toISOString()] }),
    );
    const linked = await coaching.read(token);
    expect(linked).toMatchObject({ status: 200, body: { actions: [] } });
    const events = await eventRepository(table).list(userId);
    expect(events.filter((event) => isCoachingEvent(event)).map(({ type }) => type)).toContain(
      'coachingConfirmed',
    );
    expect((await coaching.move(userId, sessionId, coaching.times(96))).status).toBe(200);
    expect(await read(itemId)).toMatchObject({ state: 'new', owner: supporter.name });
  });

  it('keeps what an operator set when the learner changes the session at the same time', async () => {
    await usePublished();
    const coaching = openCoaching(table);
    coaching.clock.now = now;
    const { userId } = await coaching.ownerOf('executive');
    const sessionId = randomUUID();
    await coaching.book(userId, { requestId: sessionId });
    const itemId = `session.${userId}.${sessionId}`;
    await Promise.allSettled([
      change(itemId, { owner: 'me' }),
      coaching.cancel(userId, sessionId),
      change(itemId, { owner: 'me' }, owner),
    ]);
    const after = await read(itemId);
    const audits = await harness.deps.desk.audit.list('2026-11');
    // Each recorded change of an operator counted.
    expect(after.version.endsWith(`.${audits.length}`)).toBe(true);
  });

  it('lists the sessions of an earlier release once their learner is gone through', async () => {
    await usePublished();
    const coaching = openCoaching(table);
    coaching.clock.now = now;
    const { userId } = await coaching.ownerOf('executive');
    const sessionId = randomUUID();
    await coaching.book(userId, { requestId: sessionId });
    const key = ownRequestKeys.session(userId, sessionId);
    await updateItem(table, key, { UpdateExpression: 'REMOVE GSI1PK, GSI1SK, handling' });
    expect(await ids()).toEqual([]);
    const sessions = sessionRepository(restrictTable(table, 'reactions'));
    for (let count = 0; count < 2; count += 1) await sessions.listEarlier(userId);
    expect(await ids()).toEqual([`session.${userId}.${sessionId}`]);
  });
});
