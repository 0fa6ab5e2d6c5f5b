import type { CoachingSession } from '@learning/shared/contract/coaching';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import {
  confirmedSession,
  openCoaching,
  type Coaching,
} from '#testing/coaching/coaching-harness.ts';
import { createReminderDependencies } from './open-reminders.ts';
import { plannedReminders } from './planned-reminders.ts';
import { reminderRepository } from './reminder-repository.ts';
import { runReminders } from './run-reminders.ts';

let table: Table;
let coaching: Coaching;
beforeAll(async () => {
  table = await createTableWithCourse(14);
});
beforeEach(() => {
  coaching = openCoaching(table);
});

/** Plans the reminders of a learner's events, as the reactions do, and runs those that are due. */
async function run(userId: string) {
  for (const event of await eventRepository(table).list(userId)) {
    for (const reminder of plannedReminders(event, {
      timeZone: 'UTC',
      learner: { enrollments: [], entitlements: [] },
    })) {
      await reminderRepository(table).planOnce(userId, reminder);
    }
  }
  await runReminders(
    coaching.clock.now,
    createReminderDependencies(restrictTable(table, 'reminders')),
  );
  const events = await eventRepository(table).list(userId);
  return events.map(({ type }) => type).filter((type) => /Upcoming|Lapsed/.test(type));
}

const before = (instant: string, hours: number) =>
  new Date(Date.parse(instant) - hours * 3_600_000);

describe('the reminder of a coaching session', () => {
  // Source: rules/notifications.md N18
  it('comes once, 24 hours before the session starts', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const { startsAt } = await confirmedSession(coaching, userId);
    coaching.clock.now = new Date(before(startsAt, 24).getTime() - 1);
    expect(await run(userId)).toEqual([]);
    coaching.clock.now = before(startsAt, 24);
    expect(await run(userId)).toEqual(['coachingUpcoming']);
    coaching.clock.now = before(startsAt, 1);
    expect(await run(userId)).toEqual(['coachingUpcoming']);
  });

  it('does not come for a session that was canceled, and comes for the new time of a moved one', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const canceled = await confirmedSession(coaching, userId);
    await coaching.cancel(userId, canceled.sessionId);
    const { sessionId, startsAt } = await confirmedSession(coaching, userId);
    const times = coaching.times(200);
    await coaching.move(userId, sessionId, times);
    const token = await coaching.token(userId, sessionId);
    await coaching.answer(token, { action: 'confirm', startsAt: times[0]!, place: '1' });
    coaching.clock.now = before(startsAt, 20);
    expect(await run(userId)).toEqual([]);
    coaching.clock.now = before(times[0]!, 24);
    expect(await run(userId)).toEqual(['coachingUpcoming']);
  });
});

describe('an offer without an answer', () => {
  // Source: rules/learning.md L33
  it('ends with the last of its times, and does not count', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    const times = coaching.times();
    const { sessionId } = (await coaching.book(userId, { times })).body as CoachingSession;
    coaching.clock.now = new Date(times[1]!);
    expect(await run(userId)).toEqual([]);
    coaching.clock.now = new Date(Date.parse(times[2]!) + 900_000);
    expect(await run(userId)).toEqual(['coachingLapsed']);
    expect(await coaching.stored(userId, sessionId)).toMatchObject({
      state: 'lapsed',
      isCounted: false,
    });
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(0);
    expect(await run(userId)).toEqual(['coachingLapsed']);
  });

  it('leaves a confirmed session at its time', async () => {
    const { userId, orderId } = await coaching.ownerOf('executive');
    const { sessionId, startsAt } = await confirmedSession(coaching, userId, 400);
    const times = coaching.times(72);
    await coaching.move(userId, sessionId, times);
    coaching.clock.now = new Date(Date.parse(times[2]!) + 900_000);
    expect(await run(userId)).toEqual(['coachingLapsed']);
    expect(await coaching.stored(userId, sessionId)).toMatchObject({
      state: 'confirmed',
      startsAt,
      offeredTimes: null,
    });
    expect(await coaching.countedIn(orderId, '2026-11')).toBe(1);
  });
});
