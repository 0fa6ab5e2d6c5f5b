import { site } from '@learning/content/site';
import type { EventData } from '#events/domain-events.ts';
import { action, facts, note, text } from '#mail/mail-content.ts';
import type { MailWriters } from './event-mails.ts';
import type { Texts } from './notification-texts.ts';
import { printInstant } from './print-values.ts';

type Change = EventData<'signInChanged'>['change'];

/** What changed, and what it means for the next sign-in. */
const CHANGES: Record<Change, { title: string; message: string }> = {
  authenticator_added: {
    title: 'An authenticator app was connected to your account',
    message: 'From now on, we ask for a code from the app after your password.',
  },
  authenticator_removed: {
    title: 'The authenticator app of your account was turned off',
    message: 'From now on, your password is enough to sign in.',
  },
  passkey_added: {
    title: 'A passkey was added to your account',
    message: 'It signs in without your password.',
  },
  passkey_removed: {
    title: 'A passkey was removed from your account',
    message: 'It no longer signs in.',
  },
  password_changed: {
    title: 'The password of your account was changed',
    message: 'The former password no longer signs in, and all other devices are signed out.',
  },
  password_reset: {
    title: 'The password of your account was reset',
    message:
      'A new password was chosen with a code from an email. The former one no longer signs in.',
  },
};

/** What a learner reads on the site about a change of how they sign in. */
export const SIGN_IN_TEXTS = {
  signInChanged: ({ change }) => ({
    type: 'security',
    title: CHANGES[change].title,
    message: `${CHANGES[change].message} If this wasn’t you, choose a new password and sign out everywhere.`,
    actionUrl: '/account#sign-in',
    actionLabel: 'Open Sign-In Settings',
  }),
} satisfies Partial<Texts>;

/** The mail says what to do if it was someone else. Source: rules/notifications.md N26 */
export const SIGN_IN_MAILS = {
  signInChanged: ({ change }, { at, timeZone, origin }) => ({
    subject: CHANGES[change].title,
    preview: 'If this wasn’t you, act now.',
    heading: CHANGES[change].title,
    blocks: [
      text(`${CHANGES[change].message} If this was you, there is nothing to do.`),
      facts(['When', printInstant(at, timeZone)]),
      text(
        'If it wasn’t you, someone else can get into your account. Choose a new password with “Forgot your password?” on the sign-in page. Then open your account page, sign out everywhere, and remove passkeys and apps that aren’t yours.',
      ),
      action('Open Sign-In Settings', `${origin}/account#sign-in`),
      note(`If you can’t sign in anymore, write to ${site.contact.email} right away.`),
    ],
  }),
} satisfies MailWriters;
