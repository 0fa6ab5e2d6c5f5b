import { site } from '@learning/content/site';
import { contactForm } from '@learning/content/site/contact';
import type { Mail } from '#gateways/mail.ts';
import type { RequestRecord } from './request-records.ts';

const titleOf = ({ topic }: RequestRecord) =>
  contactForm.topics.find((one) => one.id === topic)!.title;

/** Returns the mail to the operator. Quotes the message line by line, so that it cannot pass for our own text. */
export function operatorMail(request: RequestRecord, operator: string): Mail {
  const { name, email, organization, message, createdAt, requestId } = request;
  return {
    to: operator,
    replyTo: email,
    subject: `${titleOf(request)}: ${name}`,
    text: [
      `A visitor to ${site.name} sent a message through the "${titleOf(request)}" form. We have not verified the email address.`,
      [
        `Name: ${oneLine(name)}`,
        `Email: ${email}`,
        `Organization: ${organization === null ? 'not given' : oneLine(organization)}`,
        `Sent: ${createdAt}`,
        `Request: ${requestId}`,
      ].join('\n'),
      `Message:\n${quoted(message)}`,
      `Your reply to this email goes to ${email}.`,
    ].join('\n\n'),
  };
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
