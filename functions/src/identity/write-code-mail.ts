import { operator as site } from '@learning/content/site/operator';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { AccountOf } from '#gateways/cognito/accounts.ts';

export interface SignUpMailDependencies {
  accountOf: AccountOf;
  siteOrigin: () => Promise<string>;
}

const OCCASIONS = new Set(['CustomMessage_SignUp', 'CustomMessage_ResendCode']);

/** Cognito's own change of an address does not tell the old one and can tell whether the new one is taken. */
const REFUSED = new Set(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute']);
/** What Cognito gives as the client of a call with AWS credentials. */
const NO_CLIENT = 'CLIENT_ID_NOT_APPLICABLE';

/**
 * Writes the mail that follows a sign-up: a code, or for an address that has an account already, the way into that account. Only the
 * owner of the mailbox learns which. Other mails stay as the pool writes them. Source: rules/access.md A26, A32
 *
 * @throws Error for a code with which a client would change an address past the API
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
 */
export async function writeSignUpMail(
  event: CustomMessageTriggerEvent,
  { accountOf, siteOrigin }: SignUpMailDependencies,
): Promise<CustomMessageTriggerEvent> {
  if (REFUSED.has(event.triggerSource) && event.callerContext?.clientId !== NO_CLIENT) {
    throw new Error('Addresses are changed through the API');
  }
  const email: unknown = event.request.userAttributes['email'];
  if (!OCCASIONS.has(event.triggerSource) || typeof email !== 'string') return event;
  const { userName } = event;
  const [origin, account] = await Promise.all([siteOrigin(), accountOf(event.userPoolId, email)]);
  const code = event.request.codeParameter;
  const mail =
    account === null || account === userName
      ? codeMail(code, `${origin}/login?mode=confirm#${encodeURIComponent(userName)}`)
      : ownerMail(code, `${origin}/login`);
  return { ...event, response: { ...event.response, ...mail } };
}

function codeMail(code: string, link: string) {
  return {
    emailSubject: `Confirm your email address for ${site.name}`,
    emailMessage: paragraphs(
      `Your confirmation code is ${code}.`,
      `Enter it on the page where you created the account. On another device, open ${anchor(link)} first.`,
      'If you didn’t request it, you can ignore this email.',
    ),
  };
}

/** Contains the code, too, because Cognito sends no mail without it. It confirms nothing: the address belongs to the account. */
function ownerMail(code: string, link: string) {
  return {
    emailSubject: `You already have an account at ${site.name}`,
    emailMessage: paragraphs(
      `Someone, probably you, tried to create an account at ${site.name} with this address. You already have one, so no other was created.`,
      `Sign in at ${anchor(link)}. If you forgot your password, choose “Forgot your password?” there.`,
      `If this wasn’t you, you can ignore this email; your account hasn’t changed. Number of this request: ${code}`,
    ),
  };
}

/** Cognito sends the message as HTML. */
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

const anchor = (link: string) => `<a href="${link}">${link}</a>`;
