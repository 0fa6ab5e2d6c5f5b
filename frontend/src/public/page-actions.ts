import { endSession } from '#lib/session/browser-session.ts';
import type { Action, FrameAction } from './attributes.ts';
import type { ClickHandler } from './click-actions.ts';
import { catalogActions } from './catalog/catalog-filter.ts';
import { courseActions } from './course/course-actions.ts';
import { tabActions } from './course/tabs.ts';
import { showCase } from './facts.ts';

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
    showCase(sample, 'choice', button.dataset['choice']);
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
} satisfies Record<Exclude<Action, FrameAction>, ClickHandler>;
