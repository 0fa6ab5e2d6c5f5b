import { readSession, type SignedInLearner } from '#lib/session/session-store.ts';
import { setFacts, setTexts } from './facts.ts';
import { showPicture } from './frame/learner-picture.ts';
import { watchUnreadCount } from './frame/unread-count.ts';
import { whenIdle } from './when-idle.ts';

/** Shows the page as the visitor or as the learner, by what is stored on this device, and returns the learner. */
export function showSession(): SignedInLearner | undefined {
  const learner = signedInLearner();
  setFacts(document, { 'signed-in': learner !== undefined });
  document.documentElement.classList.toggle('has-session', learner !== undefined);
  if (!learner) {
    showOffers();
    return undefined;
  }
  const name = learner.name || 'Account';
  setTexts(document, { 'learner-name': name, 'learner-email': learner.email });
  for (const button of document.querySelectorAll<HTMLElement>('[data-learner-label]')) {
    button.setAttribute('aria-label', name);
    button.dataset['tooltip'] = name;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-learner-href]')) {
    link.href = link.dataset['learnerHref']!;
  }
  // Answers that could not be sent from the player are sent from every page.
  whenIdle(() => void import('./unsent-answers.ts').then(({ sendUnsent }) => sendUnsent(learner)));
  whenIdle(() => showPicture(learner));
  whenIdle(() => watchUnreadCount(learner.id));
  return learner;
}

/** Replaces the placeholders of what is offered (AccessPlaceholder) inside the scopes: it is known what the learner has. */
export function showOffers(scopes = 'body'): void {
  const places = document.querySelectorAll<HTMLElement>(
    `:is(${scopes}) [data-session=unknown], [data-session=unknown]:is(${scopes})`,
  );
  for (const place of places) {
    place.dataset['session'] = 'known';
    place.removeAttribute('aria-busy');
  }
}

/** Returns the signed-in learner. */
export function signedInLearner(): SignedInLearner | undefined {
  const session = readSession();
  return session.status === 'signed-in' ? session.learner : undefined;
}
