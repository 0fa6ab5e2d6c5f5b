import type { CoachingSession } from '@learning/shared/contract/coaching';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptionRepository } from '#billing/subscriptions/subscription-repository.ts';
import type { Table } from '#table/table.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import {
  confirmedSession,
  openCoaching,
  OPERATOR_EMAIL,
  type Coaching,
} from '#testing/coaching/coaching-harness.ts';

let table: Table;
let coaching: Coaching;
beforeAll(async () => {
  table = await createTableWithCourse(14);
});
beforeEach(() => {
  coaching = openCoaching(table);
});

const PLACE = 'https://meet.example.org/1';
const USED = { status: 409, body: { code: 'operator_link_used' } };
const INVALID = { status: 404, body: { code: 'operator_link_invalid' } };

async function booked(tierSlug = 'executive') {
  const { userId, orderId } = await coaching.ownerOf(tierSlug);
  const times = coaching.times();
  const { sessionId } = (await coaching.book(userId, { times })).body as CoachingSession;
  return { userId, orderId, sessionId, times, token: await coaching.token(userId, sessionId) };
}

// Source: rules/learning.md L35
describe('the operator’s link', () => {
  it('shows the request and changes nothing when it is opened, however often', async () => {
    const { userId, sessionId, token, times } = await booked();
    const before = await coaching.stored(userId, sessionId);
    for (let count = 0; count < 3; count += 1) {
      expect(await coaching.read(token)).toMatchObject({
        status: 200,
        body: {
          kind: 'session',
          name: 'Zoë Őry',
          topic: 'Whether to centralize hiring.',
          state: 'requested',
          offeredTimes: times,
          actions: ['confirm', 'decline'],
        },
      });
    }
    expect(await coaching.stored(userId, sessionId)).toEqual(before);
  });

  it('confirms one of the times once; the same answer again changes nothing, another is refused', async () => {
    const { userId, sessionId, token, times } = await booked();
    const confirm = { action: 'confirm', startsAt: times[1]!, place: PLACE };
    for (let count = 0; count < 2; count += 1) {
      expect(await coaching.answer(token, confirm)).toMatchObject({
        status: 200,
        body: { state: 'confirmed', startsAt: times[1], place: PLACE, actions: [] },
      });
    }
    expect(await coaching.answer(token, { ...confirm, startsAt: times[0]! })).toMatchObject(USED);
    expect(await coaching.answer(token, { action: 'decline', message: 'No' })).toMatchObject(USED);
    expect(await coaching.stored(userId, sessionId)).toMatchObject({ stage: 2, sequence: 0 });
  });

  it('is used by one of two clicks that come at once', async () => {
    const { userId, sessionId, token, times } = await booked();
    const responses = await Promise.all([
      coaching.answer(token, { action: 'confirm', startsAt: times[0]!, place: PLACE }),
      coaching.answer(token, { action: 'decline', message: 'I am away.' }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await coaching.stored(userId, sessionId)).stage).toBe(2);
  });

  it('makes a calendar file in UTC that both calendars understand', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const { sessionId, startsAt } = await confirmedSession(coaching, userId);
    const { calendar } = await coaching.stored(userId, sessionId);
    const lines = calendar!.text.replaceAll('\r\n ', '').split('\r\n');
    const stamp = (instant: string) => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:REQUEST',
        `UID:${sessionId}@www.duecourse.example`,
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        `DTSTART:${stamp(startsAt)}`,
        `DTEND:${stamp(new Date(Date.parse(startsAt) + 45 * 60_000).toISOString())}`,
        'LOCATION:https://meet.example.org/1',
      ]),
    );
    const people = lines.filter((line) => /^(ORGANIZER|ATTENDEE)/.test(line)).join('\n');
    expect(people).toContain(`mailto:${OPERATOR_EMAIL}`);
    expect(people).toContain(`MAILTO:${userId}@example.org`);
  });

  it('declines with a message, and the session does not count', async () => {
    const { userId, orderId, sessionId, token } = await booked();
    const decline = { action: 'decline', message: 'I am away until December.' };
    expect(await coaching.answer(token, decline)).toMatchObject({
      status: 200,
      body: { state: 'declined', actions: [] },
    });
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(0);
    expect(await coaching.stored(userId, sessionId)).toMatchObject({
      isCounted: false,
      operatorMessage: 'I am away until December.',
      calendar: null,
    });
    expect((await coaching.book(userId)).status).toBe(201);
  });

  it('that was replaced, because the learner offered other times or canceled, answers nothing', async () => {
    const { userId, sessionId, token, times } = await booked();
    await coaching.move(userId, sessionId, coaching.times(100));
    const confirm = { action: 'confirm', startsAt: times[0]!, place: PLACE };
    expect(await coaching.answer(token, confirm)).toMatchObject(USED);
    const second = await coaching.token(userId, sessionId);
    await coaching.cancel(userId, sessionId);
    expect(await coaching.read(second)).toMatchObject(USED);
    expect(await coaching.stored(userId, sessionId)).toMatchObject({ state: 'canceled' });
  });

  it('declines a move, and the session stays at its time', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    const { sessionId, startsAt } = await confirmedSession(coaching, userId);
    await coaching.move(userId, sessionId, coaching.times(100));
    const token = await coaching.token(userId, sessionId);
    expect((await coaching.read(token)).body).toMatchObject({
      actions: ['confirm', 'decline', 'cancel'],
    });
    await coaching.answer(token, { action: 'decline', message: 'Sorry.' });
    expect(await coaching.stored(userId, sessionId)).toMatchObject({
      state: 'confirmed',
      startsAt,
      offeredTimes: null,
      sequence: 0,
    });
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(1);
  });

  it('cancels a confirmed session, which does not count, whenever that is', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    const { sessionId, startsAt } = await confirmedSession(coaching, userId);
    coaching.clock.now = new Date(Date.parse(startsAt) - 60_000);
    const token = await coaching.token(userId, sessionId);
    const response = await coaching.answer(token, { action: 'cancel', message: 'I am ill.' });
    expect(response).toMatchObject({ status: 200, body: { state: 'canceled' } });
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(0);
  });

  it('gives the current month one more when the month of the session is over', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    const { sessionId } = await confirmedSession(coaching, userId, 20 * 24);
    coaching.clock.now = new Date('2026-12-02T09:00:00.000Z');
    const token = await coaching.token(userId, sessionId);
    await coaching.answer(token, { action: 'cancel', message: 'I am ill.' });
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(1);
    expect(await coaching.countedIn(orderId, '2026-12')).toBe(-1);
    for (let count = 0; count < 3; count += 1) {
      expect((await coaching.book(userId)).status).toBe(201);
    }
    expect((await coaching.book(userId)).body).toMatchObject({ code: 'coaching_used_up' });
    expect((await coaching.list(userId)).body).toMatchObject({
      quota: { perMonth: 2, usedThisMonth: 2 },
    });
  });

  it('confirms nothing for a plan that has ended, but can decline', async () => {
    const { userId, orderId, token, times } = await booked();
    const plans = subscriptionRepository(table);
    const before = (await plans.find(userId, orderId))!;
    const after = { ...before, accessEndsAt: coaching.clock.now.toISOString() };
    const change = { before, after, isUnreconciled: true, now: coaching.clock.now };
    expect(await plans.change(change)).toBe('stored');
    expect((await coaching.read(token)).body).toMatchObject({
      isPlanEnded: true,
      actions: ['decline'],
    });
    const confirm = { action: 'confirm', startsAt: times[0]!, place: PLACE };
    expect((await coaching.answer(token, confirm)).status).toBe(409);
  });

  it('ends with the last offered time, and confirms none that has passed', async () => {
    const { token, times } = await booked();
    coaching.clock.now = new Date(times[1]!);
    const confirm = { action: 'confirm', startsAt: times[0]!, place: PLACE };
    expect(await coaching.answer(token, confirm)).toMatchObject({
      status: 409,
      body: { code: 'coaching_over' },
    });
    coaching.clock.now = new Date(times[2]!);
    expect(await coaching.read(token)).toMatchObject(INVALID);
  });

  it.each([
    [
      'another session',
      (token: string) =>
        token.replace(/\.[\w-]{36}\./, `.${'0'.repeat(8)}-0000-4000-8000-000000000000.`),
    ],
    ['a later stage', (token: string) => token.replace(/\.1\.(\d+)\./, '.2.$1.')],
    ['a later end', (token: string) => token.replace(/\.1\.\d+\./, '.1.4102444800.')],
    ['another signature', (token: string) => `${token.slice(0, -43)}${'a'.repeat(43)}`],
    ['another learner', (token: string) => token.replace(/^session\.[\w-]+\./, 'session.u2.')],
    ['the form of a message', (token: string) => token.replace(/^session/, 'request')],
  ])('with %s is not valid', async (_case, forge) => {
    const { token } = await booked();
    expect(forge(token)).not.toBe(token);
    expect(await coaching.read(forge(token))).toMatchObject(INVALID);
  });

  it.each([
    [{ action: 'confirm', place: PLACE }, 'body.startsAt'],
    [{ action: 'confirm', startsAt: '2026-11-30T10:00:00.000Z' }, 'body.place'],
    [{ action: 'decline' }, 'body.message'],
    [{ action: 'decline', message: '   ' }, 'body.message'],
    [{ action: 'confirm', startsAt: '2026-11-30T10:00:00.000Z', place: PLACE }, 'body.startsAt'],
  ])('with the answer %j is refused', async (body, path) => {
    const { token } = await booked();
    expect(await coaching.answer(token, body)).toMatchObject({
      status: 400,
      body: { fields: [{ path }] },
    });
  });
});
