import { NOTIFICATION_FILTERS, type NotificationFilter } from '#lib/notification-filter.ts';

/** The query of `/notifications`. */
export interface NotificationsSearch {
  show?: Exclude<NotificationFilter, 'all'>;
}

/** Keeps the known fields of the query. */
export function parseNotificationsSearch({ show }: Record<string, unknown>): NotificationsSearch {
  const known = NOTIFICATION_FILTERS.find((filter) => filter === show);
  return known && known !== 'all' ? { show: known } : {};
}
