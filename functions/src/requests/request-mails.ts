import { operator as site } from '@learning/content/site/operator';
import { contactForm } from '@learning/content/site/contact';
import { operatorToken } from '#coaching/operator-link.ts';
import type { Mail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { note, text } from '#mail/mail-content.ts';
import type { RequestRecord } from './request-records.ts';

const titleOf = ({ topic }: RequestRecord) =>
  contactForm.topics.find((one) => one.id === topic)!.title;

/** Returns the mail to the operator. Quotes the message line by line, so that it cannot pass for our own text. */
export function operatorMail(request: RequestRecord, operator: string, origin: string): Mail {
  const { name, email } = request;
  return {
    to: operator,
    replyTo: email,
    subject: `${titleOf(request)}: ${name}`,
    text: [
      `A visitor to ${site.name} sent a message through the "${titleOf(request)}" form. We have not verified the email address.`,
      ...factsOf(request, origin),
      `Your reply to this email goes to ${email}.`,
    ].join('\n\n'),
  };
}

/** Returns one mail to the operator about several requests. It has no address for replies, because there are several. */
export function digestMail(
  requests: readonly RequestRecord[],
  operator: string,
  origin: string,
): Mail {
  return {
    to: operator,
    subject: `${requests.length} requests from visitors`,
    text: [
      `Visitors to ${site.name} sent more messages than we mail one by one. Here are ${requests.length} of them, the oldest first. We have not verified the email addresses, and a reply to this email reaches none of them.`,
      ...requests.flatMap((request, index) => [
        `--- ${index + 1} of ${requests.length}: ${titleOf(request)} ---`,
        ...factsOf(request, origin),
      ]),
    ].join('\n\n'),
  };
}

/** Returns who sent a request and what it says. */
function factsOf(request: RequestRecord, origin: string) {
  const { name, email, organization, message, createdAt, requestId } = request;
  return [
    [
      `Name: ${oneLine(name)}`,
      `Email: ${email}`,
      `Organization: ${organization === null ? 'not given' : oneLine(organization)}`,
      ...offerFacts(request),
      `Sent: ${createdAt}`,
      `Request: ${requestId}`,
    ].join('\n'),
    `Message:\n${quoted(message)}`,
    ...(request.userId === null ? [] : [answerLink(request, origin)]),
  ];
}

/** Days for which the link that marks a request answered works. */
const LINK_DAYS = 60;

/** Returns the link with which the operator says that a learner's request was answered; the learner sees it. */
function answerLink({ userId, requestId, createdAt, linkKey }: RequestRecord, origin: string) {
  const expiresAt = Math.floor(Date.parse(createdAt) / 1000) + LINK_DAYS * 86_400;
  const link = { kind: 'request', userId: userId!, id: requestId, stage: 0, expiresAt } as const;
  return `When you have replied, mark it answered, so that the sender sees it:\n${origin}/answer#${operatorToken(link, linkKey)}`;
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });

/** Returns what a team's offer depends on. */
function offerFacts({ offer }: RequestRecord): string[] {
  if (!offer) return [];
  const { seats, country, needsPurchaseOrder } = offer;
  return [
    `Seats: ${seats}`,
    `Country: ${countryNames.of(country) ?? country} (${country})`,
    `Purchase order: ${needsPurchaseOrder ? 'needed' : 'not needed'}`,
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
          `Thank you for contacting ${site.name} ("${titleOf(request)}"). We will reply by email.`,
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

const quoted = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => `> ${line}`)
    .join('\n');
