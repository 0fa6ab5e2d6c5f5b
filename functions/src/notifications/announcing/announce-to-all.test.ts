import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import type { Table } from '#table/table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { announcementEvent, type Announcement } from './announcement-event.ts';
import { announceToAll } from './announce-to-all.ts';

const TEXT: Announcement = {
  kind: 'announcement',
  title: 'We move on Sunday',
  message: 'The site is down for an hour.',
  actionUrl: null,
  actionLabel: null,
};

let table: Table;
beforeAll(async () => {
  table = await createTestTable();
});

function run(pages: string[][], at: string, announcement = TEXT) {
  const waits: number[] = [];
  async function* learners() {
    for (const page of pages) yield await Promise.resolve(page);
  }
  const done = announceToAll(table, {
    learners: learners(),
    eventOf: (userId) => announcementEvent(announcement, userId, new Date(at)),
    perSecond: 10,
    wait: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
    onProgress: () => {},
  });
  return done.then((counts) => ({ ...counts, waitedMs: waits.reduce((a, b) => a + b, 0) }));
}
const learnersOf = (count: number) => Array.from({ length: count }, () => randomUUID());

// Source: rules/notifications.md N16
test('An announcement reaches every learner once, and no faster than the pace, however often it is repeated', async () => {
  const [first, second] = [learnersOf(25), learnersOf(8)];
  expect(await run([first, []], '2026-11-22T09:00:00.000Z')).toEqual({
    told: 25,
    known: 0,
    waitedMs: 2500,
  });
  // It had stopped half-way.
  expect(await run([first, second], '2026-11-22T09:05:00.000Z')).toEqual({
    told: 8,
    known: 25,
    waitedMs: 800,
  });
  for (const userId of [first[0]!, second[0]!]) {
    expect(await eventRepository(table).list(userId)).toMatchObject([
      { type: 'announcement', data: { title: 'We move on Sunday' } },
    ]);
  }
});

test('Two texts and two courses are told apart, and one course is told once', async () => {
  const [userId] = learnersOf(1) as [string];
  const course = { kind: 'course' as const, courseId: 15, courseTitle: 'Advanced' };
  for (const announcement of [TEXT, { ...TEXT, message: 'For two hours.' }, course, course]) {
    await run([[userId]], '2026-11-22T09:00:00.000Z', announcement);
  }
  expect((await eventRepository(table).list(userId)).map(({ type }) => type).toSorted()).toEqual([
    'announcement',
    'announcement',
    'coursePublished',
  ]);
});
