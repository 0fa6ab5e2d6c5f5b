import { endSession } from '#lib/session/browser-session.ts';
import type { Actions } from './actions.ts';
import { catalogActions } from './catalog/catalog-filter.ts';
import { courseActions } from './course/course-actions.ts';
import { tabActions } from './course/tabs.ts';

/** What one can press on public pages. */
export const pageActions: Actions = {
  ...catalogActions,
  ...courseActions,
  ...tabActions,
  /** Shows what follows from a choice of the decision to try. */
  choose: (button) => {
    const sample = button.closest('section')!;
    for (const choice of sample.querySelectorAll('[data-do=choose]')) {
      choice.setAttribute('aria-pressed', String(choice === button));
    }
    for (const answer of sample.querySelectorAll<HTMLElement>('[data-answer]')) {
      answer.hidden = answer.dataset['answer'] !== button.dataset['choice'];
    }
  },
  'book-coaching': () => {
    void import('./islands/coaching.tsx').then(({ openBooking }) => openBooking());
  },
  contact: (button) => {
    void import('./islands/contact.tsx').then(({ openContact }) =>
      openContact(button.dataset['topic']),
    );
  },
  'sign-out': () => {
    // Cognito's part is loaded for it, and this device forgets the session in any case.
    void import('#lib/session/sign-out.ts')
      .then(({ signOut }) => signOut(), endSession)
      .then(() => location.assign('/'));
  },
};
