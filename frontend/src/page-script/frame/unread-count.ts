import { api } from '#lib/api-client.ts';
import { fillTexts, learnFacts } from '../facts.ts';

/** As in the app (`queries/notifications.ts`). Source: rules/notifications.md N6 */
const POLL_MS = 25_000;
const MAX_SHOWN = 99;

let watched: string | undefined;

/** Keeps the count of unread notifications in the header current while the page is visible. */
export function watch(learnerId: string): void {
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
  const answer = await api.getUnreadCount({ params: { userId } }).catch(() => undefined);
  if (!answer) return;
  const { unreadCount } = answer;
  fillTexts(document, {
    'unread-count': unreadCount > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unreadCount),
  });
  learnFacts(document, { unread: unreadCount > 0 });
}
