import { site } from '@learning/content/site';
import type { Mail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { action, note, text } from '#mail/mail-content.ts';
import { EXPORT_DAYS } from '@learning/shared/contract/privacy-limits';

interface Facts {
  to: string;
  origin: string;
  /** null when it could not be prepared. */
  availableUntil: Date | null;
}

const day = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const footer = {
  reason: `You get this email because you asked for a copy of your data at ${site.name}.`,
  unsubscribe: null,
  settings: null,
};

/** Returns the mail that says a download is ready. Its link leads to the account page, so it is of use to the signed-in learner only. */
export function exportMail({ to, origin, availableUntil }: Facts): Mail {
  const link = `${origin}/account#your-data`;
  const content = availableUntil
    ? {
        subject: 'Your data is ready to download',
        preview: `You can download it until ${day.format(availableUntil)}.`,
        heading: 'Your data is ready to download',
        blocks: [
          text(
            `The ZIP file with your data at ${site.name} is ready. You can download it for ${EXPORT_DAYS} days, until ${day.format(availableUntil)}.`,
          ),
          action('Go to Your Data', link),
          note(
            'The link asks you to sign in. If you didn’t ask for your data, change your password: someone may have used your account.',
          ),
        ],
      }
    : {
        subject: 'Your data could not be prepared',
        preview: 'Please try again on your account page.',
        heading: 'Your data could not be prepared',
        blocks: [
          text(
            'Something went wrong on our side while we prepared your data. Nothing was changed. Please try again, or reply to us and we’ll send it another way.',
          ),
          action('Go to Your Data', link),
        ],
      };
  return { to, replyTo: site.contact.email, ...composeMail(content, footer) };
}
