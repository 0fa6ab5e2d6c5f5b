import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { composeMail } from '#mail/compose-mail.ts';
import { note } from '#mail/mail-content.ts';
import {
  changesAddress,
  CODE_MAIL_FOOTER,
  codeMail,
  occasionOf,
  type CodeMailDependencies,
} from './code-mails.ts';

/** What Cognito gives as the client of a call with AWS credentials. */
const NO_CLIENT = 'CLIENT_ID_NOT_APPLICABLE';

/**
 * Writes the mails with codes that Cognito sends. It sends one body, which is HTML and has to hold the code. Source: rules/access.md A26, A32
 *
 * @throws Error for a code with which a client would change an address past the API
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
 */
export async function writeCodeMail(
  event: CustomMessageTriggerEvent,
  dependencies: CodeMailDependencies,
): Promise<CustomMessageTriggerEvent> {
  const occasion = occasionOf(event.triggerSource);
  if (changesAddress(occasion) && event.callerContext?.clientId !== NO_CLIENT) {
    throw new Error('Addresses are changed through the API');
  }
  const { userPoolId, userName, request } = event;
  const { codeParameter } = request;
  const email: unknown = request.userAttributes['email'];
  const content = await codeMail(
    {
      occasion,
      userPoolId,
      userName,
      email: typeof email === 'string' ? email : undefined,
      code: codeParameter,
    },
    dependencies,
  );
  if (!content) return event;
  const hasCode = content.blocks.some(({ kind }) => kind === 'code');
  const blocks = hasCode
    ? content.blocks
    : [...content.blocks, note(`Number of this request: ${codeParameter}`)];
  const { subject, html } = composeMail({ ...content, blocks }, CODE_MAIL_FOOTER);
  const response = { ...event.response, emailSubject: subject, emailMessage: html };
  return { ...event, response };
}
