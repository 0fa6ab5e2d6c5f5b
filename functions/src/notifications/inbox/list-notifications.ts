import { findCourse } from '#catalog/catalog.ts';
import type { NotificationDependencies } from '../dependencies.ts';
import { presentNotification, recentActivity } from './present-notifications.ts';

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

type Dependencies = Pick<NotificationDependencies, 'notifications' | 'events' | 'catalog'>;

/** Returns a page of notifications, newest first; the first page also has the figures and the learner's latest activity. One round. */
export async function listNotifications(
  { userId, filter, cursor, now }: Command,
  { notifications, events, catalog }: Dependencies,
) {
  const isFirst = cursor === undefined;
  const [all, inbox, happened, published] = await Promise.all([
    notifications.list(userId),
    notifications.readInbox(userId),
    isFirst ? events.list(userId) : [],
    catalog.read(),
  ]);
  const shown = all.map((one) => presentNotification(one, inbox));
  const rest = shown
    .filter(({ isRead }) => filter === 'all' || isRead === (filter === 'read'))
    .filter(({ id }) => isFirst || id < cursor);
  const page = rest.slice(0, PAGE_SIZE);
  const weekStart = new Date(now.getTime() - WEEK_MS).toISOString();
  const titleOf = (id: number) => findCourse(published, id)?.title ?? null;
  return {
    notifications: page,
    nextCursor: rest.length > PAGE_SIZE ? page.at(-1)!.id : null,
    unreadCount: shown.filter(({ isRead }) => !isRead).length,
    totalCount: shown.length,
    weekCount: shown.filter(({ createdAt }) => createdAt >= weekStart).length,
    recentActivity: recentActivity(happened, titleOf, RECENT_ACTIVITIES),
  };
}
