import { site } from '@learning/content/site';
import { SIGN_IN_MAIL } from '@learning/infra/pool-settings';

export type MailOccasion =
  | 'AdminCreateUser'
  | 'Authentication'
  | 'ForgotPassword'
  | 'ResendCode'
  | 'SignUp'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute';

export interface MailText {
  subject: string;
  text: string;
}

/** Returns the pool's mail for an occasion. */
export function mailText(occasion: MailOccasion, code: string): MailText {
  if (occasion === 'ForgotPassword') {
    return {
      subject: `Reset your ${site.name} password`,
      text: `Use this code to set a new password: ${code}. If you didn’t request it, you can ignore this email; your password hasn’t changed.`,
    };
  }
  if (occasion === 'AdminCreateUser') {
    return {
      subject: `Your ${site.name} account`,
      text: `An account has been created for you. Your temporary password is ${code}.`,
    };
  }
  if (occasion === 'Authentication') {
    return { subject: SIGN_IN_MAIL.subject, text: SIGN_IN_MAIL.text.replace('{####}', code) };
  }
  return {
    subject: `Confirm your email address for ${site.name}`,
    text: `Your confirmation code is ${code}. If you didn’t request it, you can ignore this email.`,
  };
}
