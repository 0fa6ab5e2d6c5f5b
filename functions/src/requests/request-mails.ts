import { site } from '@learning/content/site';
import { contactForm } from '@learning/content/site/contact';
import type { Mail } from '#gateways/mail.ts';
import type { RequestRecord } from './request-records.ts';

const titleOf = ({ topic }: RequestRecord) =>
  contactForm.topics.find((one) => one.id === topic)!.title;

/** Returns the mail to the operator. Quotes the message line by line, so that it cannot pass for our own text. */
export function operatorMail(request: RequestRecord, operator: string): Mail {
  const { name, email } = request;
  return {
    to: operator,
    replyTo: email,
    subject: `${titleOf(request)}: ${name}`,
    text: [
      `A visitor to ${site.name} sent a message through the "${titleOf(request)}" form. We have not verified the email address.`,
      ...factsOf(request),
      `Your reply to this email goes to ${email}.`,
    ].join('\n\n'),
  };
}

/** Returns one mail to the operator about several requests. It has no address for replies, because there are several. */
export function digestMail(requests: readonly RequestRecord[], operator: string): Mail {
  return {
    to: operator,
    subject: `${requests.length} requests from visitors`,
    text: [
      `Visitors to ${site.name} sent more messages than we mail one by one. Here are ${requests.length} of them, the oldest first. We have not verified the email addresses, and a reply to this email reaches none of them.`,
      ...requests.flatMap((request, index) => [
        `--- ${index + 1} of ${requests.length}: ${titleOf(request)} ---`,
        ...factsOf(request),
      ]),
    ].join('\n\n'),
  };
}

/** Returns who sent a request and what it says. */
function factsOf({ name, email, organization, message, createdAt, requestId }: RequestRecord) {
  return [
    [
      `Name: ${oneLine(name)}`,
      `Email: ${email}`,
      `Organization: ${organization === null ? 'not given' : oneLine(organization)}`,
      `Sent: ${createdAt}`,
      `Request: ${requestId}`,
    ].join('\n'),
    `Message:\n${quoted(message)}`,
  ];
}

/**
 * Returns the confirmation to the sender. It repeats nothing of the message, because anyone can enter another person's
 * address and must not be able to send them text in our name.
 */
export function confirmationMail(request: RequestRecord): Mail {
  return {
    to: request.email,
    subject: `We received your request: ${titleOf(request)}`,
    text: [
      'Hello,',
      `Thank you for contacting ${site.name} ("${titleOf(request)}"). We will reply by email.`,
      `If you did not contact us, someone probably entered your address by mistake, and you can ignore this email. Questions: ${site.contact.email}`,
      site.name,
    ].join('\n\n'),
  };
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const quoted = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => `> ${line}`)
    .join('\n');
