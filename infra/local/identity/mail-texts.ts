import { site } from '@learning/content/site';

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
  html?: string;
}

/** Returns the pool's own mail for an occasion that no function writes. */
export function mailText(occasion: MailOccasion, code: string): MailText {
  if (occasion === 'AdminCreateUser') {
    return {
      subject: `Your ${site.name} account`,
      text: `An account has been created for you. Your temporary password is ${code}.`,
    };
  }
  return {
    subject: `Your ${site.name} code`,
    text: `Your ${site.name} code is ${code}. If you did not request it, you can ignore this message.`,
  };
}
