import { api } from '#lib/api-client.ts';
import { hasUnsent } from '#features/activities/submission/unsent-submissions.ts';
import { hueOf, initialOf } from '#lib/drawn-initial.ts';
import { pageQuiet } from '#lib/page-quiet.ts';
import { keptPhoto } from '#lib/photo-store.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { pollWhileUsed } from '#lib/poll-while-used.ts';
import { shownCount } from '#lib/unread-count.ts';
import { setFacts } from '../facts.ts';

/** Fills the header of a page without React for the learner, and sends what could not be sent from the player. */
export function showLearner(learner: SignedInLearner): void {
  const name = learner.name || 'Account';
  setFacts(document, { 'learner-name': name, 'learner-email': learner.email });
  for (const button of document.querySelectorAll<HTMLElement>('[data-learner-label]')) {
    button.setAttribute('aria-label', name);
    button.dataset['tooltip'] = name;
  }
  showPicture(learner);
  watchUnreadCount(learner.id);
  if (!hasUnsent(learner.id)) return;
  void pageQuiet()
    .then(() => import('../islands/unsent.ts'))
    .then(({ sendUnsent }) => sendUnsent(learner.id));
}

/** Shows the photo that this device has, or the initial: without a call. */
function showPicture({ id, name, email }: SignedInLearner): void {
  const photo = keptPhoto(id)?.photo;
  for (const picture of document.querySelectorAll<HTMLElement>('header [data-picture]')) {
    picture.dataset['hue'] = String(hueOf(email));
    picture.dataset['initial'] = photo ? '' : initialOf(name);
    picture.replaceChildren();
    if (photo) picture.append(Object.assign(new Image(), { src: photo, alt: '' }));
  }
}

/** Keeps the count in the header current while the page is used. Source: rules/notifications.md N6 */
function watchUnreadCount(userId: string): void {
  const show = async () => {
    if (!navigator.onLine) return;
    const response = await api.getUnreadCount({ params: { userId } }).catch(() => undefined);
    if (response) setFacts(document, { 'unread-count': shownCount(response.unreadCount) });
  };
  if (document.visibilityState === 'visible') void show();
  pollWhileUsed(() => void show());
}
