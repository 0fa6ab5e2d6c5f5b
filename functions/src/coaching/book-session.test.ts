import type { CoachingSession } from '@learning/shared/contract/coaching';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import type { Table } from '#table/table.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { openCoaching, type Coaching } from '#testing/coaching/coaching-harness.ts';

let table: Table;
let coaching: Coaching;
beforeAll(async () => {
  table = await createTableWithCourse(14);
});
beforeEach(() => {
  coaching = openCoaching(table);
});

// Source: rules/learning.md L22
describe('coaching sessions', () => {
  it('count in the calendar month of the learner’s time zone, and start again with the next one', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    await coaching.livesIn(userId, 'America/New_York');
    expect((await coaching.book(userId)).status).toBe(201);
    // The last hour of November in New York is December elsewhere.
    coaching.clock.now = new Date('2026-12-01T04:30:00.000Z');
    expect((await coaching.book(userId)).status).toBe(201);
    expect(await coaching.book(userId)).toMatchObject({
      status: 409,
      body: { code: 'coaching_used_up' },
    });
    expect((await coaching.list(userId)).body).toMatchObject({
      quota: { perMonth: 2, usedThisMonth: 2, month: '2026-11' },
      timeZone: 'America/New_York',
    });
    coaching.clock.now = new Date('2026-12-01T05:00:00.000Z');
    expect((await coaching.book(userId)).status).toBe(201);
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(2);
    expect(await coaching.countedIn(orderId, '2026-12')).toBe(1);
  });

  it('are never more than the plan includes, however many tabs book at once', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    const responses = await Promise.all(Array.from({ length: 8 }, () => coaching.book(userId)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(2);
    const { sessions } = (await coaching.list(userId)).body as { sessions: CoachingSession[] };
    expect(sessions).toHaveLength(2);
  });

  it('count once when a booking is repeated, also when it was the last one', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    await coaching.book(userId);
    const requestId = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => coaching.book(userId, { requestId })),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(2);
    const events = await eventRepository(table).list(userId);
    expect(events.filter(({ type }) => type === 'coachingRequested')).toHaveLength(2);
  });

  it('have no limit in a plan with any number', async () => {
    const { userId } = await coaching.ownerOf('corporate');
    for (let count = 0; count < 4; count += 1) {
      expect(await coaching.book(userId)).toMatchObject({ status: 201 });
    }
    expect((await coaching.list(userId)).body).toMatchObject({ quota: { perMonth: null } });
  });

  it.each([
    ['a plan without sessions', 'professional', '2026-12-31T00:00:00.000Z'],
    ['a plan that has ended', 'executive', '2026-11-18T09:00:00.000Z'],
    ['a plan that was never paid', 'executive', null],
  ])('are refused with %s', async (_case, tierSlug, accessEndsAt) => {
    const { userId } = await coaching.ownerOf(tierSlug, { accessEndsAt });
    expect(await coaching.book(userId)).toMatchObject({
      status: 403,
      body: { code: 'coaching_not_included' },
    });
    expect((await coaching.list(userId)).body).toMatchObject({
      sessions: [],
      quota: { perMonth: 0 },
    });
  });

  it('are refused to a learner without a plan', async () => {
    expect(await coaching.book(randomUUID())).toMatchObject({
      body: { code: 'coaching_not_included' },
    });
  });

  it('are offered at most twenty times a day', async () => {
    const { userId } = await coaching.ownerOf('corporate');
    for (let count = 0; count < 20; count += 1) {
      expect((await coaching.book(userId)).status).toBe(201);
    }
    expect(await coaching.book(userId)).toMatchObject({ status: 429 });
  });
});

const MONDAY = new Date('2026-11-16T16:00:00.000Z');

// Source: rules/learning.md L33
describe('the offered times', () => {
  it.each([
    ['one of them twice', [72, 72, 96], ['body.times.0', 'body.times.1']],
    ['less than 48 hours from now', [47.9, 72, 96], ['body.times.0']],
    ['more than 60 days from now', [72, 96, 60 * 24 + 1], ['body.times.2']],
    ['a Saturday or Sunday', [72, 120, 144], ['body.times.1', 'body.times.2']],
    ['two instead of three', [72, 96], ['body.times']],
  ])('with %s are refused', async (_case, hours, paths) => {
    coaching.clock.now = MONDAY;
    const { userId, orderId } = await coaching.ownerOf('executive');
    const response = await coaching.book(userId, { times: hours.map(coaching.inHours) });
    expect(response).toMatchObject({
      status: 400,
      body: { fields: paths.map((path) => ({ path })) },
    });
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(0);
  });

  it('are accepted at both ends of the window, in any spelling of an instant', async () => {
    coaching.clock.now = MONDAY;
    const { userId } = await coaching.ownerOf('executive');
    const times = ['2026-11-18T16:00:00Z', coaching.inHours(72), coaching.inHours(60 * 24)];
    const { body } = await coaching.book(userId, { times });
    expect(body).toMatchObject({
      state: 'requested',
      offeredTimes: ['2026-11-18T16:00:00.000Z', ...times.slice(1)],
      startsAt: null,
      canMove: true,
      canCancel: true,
      countsWhenCanceled: false,
    });
  });

  it('follow the weekdays of the learner’s time zone', async () => {
    coaching.clock.now = MONDAY;
    const { userId } = await coaching.ownerOf('executive');
    // Saturday in Tokyo, and still Friday in New York.
    const times = ['2026-11-20T22:00:00.000Z', coaching.inHours(72), coaching.inHours(73)];
    expect((await coaching.book(userId, { times, timeZone: 'Asia/Tokyo' })).status).toBe(400);
    expect((await coaching.book(userId, { times, timeZone: 'America/New_York' })).status).toBe(201);
  });
});
