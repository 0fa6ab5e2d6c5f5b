import type { CoachingSession } from '@learning/shared/contract/coaching';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import {
  confirmedSession,
  openCoaching,
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

const at = (startsAt: string, hoursBefore: number) =>
  new Date(Date.parse(startsAt) - hoursBefore * 3_600_000);

// Source: rules/learning.md L34
describe('a learner', () => {
  it('moves a confirmed session, which stays at its time until another one is confirmed', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const { sessionId, startsAt } = await confirmedSession(coaching, userId);
    const times = coaching.times(120);
    expect((await coaching.move(userId, sessionId, times)).body).toMatchObject({
      state: 'confirmed',
      startsAt,
      offeredTimes: times,
    });
    const token = await coaching.token(userId, sessionId);
    await coaching.answer(token, { action: 'confirm', startsAt: times[1]!, place: '+1 555 0100' });
    const moved = await coaching.stored(userId, sessionId);
    expect(moved).toMatchObject({ state: 'confirmed', startsAt: times[1], sequence: 1 });
    expect(moved.calendar!.text).toContain('SEQUENCE:1');
  });

  it('moves it up to 24 hours before its start, and not later', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const { sessionId, startsAt } = await confirmedSession(coaching, userId);
    coaching.clock.now = at(startsAt, 24);
    expect((await coaching.move(userId, sessionId, coaching.times())).status).toBe(200);
    coaching.clock.now = new Date(at(startsAt, 24).getTime() + 1);
    expect(await coaching.move(userId, sessionId, coaching.times(80))).toMatchObject({
      status: 409,
      body: { code: 'coaching_too_late' },
    });
  });

  it('gets a session back that is canceled up to 24 hours before its start', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    const { sessionId, startsAt } = await confirmedSession(coaching, userId);
    coaching.clock.now = at(startsAt, 24);
    const canceled = await coaching.cancel(userId, sessionId);
    expect(canceled.body).toMatchObject({ state: 'canceled', isCounted: false, canCancel: false });
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(0);
    // Again, in another tab: nothing is given back twice.
    expect((await coaching.cancel(userId, sessionId)).status).toBe(200);
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(0);
    const { calendar, sequence } = await coaching.stored(userId, sessionId);
    expect(sequence).toBe(1);
    expect(calendar!.text).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/);
  });

  it('is told first that a later cancellation counts', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    const { sessionId, startsAt } = await confirmedSession(coaching, userId);
    coaching.clock.now = new Date(at(startsAt, 24).getTime() + 1);
    expect(await coaching.cancel(userId, sessionId)).toMatchObject({
      status: 409,
      body: { code: 'coaching_counts_now' },
    });
    const canceled = await coaching.cancel(userId, sessionId, true);
    expect(canceled.body).toMatchObject({ state: 'canceled', isCounted: true });
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(1);
  });

  it('changes nothing about a session that has started', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const { sessionId, startsAt } = await confirmedSession(coaching, userId);
    coaching.clock.now = new Date(startsAt);
    const over = { status: 409, body: { code: 'coaching_over' } };
    expect(await coaching.cancel(userId, sessionId, true)).toMatchObject(over);
    expect(await coaching.move(userId, sessionId, coaching.times())).toMatchObject(over);
  });

  it('gives back one session when two tabs cancel at once', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    await coaching.book(userId);
    const { sessionId } = (await coaching.book(userId)).body as CoachingSession;
    await Promise.all(Array.from({ length: 6 }, () => coaching.cancel(userId, sessionId)));
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(1);
  });

  it('finds no session of someone else', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const { sessionId } = (await coaching.book(userId)).body as CoachingSession;
    const missing = { status: 404, body: { code: 'coaching_not_found' } };
    expect(await coaching.cancel(randomUUID(), sessionId)).toMatchObject(missing);
    expect(await coaching.move(randomUUID(), sessionId, coaching.times())).toMatchObject(missing);
  });
});
