import { api } from '#lib/api-client.ts';
import { setTexts, setFacts } from '../facts.ts';

/** As in the app (`queries/notifications.ts`). Source: rules/notifications.md N6 */
const POLL_MS = 25_000;
const MAX_SHOWN = 99;

let watched: string | undefined;

/** Keeps the count of unread notifications in the header current while the page is visible. */
export function watchUnreadCount(learnerId: string): void {
  const isFirst = watched === undefined;
  watched = learnerId;
  void show();
  if (!isFirst) return;
  setInterval(() => void show(), POLL_MS);
  document.addEventListener('visibilitychange', () => void show());
}

async function show(): Promise<void> {
  const userId = watched;
  if (userId === undefined || document.visibilityState === 'hidden' || !navigator.onLine) return;
  const response = await api.getUnreadCount({ params: { userId } }).catch(() => undefined);
  if (!response) return;
  const { unreadCount } = response;
  setTexts(document, {
    'unread-count': unreadCount > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unreadCount),
  });
  setFacts(document, { unread: unreadCount > 0 });
}
