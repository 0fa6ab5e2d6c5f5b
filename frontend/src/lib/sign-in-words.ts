import type { SignInMethod } from '@learning/shared/contract/sign-in-methods';

/** How someone signed in, in words. */
export const SIGN_IN_WORDS: Record<SignInMethod, string> = {
  password: 'Password',
  passkey: 'Passkey',
  code: 'Code by email',
};
