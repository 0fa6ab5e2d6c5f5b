import {
  BadRequestException,
  MessageRejected,
  SendEmailCommand,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { log } from '#observability/log.ts';
import { isPlainAddress } from './plain-address.ts';

/** A mail to one recipient. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML; without it, the mail is plain text. */
  html?: string;
  /** Address that ends mails of this kind when it gets a POST without cookies (RFC 8058). */
  unsubscribeLink?: string;
  /** The address for replies; without it, replies are lost. */
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

/** A text file that comes with a mail. */
export interface MailAttachment {
  fileName: string;
  /** Media type with its parameters, such as `text/calendar; method=REQUEST; charset=UTF-8`. */
  contentType: string;
  text: string;
}

/**
 * @returns false when nothing was sent, because no sender is configured or SES refused the address or the message
 * @throws Error when sending failed for another reason; the mail may have been sent
 */
export type SendMail = (mail: Mail) => Promise<boolean>;

/**
 * Returns a function that sends mail with Amazon SES.
 *
 * @param sender a verified address; empty in an environment that sends no mail
 * @param configurationSet reports bounces and complaints; empty where there is none
 * @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
export function openMail(sender: string, configurationSet = ''): SendMail {
  const client = new SESv2Client({});
  return async ({ to, subject, text, html, replyTo, unsubscribeLink, attachments = [] }) => {
    const addresses = [to, ...(replyTo === undefined ? [] : [replyTo])];
    if (!sender || !addresses.every(isPlainAddress)) return false;
    const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
    try {
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: sender,
          ...(configurationSet ? { ConfigurationSetName: configurationSet } : {}),
          Destination: { ToAddresses: [to] },
          ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
          Content: {
            Simple: {
              Subject: content(oneLine(subject)),
              Body: { Text: content(text), ...(html === undefined ? {} : { Html: content(html) }) },
              ...(unsubscribeLink === undefined ? {} : { Headers: unsubscribing(unsubscribeLink) }),
              ...(attachments.length === 0 ? {} : { Attachments: attachments.map(attached) }),
            },
          },
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof MessageRejected || error instanceof BadRequestException)) throw error;
      // The error's message may contain the address, so it is not logged.
      log.warn('mail refused', { reason: error.name });
      return false;
    }
  };
}

/** Whether SES refused a mail for the moment: it responded, so nothing was sent and a retry is safe. */
export function isSurelyUnsent(error: unknown): boolean {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode !== undefined;
}

/** @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_Attachment.html */
const attached = ({ fileName, contentType, text }: MailAttachment) => ({
  FileName: fileName,
  ContentType: contentType,
  RawContent: Buffer.from(text, 'utf8'),
  ContentTransferEncoding: 'BASE64' as const,
});

/** @see https://www.rfc-editor.org/rfc/rfc8058 */
const unsubscribing = (link: string) => [
  { Name: 'List-Unsubscribe', Value: `<${link}>` },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
];

/** Removes line breaks, which would start another header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
