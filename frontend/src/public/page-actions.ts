import { endSession } from '#lib/session/browser-session.ts';
import type { Action, FrameAction } from './attributes.ts';
import type { ClickHandler } from './click-actions.ts';
import { catalogActions } from './catalog/catalog-filter.ts';
import { courseActions } from './course/course-actions.ts';
import { tabActions } from './course/tabs.ts';
import { setFacts } from './facts.ts';

/** What a click does on public pages. */
export const pageActions = {
  ...catalogActions,
  ...courseActions,
  ...tabActions,
  /** Shows what follows from a choice of the decision to try. */
  choose: (button) => {
    const sample = button.closest('section')!;
    for (const choice of sample.querySelectorAll('[data-do=choose]')) {
      choice.setAttribute('aria-pressed', String(choice === button));
    }
    setFacts(sample, { choice: button.dataset['choice'] });
  },
  'book-coaching': () => openBooking(),
  contact: ({ dataset: { topic } }) => {
    void import('./islands/contact.tsx').then(({ openContact }) => openContact(topic));
  },
  'sign-out': () => {
    // Cognito's part is loaded for it, and this device forgets the session in any case.
    void import('#lib/session/sign-out.ts')
      .then(({ signOut }) => signOut(), endSession)
      .then(() => location.assign('/'));
  },
} satisfies Record<Exclude<Action, FrameAction>, ClickHandler>;

/** Opens the form in which a learner books a session. */
export function openBooking(): void {
  void import('./islands/coaching.tsx').then((island) => island.openBooking());
}
