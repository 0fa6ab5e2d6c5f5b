import {
  BadRequestException,
  MessageRejected,
  SendEmailCommand,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { log } from '#observability/log.ts';

/** A plain-text mail to one recipient. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The address for replies; without it, replies are lost. */
  replyTo?: string;
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
 * @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
export function openMail(sender: string): SendMail {
  const client = new SESv2Client({});
  return async ({ to, subject, text, replyTo }) => {
    const addresses = [to, ...(replyTo === undefined ? [] : [replyTo])];
    if (!sender || !addresses.every(isPlainAddress)) return false;
    const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
    try {
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: sender,
          Destination: { ToAddresses: [to] },
          ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
          Content: {
            Simple: { Subject: content(oneLine(subject)), Body: { Text: content(text) } },
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

/** Accepts a single address only: no name, no list, nothing that could start another header. */
const isPlainAddress = (address: string) => /^[^\s,;<>"\p{Cc}]+@[^\s,;<>"\p{Cc}@]+$/u.test(address);

/** Removes line breaks, which would start another header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
