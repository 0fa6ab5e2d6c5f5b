import { site } from '@learning/content/site';
import type { AccountOf } from '#gateways/cognito/accounts.ts';
import { action, code, link, note, text, type MailContent } from '#mail/mail-content.ts';

/** Where the mails with codes lead, and which of them an address gets. */
export interface CodeMailDependencies {
  accountOf: AccountOf;
  siteOrigin: () => Promise<string>;
}

/** What Cognito says of a mail that it wants sent. */
export interface CodeRequest {
  /** Cognito's name for the occasion, after the name of the trigger: `SignUp`, `ForgotPassword`. */
  occasion: string;
  userPoolId: string;
  userName: string;
  email: string;
  code: string;
}

const SIGN_UPS = ['SignUp', 'ResendCode'];
const OCCASIONS = new Set([...SIGN_UPS, 'ForgotPassword', 'Authentication']);

/** With these codes a client would change an address past the API, which tells the old address and hides whether the new one is taken. */
const REFUSED = new Set(['UpdateUserAttribute', 'VerifyUserAttribute']);

export const CODE_MAIL_FOOTER = {
  reason: `You get this email because your address was entered at ${site.name}.`,
  unsubscribe: null,
  settings: null,
};

/** Whether there is a mail for an occasion. */
export const hasCodeMail = (occasion: string) => OCCASIONS.has(occasion);

/** `CustomMessage_SignUp` → `SignUp` */
export const occasionOf = (triggerSource: string) => triggerSource.replace(/^\w+?_/, '');

/** Whether a code confirms the address of a new account. */
export const confirmsSignUp = (occasion: string) => SIGN_UPS.includes(occasion);

/** Returns an attribute of the account that Cognito names, if it has one. */
export function attributeOf(attributes: object, name: 'email' | 'sub'): string | undefined {
  const value = (attributes as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether a code would change an address past the API. */
export const changesAddress = (occasion: string) => REFUSED.has(occasion);

/**
 * Returns the mail with a code: after a sign-up, to reset a password, to sign in; undefined for other occasions. After a sign-up with an
 * address that has an account, it is the way into that account instead: only the owner of the mailbox learns which.
 * Source: rules/access.md A26; rules/notifications.md N10
 */
export async function codeMail(
  { occasion, userPoolId, userName, email, code: itsCode }: CodeRequest,
  { accountOf, siteOrigin }: CodeMailDependencies,
): Promise<MailContent | undefined> {
  if (occasion === 'ForgotPassword') return resetMail(itsCode);
  if (occasion === 'Authentication') return signInMail(itsCode);
  if (!confirmsSignUp(occasion)) return undefined;
  const [origin, account] = await Promise.all([siteOrigin(), accountOf(userPoolId, email)]);
  return account === null || account === userName
    ? confirmationMail(itsCode, `${origin}/login?mode=confirm#${encodeURIComponent(userName)}`)
    : ownerMail(`${origin}/login`);
}

const confirmationMail = (itsCode: string, href: string): MailContent => ({
  subject: `Confirm your email address for ${site.name}`,
  preview: 'Enter the code on the page where you created the account.',
  heading: 'Confirm your email address',
  blocks: [
    code('Your confirmation code is', itsCode),
    text('Enter it on the page where you created the account.'),
    link('Enter the code on another device', href),
    note('If you didn’t request it, you can ignore this email.'),
  ],
});

/** Has no code, which would confirm nothing: the address belongs to the account. */
const ownerMail = (href: string): MailContent => ({
  subject: `You already have an account at ${site.name}`,
  preview: 'Sign in, or choose a new password.',
  heading: 'You already have an account',
  blocks: [
    text(
      `Someone, probably you, tried to create an account at ${site.name} with this address. You already have one, so no other was created.`,
    ),
    action('Sign In', href),
    text('If you forgot your password, choose “Forgot your password?” there.'),
    note('If this wasn’t you, you can ignore this email; your account hasn’t changed.'),
  ],
});

const resetMail = (itsCode: string): MailContent => ({
  subject: `Reset your ${site.name} password`,
  preview: 'Enter the code to choose a new password.',
  heading: 'Choose a new password',
  blocks: [
    code('Your password reset code is', itsCode),
    text('Enter it with your new password on the page where you asked for it.'),
    note('If you didn’t request it, you can ignore this email; your password hasn’t changed.'),
  ],
});

const signInMail = (itsCode: string): MailContent => ({
  subject: `Your sign-in code for ${site.name}`,
  preview: 'It is valid for a few minutes.',
  heading: 'Sign in',
  blocks: [
    code('Your sign-in code is', itsCode),
    text('It is valid for a few minutes. Never share it.'),
    note(
      'If you didn’t request it, you can ignore this email; no one can sign in without the code.',
    ),
  ],
});
