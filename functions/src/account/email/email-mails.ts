import { site } from '@learning/content/site';
import type { Mail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { facts, note, text } from '#mail/mail-content.ts';
import { maskEmail } from '#teams/invitations/invitation-mail.ts';

const footer = (reason: string) => ({ reason, unsubscribe: null, settings: null });

/** Returns the mail with the code to the new address. */
export function codeMail(to: string, code: string): Mail {
  return {
    to,
    ...composeMail(
      {
        subject: `${code} is your code for ${site.name}`,
        preview: 'It confirms your new email address.',
        heading: 'Confirm your new email address',
        blocks: [
          text(
            `Enter this code on your account page at ${site.name} to sign in with this address from now on.`,
          ),
          facts(['Code', code]),
          note(
            'It is valid for 24 hours. If you didn’t ask for it, ignore this email; nothing changes.',
          ),
        ],
      },
      footer(`You get this email because your address was entered at ${site.name}.`),
    ),
  };
}

/** Returns the mail to an address that already has an account. It has no code. */
export function takenMail(to: string): Mail {
  return {
    to,
    ...composeMail(
      {
        subject: `This address already has an account at ${site.name}`,
        preview: 'Nothing was changed.',
        heading: 'You already have an account',
        blocks: [
          text(
            `Someone, probably you, wanted to use this address for another account at ${site.name}. It already signs in to an account, so nothing was changed.`,
          ),
          note('If this wasn’t you, ignore this email; your account hasn’t changed.'),
        ],
      },
      footer(`You get this email because your address was entered at ${site.name}.`),
    ),
  };
}

/** Tells the old address. It shows the new one only in part, because the mailbox may not be the learner's anymore. */
export function changedMail(to: string, newEmail: string): Mail {
  return {
    to,
    ...composeMail(
      {
        subject: `Your email address at ${site.name} has changed`,
        preview: 'If this wasn’t you, contact us now.',
        heading: 'Your email address has changed',
        blocks: [
          text(
            `Your account at ${site.name} now uses ${maskEmail(newEmail)}. You can no longer sign in with this address, and our email goes to the new one.`,
          ),
          note(
            `If you didn’t change it, someone else is using your account. Write to ${site.contact.email} right away.`,
          ),
        ],
      },
      footer(`You get this email because your account at ${site.name} used this address.`),
    ),
  };
}
