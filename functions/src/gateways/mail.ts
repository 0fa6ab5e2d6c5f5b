import {
  BadRequestException,
  MessageRejected,
  SendEmailCommand,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { log } from '#observability/log.ts';

/** Plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Who gets the answer. @default nobody reads what is answered */
  replyTo?: string;
}

/**
 * @returns false when nothing was sent: no sender is set up, or the address or the message is refused.
 * @throws Error when sending failed for another reason; the mail may have been sent.
 */
export type SendMail = (mail: Mail) => Promise<boolean>;

/**
 * Sends mail with Amazon SES.
 *
 * @param sender a verified address; empty where no mail is sent
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
      // Its message may hold the address.
      log.warn('mail refused', { reason: error.name });
      return false;
    }
  };
}

/** One address and nothing else: no name, no list, nothing that could begin another header. */
const isPlainAddress = (address: string) => /^[^\s,;<>"\p{Cc}]+@[^\s,;<>"\p{Cc}@]+$/u.test(address);

/** A line break in a header would begin another one. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
