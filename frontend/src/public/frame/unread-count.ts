import { api } from '#lib/api-client.ts';
import { shownCount, UNREAD_POLL_MS } from '#lib/unread-count.ts';
import { setFacts } from '../facts.ts';

/** Keeps the count of unread notifications in the header current while the page is visible. Source: rules/notifications.md N6 */
export function watchUnreadCount(userId: string): void {
  const show = async () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const response = await api.getUnreadCount({ params: { userId } }).catch(() => undefined);
    if (response) setFacts(document, { 'unread-count': shownCount(response.unreadCount) });
  };
  void show();
  setInterval(() => void show(), UNREAD_POLL_MS);
  document.addEventListener('visibilitychange', () => void show());
}
