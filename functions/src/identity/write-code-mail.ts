import { operator as site } from '@learning/content/site/operator';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { AccountOf } from '#gateways/cognito/accounts.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { action, code, link, note, text, type MailContent } from '#mail/mail-content.ts';

export interface CodeMailDependencies {
  accountOf: AccountOf;
  siteOrigin: () => Promise<string>;
}

const SIGN_UPS = new Set(['CustomMessage_SignUp', 'CustomMessage_ResendCode']);

/** Cognito's own change of an address does not tell the old one and can tell whether the new one is taken. */
const REFUSED = new Set(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute']);
/** What Cognito gives as the client of a call with AWS credentials. */
const NO_CLIENT = 'CLIENT_ID_NOT_APPLICABLE';

const FOOTER = {
  reason: `You get this email because your address was entered at ${site.name}.`,
  unsubscribe: null,
  settings: null,
};

/**
 * Writes the mails with codes: after a sign-up, to reset a password, to sign in. Cognito sends one body, which is HTML and holds the
 * code. After a sign-up with an address that has an account, it is the way into that account instead: only the owner of the mailbox
 * learns which. Source: rules/access.md A26, A32; rules/notifications.md N10
 *
 * @throws Error for a code with which a client would change an address past the API
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
 */
export async function writeCodeMail(
  event: CustomMessageTriggerEvent,
  dependencies: CodeMailDependencies,
): Promise<CustomMessageTriggerEvent> {
  if (REFUSED.has(event.triggerSource) && event.callerContext?.clientId !== NO_CLIENT) {
    throw new Error('Addresses are changed through the API');
  }
  const content = await contentOf(event, dependencies);
  if (!content) return event;
  const { subject, html } = composeMail(content, FOOTER);
  const response = { ...event.response, emailSubject: subject, emailMessage: html };
  return { ...event, response };
}

async function contentOf(
  { triggerSource, userPoolId, userName, request }: CustomMessageTriggerEvent,
  { accountOf, siteOrigin }: CodeMailDependencies,
): Promise<MailContent | undefined> {
  const { codeParameter } = request;
  if (triggerSource === 'CustomMessage_ForgotPassword') return resetMail(codeParameter);
  if (triggerSource === 'CustomMessage_Authentication') return signInMail(codeParameter);
  const email: unknown = request.userAttributes['email'];
  if (!SIGN_UPS.has(triggerSource) || typeof email !== 'string') return undefined;
  const [origin, account] = await Promise.all([siteOrigin(), accountOf(userPoolId, email)]);
  return account === null || account === userName
    ? confirmationMail(
        codeParameter,
        `${origin}/login?mode=confirm#${encodeURIComponent(userName)}`,
      )
    : ownerMail(codeParameter, `${origin}/login`);
}

const confirmationMail = (codeParameter: string, href: string): MailContent => ({
  subject: `Confirm your email address for ${site.name}`,
  preview: 'Enter the code on the page where you created the account.',
  heading: 'Confirm your email address',
  blocks: [
    code('Your confirmation code is', codeParameter),
    text('Enter it on the page where you created the account.'),
    link('Enter the code on another device', href),
    note('If you didn’t request it, you can ignore this email.'),
  ],
});

/** Contains the code, too, because Cognito sends no mail without it. It confirms nothing: the address belongs to the account. */
const ownerMail = (codeParameter: string, href: string): MailContent => ({
  subject: `You already have an account at ${site.name}`,
  preview: 'Sign in, or choose a new password.',
  heading: 'You already have an account',
  blocks: [
    text(
      `Someone, probably you, tried to create an account at ${site.name} with this address. You already have one, so no other was created.`,
    ),
    action('Sign In', href),
    text('If you forgot your password, choose “Forgot your password?” there.'),
    note(
      `If this wasn’t you, you can ignore this email; your account hasn’t changed. Number of this request: ${codeParameter}`,
    ),
  ],
});

const resetMail = (codeParameter: string): MailContent => ({
  subject: `Reset your ${site.name} password`,
  preview: 'Enter the code to choose a new password.',
  heading: 'Choose a new password',
  blocks: [
    code('Your password reset code is', codeParameter),
    text('Enter it with your new password on the page where you asked for it.'),
    note('If you didn’t request it, you can ignore this email; your password hasn’t changed.'),
  ],
});

const signInMail = (codeParameter: string): MailContent => ({
  subject: `Your sign-in code for ${site.name}`,
  preview: 'It is valid for a few minutes.',
  heading: 'Sign in',
  blocks: [
    code('Your sign-in code is', codeParameter),
    text('It is valid for a few minutes. Never share it.'),
    note(
      'If you didn’t request it, you can ignore this email; no one can sign in without the code.',
    ),
  ],
});
