import type { CustomEmailSenderTriggerEvent } from 'aws-lambda';
import type { ReadCode } from '#gateways/cognito/codes.ts';
import type { SendMail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { log } from '#observability/log.ts';
import {
  CODE_MAIL_FOOTER,
  codeMail,
  hasCodeMail,
  occasionOf,
  type CodeMailDependencies,
} from './code-mails.ts';

interface Dependencies extends CodeMailDependencies {
  readCode: ReadCode;
  sendMail: SendMail;
}

/**
 * Sends the mails with codes that Cognito leaves to us, as HTML and text. Cognito does not wait for it; Lambda repeats a failed run, so the
 * same code may arrive twice. No code is sent that would change an address past the API. Source: rules/access.md A26, A32; rules/notifications.md N22
 *
 * @throws UnreadableCode
 * @throws Error when a service did not respond, or refused because of its settings
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-email-sender.html
 */
export async function sendCodeMail(
  { triggerSource, userPoolId, userName, request }: CustomEmailSenderTriggerEvent,
  { readCode, sendMail, ...dependencies }: Dependencies,
): Promise<void> {
  const occasion = occasionOf(triggerSource);
  const email = emailOf(request.userAttributes);
  if (!hasCodeMail(occasion) || !request.code || email === undefined) {
    log.warn('no mail for this occasion', { triggerSource });
    return;
  }
  const code = await readCode(request.code, userPoolId);
  const content = await codeMail({ occasion, userPoolId, userName, email, code }, dependencies);
  if (content) await sendMail({ to: email, ...composeMail(content, CODE_MAIL_FOOTER) });
}

function emailOf(attributes: object): string | undefined {
  const { email } = attributes as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}
