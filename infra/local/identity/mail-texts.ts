import { site } from '@learning/content/site';

export type MailOccasion =
  | 'AdminCreateUser'
  | 'Authentication'
  | 'ForgotPassword'
  | 'ResendCode'
  | 'SignUp'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute';

/** What the pool writes to a person, by occasion. */
export function mailText(occasion: MailOccasion, code: string): { subject: string; text: string } {
  if (occasion === 'ForgotPassword') {
    return {
      subject: `Reset your ${site.name} password`,
      text: `Your code to set a new password is ${code}. If you did not ask for it, ignore this message: nothing has changed.`,
    };
  }
  if (occasion === 'AdminCreateUser') {
    return {
      subject: `Your ${site.name} account`,
      text: `An account has been opened for you. Your temporary password is ${code}.`,
    };
  }
  return {
    subject: `Confirm your e-mail address for ${site.name}`,
    text: `Your confirmation code is ${code}. If you did not ask for it, ignore this message.`,
  };
}
