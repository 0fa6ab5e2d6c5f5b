import { site } from '@learning/content/site';
import { contactForm } from '@learning/content/site/contact';
import type { Mail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { note, text } from '#mail/mail-content.ts';
import type { RequestRecord } from '#requests/request-records.ts';

const sentOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Returns the mail of an operator's reply. It repeats nothing of the request: anyone can enter another person's address, and its holder
 * must not get a stranger's text in our name.
 */
export function replyMail(request: RequestRecord, message: string, operatorEmail: string): Mail {
  const title = contactForm.topics.find(({ id }) => id === request.topic)?.title ?? 'Your request';
  const content = {
    subject: `Re: ${title}`,
    preview: `Our reply to what you sent on ${sentOn.format(new Date(request.createdAt))}.`,
    heading: 'Our reply to your request',
    blocks: [
      ...paragraphsOf(message).map(text),
      note(
        `You wrote to ${site.name} on ${sentOn.format(new Date(request.createdAt))} (“${title}”). Your reply to this email reaches us at ${operatorEmail}.`,
      ),
    ],
  };
  const footer = {
    reason: `You get this email because your address was entered in a form at ${site.name}.`,
    unsubscribe: null,
    settings: null,
  };
  return { to: request.email, replyTo: operatorEmail, ...composeMail(content, footer) };
}

const paragraphsOf = (message: string) =>
  message
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
