import { isDemoAddress } from '@learning/shared/contract/demo-account';
import type { CustomEmailSenderTriggerEvent } from 'aws-lambda';
import type { ReadCode } from '#gateways/cognito/codes.ts';
import type { SendMail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { log } from '#observability/log.ts';
import { takeCodeMail } from './code-mail-limit.ts';
import {
  attributeOf,
  CODE_MAIL_FOOTER,
  codeMail,
  hasCodeMail,
  occasionOf,
  type CodeMailDependencies,
} from './code-mails.ts';
import type { IdentityDependencies } from './dependencies.ts';

interface Dependencies extends CodeMailDependencies {
  readCode: ReadCode;
  sendMail: SendMail;
  limits: IdentityDependencies['limits'];
}

/**
 * Sends the mails with codes that Cognito leaves to us, as HTML and text, unless the mailbox has had those of the day. Cognito has responded
 * by then, so no caller learns which. No code is sent that would change an address past the API. Lambda repeats a failed run, so the same
 * code may arrive twice. Source: rules/access.md A26, A32, A38; rules/notifications.md N22
 *
 * @throws UnreadableCode
 * @throws Error when a service did not respond, or refused because of its settings
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-email-sender.html
 */
export async function sendCodeMail(
  { triggerSource, userPoolId, userName, request }: CustomEmailSenderTriggerEvent,
  now: Date,
  { limits, ...dependencies }: Dependencies,
): Promise<void> {
  const occasion = occasionOf(triggerSource);
  const email = attributeOf(request.userAttributes, 'email');
  if (!hasCodeMail(occasion) || !request.code || email === undefined || isDemoAddress(email)) {
    log.warn('no mail for this occasion', { triggerSource });
    return;
  }
  const learnerId = attributeOf(request.userAttributes, 'sub');
  const clientMetadata = 'clientMetadata' in request ? request.clientMetadata : undefined;
  const asked = { occasion, email, learnerId, clientMetadata, now };
  const giveBack = await takeCodeMail(asked, limits);
  if (!giveBack) {
    log.info('mail held back', { triggerSource });
    return;
  }
  const mail = { occasion, userPoolId, userName, email, encryptedCode: request.code };
  try {
    if (!(await send(mail, dependencies))) await giveBack();
  } catch (error) {
    // Lambda repeats the run, which counts the same mail.
    await giveBack();
    throw error;
  }
}

interface WantedMail {
  occasion: string;
  userPoolId: string;
  userName: string;
  email: string;
  encryptedCode: string;
}

async function send(
  { encryptedCode, ...wanted }: WantedMail,
  { readCode, sendMail, ...dependencies }: Omit<Dependencies, 'limits'>,
): Promise<boolean> {
  const code = await readCode(encryptedCode, wanted.userPoolId);
  const content = await codeMail({ ...wanted, code }, dependencies);
  if (!content) return false;
  return sendMail({ to: wanted.email, ...composeMail(content, CODE_MAIL_FOOTER) });
}
