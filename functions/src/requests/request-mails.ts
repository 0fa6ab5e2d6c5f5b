import { site } from '@learning/content/site';
import { contactForm } from '@learning/content/site/contact';
import { operatorToken } from '#coaching/operator-link.ts';
import type { Mail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { action, facts, note, quote, text, type MailBlock } from '#mail/mail-content.ts';
import type { RequestRecord } from './request-records.ts';

/** `November 22, 2026 at 9:00 AM UTC`. */
const sentAt = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

const titleOf = ({ topic }: RequestRecord) =>
  contactForm.topics.find((candidate) => candidate.id === topic)!.title;

const OPERATOR_FOOTER = {
  reason: `You get this email because you answer the requests at ${site.name}.`,
  unsubscribe: null,
  settings: null,
};

/** Returns the mail to the operator about one request. */
export function operatorMail(request: RequestRecord, operator: string, origin: string): Mail {
  const { name, email, userId } = request;
  const title = titleOf(request);
  const who =
    userId === null
      ? `A visitor to ${site.name} sent a message through the “${title}” form. We have not verified the email address.`
      : `A learner who was signed in to ${site.name} sent a message through the “${title}” form. We have not verified the email address they entered.`;
  const content = {
    subject: `${title}: ${name}`,
    preview: oneLine(name),
    heading: title,
    blocks: [
      text(who),
      ...blocksOf(request, origin),
      note(`Your reply to this email goes to ${email}.`),
    ],
  };
  return { to: operator, replyTo: email, ...composeMail(content, OPERATOR_FOOTER) };
}

/** Returns one mail to the operator about several requests. It has no address for replies, because there are several. */
export function digestMail(
  requests: readonly RequestRecord[],
  operator: string,
  origin: string,
): Mail {
  const subject = `${requests.length} requests at ${site.name}`;
  const content = {
    subject,
    preview: 'We sent them together, because there were many.',
    heading: subject,
    blocks: [
      text(
        `Visitors and learners sent more messages than we mail one by one. Here are ${requests.length} of them, the oldest first. We have not verified the email addresses, and a reply to this email reaches none of them.`,
      ),
      ...requests.flatMap((request, index) => [
        text(`${index + 1} of ${requests.length}: ${titleOf(request)}`),
        ...blocksOf(request, origin),
      ]),
    ],
  };
  return { to: operator, ...composeMail(content, OPERATOR_FOOTER) };
}

/** Returns who sent a request and what it says. */
function blocksOf(request: RequestRecord, origin: string): MailBlock[] {
  const { name, email, organization, message, createdAt, requestId, userId } = request;
  return [
    facts(
      ['Name', oneLine(name)],
      ['Email', email],
      ['Signed in', userId === null ? 'no' : 'yes'],
      ['Organization', organization === null ? 'not given' : oneLine(organization)],
      ...offerFacts(request),
      ['Sent', sentAt.format(new Date(createdAt))],
      ['Request', requestId],
    ),
    text('Message:'),
    quote(message),
    ...(userId === null ? [] : answerBlocks(request, origin)),
  ];
}

/** Days for which the link that marks a request answered works. */
const LINK_DAYS = 60;

/** Returns the link with which the operator says that a learner's request was answered; the learner sees it. */
function answerBlocks(
  { userId, requestId, createdAt, linkKey }: RequestRecord,
  origin: string,
): MailBlock[] {
  const expiresAt = Math.floor(Date.parse(createdAt) / 1000) + LINK_DAYS * 86_400;
  const answered = {
    kind: 'request',
    userId: userId!,
    id: requestId,
    stage: 0,
    expiresAt,
  } as const;
  return [
    text('When you have replied, mark it answered, so that the sender sees it.'),
    action('Mark as Answered', `${origin}/answer#${operatorToken(answered, linkKey)}`),
  ];
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });

/** Returns what a team's offer depends on. */
function offerFacts({ offer }: RequestRecord): [string, string][] {
  if (!offer) return [];
  const { seats, country, needsPurchaseOrder } = offer;
  return [
    ['Seats', String(seats)],
    ['Country', `${countryNames.of(country) ?? country} (${country})`],
    ['Purchase order', needsPurchaseOrder ? 'needed' : 'not needed'],
  ];
}

/**
 * Returns the confirmation to the sender. It repeats nothing of the message, because anyone can enter another person's
 * address and must not be able to send them text in our name.
 */
export function confirmationMail(request: RequestRecord): Mail {
  const mail = composeMail(
    {
      subject: `We received your request: ${titleOf(request)}`,
      preview: 'We will reply by email.',
      heading: 'We received your request',
      blocks: [
        text(
          `Thank you for contacting ${site.name} (“${titleOf(request)}”). We will reply by email.`,
        ),
        note(
          `If you did not contact us, someone probably entered your address by mistake, and you can ignore this email. Questions: ${site.contact.email}`,
        ),
      ],
    },
    {
      reason: `You get this email because your address was entered in a form at ${site.name}.`,
      unsubscribe: null,
      settings: null,
    },
  );
  return { to: request.email, ...mail };
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
