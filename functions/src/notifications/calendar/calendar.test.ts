import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';
import { passActivitiesOf } from '#testing/learning/passed-activities.ts';
import { calendarFeed } from './calendar-feed.ts';

const me = { userId: 'me' };

let table: Table;
let api: TestApi;
let teams: TeamHarness;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(() => {
  api = openApi(table);
  teams = openTeamHarness(table);
});

async function turn(userId: string, isOn: boolean): Promise<string | null> {
  const { path } = await api.as(userId).ok('changeCalendarLink', { params: me, body: { isOn } });
  return path;
}

const tokenOf = (path: string) => path.replace('/api/calendars/', '');

/** Returns the lines of a calendar as a program reads them: folded lines joined. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

async function readLines(userId: string): Promise<string[]> {
  const path = await turn(userId, true);
  const params = { token: tokenOf(path!) };
  return linesOf(await api.as(null).ok('getCalendar', { params }));
}

// Source: rules/notifications.md N30
describe('the address of the calendar', () => {
  test('is the same however often it is turned on, ends when turned off, and is another one after that', async () => {
    const userId = randomUUID();
    const read = () => api.as(userId).ok('getCalendarLink', { params: me });
    expect(await read()).toEqual({ path: null });
    const [first, again] = [await turn(userId, true), await turn(userId, true)];
    expect(again).toBe(first);
    expect(await read()).toEqual({ path: first });
    expect(await turn(userId, false)).toBeNull();
    expect(await turn(userId, false)).toBeNull();
    const later = await turn(userId, true);
    expect(later).not.toBe(first);
    const old = { token: tokenOf(first!) };
    expect(await api.as(null).refused('getCalendar', { params: old })).toBe('calendar_not_found');
  });

  test('opens nothing with another key, another learner or no key', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    const token = tokenOf((await turn(userId, true))!);
    const key = token.split('.')[1]!;
    const tokens = [
      `${other}.${key}`,
      `${userId}.${'a'.repeat(43)}`,
      `${userId}.${key.slice(1)}`,
      `${userId}.${key}.ics`,
    ];
    for (const invalid of tokens) {
      const refused = await api.as(null).refused('getCalendar', { params: { token: invalid } });
      expect(refused, invalid).toBe('calendar_not_found');
    }
  });
});

describe('the calendar', () => {
  test('has the due date of an assigned course as a day, until it is completed or taken back', async () => {
    const { ownerId } = await teams.plan({ accessEndsAt: '2027-12-18T09:00:00.000Z' });
    const { memberId } = await teams.member(ownerId);
    const assigned = { userId: 'me', courseId: '14' };
    await teams.ok(ownerId, 'assignCourse', {
      params: assigned,
      body: { dueOn: '2026-12-18', note: 'Before the audit; bring cases.', seatIds: null },
    });
    await teams.ok(ownerId, 'assignCourse', {
      params: { userId: 'me', courseId: '1' },
      body: { dueOn: null, note: '', seatIds: null },
    });
    const lines = await readLines(memberId);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20261218',
    ]);
    expect(lines).toContain('DTEND;VALUE=DATE:20261219');
    expect(lines.find((line) => line.startsWith('SUMMARY'))).toMatch(/^SUMMARY:Due: /);
    expect(lines).toContain(
      String.raw`DESCRIPTION:Before the audit\; bring cases.\n\nhttps://learning.example/course/14/play`,
    );
    await teams.ok(ownerId, 'removeAssignment', { params: assigned });
    expect(await readLines(memberId)).not.toContain('BEGIN:VEVENT');
  });

  test('has how many cards each of the next days asks for, in the days of the learner', async () => {
    const userId = randomUUID();
    const learner = api.as(userId);
    const moduleId = 'hr-foundations-m1';
    await grantPurchase(table, userId, 1);
    await learner.ok('createEnrollment', { body: { userId: 'me', courseId: 1 } });
    await passActivitiesOf(table, userId, moduleId);
    await learner.ok('recordModuleProgress', {
      params: { userId: 'me', moduleId },
      body: { completed: true },
    });
    await learner.ok('updateProfile', { params: me, body: { timeZone: 'Asia/Tokyo' } });
    // Already the next day in Tokyo.
    api.now = new Date('2026-11-18T20:00:00.000Z');
    const { days } = (await learner.ok('getDashboard', { params: me })).recall;
    const lines = await readLines(userId);
    const expected = days.filter(({ count }) => count > 0);
    expect(days[0]!.date).toBe('2026-11-19');
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(
      expected.map(({ date }) => `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`),
    );
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual(
      expected.map(({ count }) => `SUMMARY:Review ${count} card${count === 1 ? '' : 's'}`),
    );
    expect(expected.length).toBeGreaterThan(0);
  });

  test('keeps the UIDs of its days, and folds no line beyond 75 bytes', () => {
    const course = {
      orderId: 'o1',
      courseId: 14,
      title: 'Ünïcode — '.repeat(20),
      dueOn: '2026-12-18',
      note: 'A note\nof two lines, with commas; and more. '.repeat(4),
    };
    const at = (now: string, count: number) =>
      calendarFeed(
        { courses: [course], reviews: [{ date: '2026-12-01', count }] },
        'https://learning.example',
        new Date(now),
      );
    const [first, later] = [at('2026-11-18T09:00:00Z', 3), at('2026-11-19T09:00:00Z', 4)];
    const uids = (text: string) => linesOf(text).filter((line) => line.startsWith('UID'));
    expect(uids(later)).toEqual(uids(first));
    expect(new Set(uids(first)).size).toBe(2);
    for (const line of first.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
