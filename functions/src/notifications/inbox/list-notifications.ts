import { findCourse } from '#catalog/catalog.ts';
import type { NotificationDependencies } from '../dependencies.ts';
import {
  personIn,
  presentNotification,
  recentActivity,
  recentEvents,
} from './present-notifications.ts';
import { readNames } from './read-names.ts';

const PAGE_SIZE = 20;
const RECENT_ACTIVITIES = 6;
const WEEK_MS = 7 * 86_400_000;

interface Command {
  userId: string;
  filter: 'all' | 'unread' | 'read';
  /** The last id of the page before. */
  cursor: string | undefined;
  now: Date;
}

type Dependencies = Pick<
  NotificationDependencies,
  'notifications' | 'events' | 'catalog' | 'claims' | 'shownContactOf'
>;

/**
 * Returns a page of notifications, newest first; the first page also has the figures and the learner's latest activity. Reads the table in
 * one round trip, then the names of people from the user pool.
 */
export async function listNotifications(
  { userId, filter, cursor, now }: Command,
  { notifications, events, catalog, claims, shownContactOf }: Dependencies,
) {
  const isFirst = cursor === undefined;
  const [all, inbox, happened, published, certificates] = await Promise.all([
    notifications.list(userId),
    notifications.readInbox(userId),
    isFirst ? events.list(userId) : [],
    catalog.read(),
    claims.list(userId),
  ]);
  const unreadIds = new Set(inbox.unreadIds);
  const rest = all
    .filter(
      ({ notificationId: id }) => filter === 'all' || unreadIds.has(id) === (filter === 'unread'),
    )
    .filter(({ notificationId: id }) => isFirst || id < cursor);
  const page = rest.slice(0, PAGE_SIZE);
  const recent = recentEvents(happened, RECENT_ACTIVITIES);
  const people = [...page.map(({ named }) => named?.userId), ...recent.map(personIn)];
  const names = await readNames(people, shownContactOf);
  const held = certificates.filter(({ isRevoked }) => !isRevoked);
  const certificateIds = new Map(
    held.map((certificate) => [certificate.courseId, certificate.certificateId]),
  );
  const weekStart = new Date(now.getTime() - WEEK_MS).toISOString();
  const titleOf = (id: number) => findCourse(published, id)?.title ?? null;
  return {
    notifications: page.map((record) =>
      presentNotification(record, { unreadIds, names, certificateIds }),
    ),
    nextCursor: rest.length > PAGE_SIZE ? page.at(-1)!.notificationId : null,
    unreadCount: all.filter(({ notificationId }) => unreadIds.has(notificationId)).length,
    totalCount: all.length,
    weekCount: all.filter(({ createdAt }) => createdAt >= weekStart).length,
    recentActivity: recentActivity(recent, titleOf, names),
  };
}
