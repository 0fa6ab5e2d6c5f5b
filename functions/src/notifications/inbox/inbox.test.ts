import type { Notification } from '@learning/shared/contract/notifications';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { domainEventWrite, idOfEvent, newEvent } from '#events/event-writes.ts';
import type { EventType } from '#events/domain-events.ts';
import { certificateKey } from '#table/keys.ts';
import { putItem, writeTransaction, type Table } from '#table/table.ts';
import { openApi, type LearnerApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { notificationOf } from '../notification-content.ts';
import { notificationText } from '../reactions/notification-texts.ts';
import { SAMPLE_EVENTS } from '#testing/notifications/sample-events.ts';
import { notificationRepository } from './notification-repository.ts';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const HOUR_MS = 3_600_000;
const me = { userId: 'me' };
const CONTENT = {
  type: 'certificate' as const,
  title: 'Ready',
  message: 'Download it.',
  actionUrl: '/certificates',
  actionLabel: 'View',
};

let table: Table;
let api: TestApi;
let userId: string;
let learner: LearnerApi;
beforeAll(async () => {
  table = await createSampleTable();
});
beforeEach(() => {
  api = openApi(table, NOW);
  userId = randomUUID();
  learner = api.as(userId);
});

/** Adds notifications of the last hours. @returns their ids, newest first */
async function add(count: number): Promise<string[]> {
  const ids = [];
  for (let hours = 0; hours < count; hours += 1) {
    const at = new Date(NOW.getTime() - hours * HOUR_MS).toISOString();
    const event = { name: `event#${hours}`, at };
    await notificationRepository(table).addOnce(userId, notificationOf(event, CONTENT));
    ids.push(idOfEvent(event));
  }
  return ids;
}
const list = (query: Parameters<typeof learner.ok<'listNotifications'>>[1]['query'] = {}) =>
  learner.ok('listNotifications', { params: me, query });
const unread = async () => (await learner.ok('getUnreadCount', { params: me })).unreadCount;
const idsOf = ({ notifications }: Awaited<ReturnType<typeof list>>) =>
  notifications.map(({ id }) => id);

// Source: rules/notifications.md N3
describe('the notifications of a learner', () => {
  test('are listed newest first, twenty a page', async () => {
    const ids = await add(43);
    const first = await list();
    expect(idsOf(first)).toEqual(ids.slice(0, 20));
    const second = await list({ cursor: first.nextCursor! });
    expect(idsOf(second)).toEqual(ids.slice(20, 40));
    const last = await list({ cursor: second.nextCursor! });
    expect(idsOf(last)).toEqual(ids.slice(40));
    expect(last.nextCursor).toBeNull();
    expect(first).toMatchObject({ unreadCount: 43, totalCount: 43, weekCount: 43 });
  });

  test('are none at first', async () => {
    expect(await list()).toEqual({
      notifications: [],
      nextCursor: null,
      unreadCount: 0,
      totalCount: 0,
      weekCount: 0,
      recentActivity: [],
    });
    expect(await learner.ok('getUnreadCount', { params: me })).toEqual({
      unreadCount: 0,
      newestId: null,
    });
  });

  test('are marked read and unread, from two tabs too', async () => {
    const [newest, second] = await add(3);
    const mark = (id: string, isRead: boolean) =>
      learner.ok('markNotification', { params: { ...me, id }, body: { isRead } });
    await Promise.all([mark(newest!, true), mark(newest!, true), mark(second!, true)]);
    expect(await unread()).toBe(1);
    await mark(newest!, false);
    expect(idsOf(await list({ filter: 'read' }))).toEqual([second]);
    expect(idsOf(await list({ filter: 'unread' }))).toContain(newest);
    expect(await unread()).toBe(2);
  });

  test('are marked read all at once, up to the newest one that was seen', async () => {
    const [newest, seen] = await add(4);
    const markAll = (upTo: string) =>
      learner.ok('markAllNotifications', { params: me, body: { upTo } });
    expect(await markAll(seen!)).toEqual({ unreadCount: 1 });
    expect(idsOf(await list({ filter: 'unread' }))).toEqual([newest]);
    expect(await markAll(newest!)).toEqual({ unreadCount: 0 });
    expect(await markAll(newest!)).toEqual({ unreadCount: 0 });
  });

  test('are deleted for good, and a deleted one cannot be marked', async () => {
    const [newest, second] = await add(2);
    const params = { ...me, id: newest! };
    for (let count = 0; count < 2; count += 1) {
      expect(await learner.ok('deleteNotification', { params })).toEqual({ isDeleted: true });
    }
    expect(idsOf(await list())).toEqual([second]);
    expect(await unread()).toBe(1);
    const refused = await learner.refused('markNotification', { params, body: { isRead: false } });
    expect(refused).toBe('notification_not_found');
    expect(await unread()).toBe(1);
  });

  test('are those of the learner alone', async () => {
    const [id] = await add(1);
    const other = api.as(randomUUID());
    const params = { ...me, id: id! };
    expect(await other.refused('markNotification', { params, body: { isRead: true } })).toBe(
      'notification_not_found',
    );
    await other.ok('deleteNotification', { params });
    expect(await unread()).toBe(1);
  });

  test('that have expired do not count as unread', async () => {
    await add(1);
    api.now = new Date(NOW.getTime() + 181 * 24 * HOUR_MS);
    expect(await unread()).toBe(0);
  });

  test('come with what the learner did last, newest first', async () => {
    const event = (type: EventType, hours: number, data: object) =>
      domainEventWrite(
        newEvent(userId, type, '1', data as never, new Date(NOW.getTime() - hours * HOUR_MS)),
      );
    await writeTransaction(table, [
      event('enrolled', 3, { courseId: 1 }),
      event('courseCompleted', 1, { courseId: 1, courseTitle: 'HR' }),
      event('courseResting', 0, { courseId: 1, courseTitle: 'HR', percent: 4 }),
    ]);
    const { recentActivity } = await list();
    expect(recentActivity.map(({ kind }) => kind)).toEqual(['courseCompleted', 'enrolled']);
    expect(recentActivity[0]).toMatchObject({ title: 'HR', courseId: 1 });
    expect(recentActivity[1]!.title).toEqual(expect.any(String));
  });
});

// Source: rules/notifications.md N23
describe('a notification about a person', () => {
  const textFacts = { timeZone: 'UTC', courseTitleOf: () => 'HR Foundations' };
  const told = async (type: EventType) => {
    const event = newEvent(userId, type, 'x', SAMPLE_EVENTS[type], NOW);
    await notificationRepository(table).addOnce(
      userId,
      notificationOf(event, notificationText(event, textFacts)!),
    );
    await writeTransaction(table, [domainEventWrite(event)]);
  };
  const texts = async () => {
    const { notifications } = await list();
    return notifications.map(({ title, message }) => `${title}: ${message}`).join();
  };

  test.each([
    ['invitationAccepted', 'A colleague joined your team'],
    ['coursesAssigned', 'The owner of your Professional plan asks you to complete it by'],
    ['assignmentDue', 'The owner of your Professional plan asked you to complete it by then'],
    ['handoverOffered', 'The owner of your Professional plan would like you to run the team'],
    ['handoverAnswered', 'Your colleague now runs the team'],
  ] as const)('of %s has the name, until the account is gone', async (type, nameless) => {
    await told(type);
    const { named } = (await notificationRepository(table).list(userId))[0]!;
    const withPerson = (person: string) =>
      nameless.replace(
        /^(?:A colleague|Your colleague|The owner of your Professional plan)/,
        () => person,
      );
    api.contacts.set(named!.userId, { email: 'ada@example.org', name: 'Ada $& {name}' });
    expect(await texts()).toContain(withPerson('Ada $& {name}'));
    api.contacts.set(named!.userId, { email: 'ada@example.org', name: null });
    expect(await texts()).toContain(withPerson('ada@example.org'));
    api.contacts.clear();
    expect(await texts()).toContain(nameless);
  });

  test('is an activity with the name as well, and neither stores it', async () => {
    await told('invitationAccepted');
    api.contacts.set('member', { email: 'ada@example.org', name: 'Ada Grey' });
    const activity = async () => (await list()).recentActivity.map(({ personName }) => personName);
    expect(await activity()).toEqual(['Ada Grey']);
    const stored = JSON.stringify(await notificationRepository(table).list(userId));
    expect(stored).not.toContain('Ada');
    api.contacts.clear();
    expect(await activity()).toEqual([null]);
  });
});

// Source: rules/notifications.md N24
describe('a notification about a certificate', () => {
  const CERTIFICATE = '0123456789abcdefghjkmnpqrs';
  const told = (type: EventType) => {
    const event = newEvent(userId, type, 'x', SAMPLE_EVENTS[type], NOW);
    const textFacts = { timeZone: 'UTC', courseTitleOf: () => 'HR Foundations' };
    const content = notificationText(event, textFacts)!;
    return notificationRepository(table).addOnce(userId, notificationOf(event, content));
  };
  const hold = (certificateId: string, state = 'valid') =>
    putItem(table, {
      ...certificateKey(userId, 1),
      entity: 'certificate',
      courseId: 1,
      certificateId,
      state,
    });
  const action = async () => {
    const [{ actionUrl, actionLabel }] = (await list()).notifications as [Notification];
    return [actionLabel, actionUrl];
  };

  test('of a completed course offers the claim until it is claimed, and then the certificate', async () => {
    await told('courseCompleted');
    expect(await action()).toEqual(['Claim Certificate', '/certificates?claim=1']);
    await hold(CERTIFICATE);
    const view = ['View Certificate', `/certificates?certificate=${CERTIFICATE}`];
    expect(await action()).toEqual(view);
    await hold(CERTIFICATE, 'revoked');
    expect(await action()).toEqual(['Claim Certificate', '/certificates?claim=1']);
  });

  test.each(['certificateClaimed', 'certificateCorrected', 'hoursMeasured'] as const)(
    'of %s leads to the one that the learner has by now',
    async (type) => {
      await told(type);
      const [, url] = await action();
      expect(url).toBe(`/certificates?certificate=${SAMPLE_EVENTS[type].certificateId}`);
      const newer = CERTIFICATE.replaceAll('0', 'z');
      await hold(newer);
      expect(await action()).toEqual(['View Certificate', `/certificates?certificate=${newer}`]);
    },
  );
});
