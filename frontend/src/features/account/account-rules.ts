import { nameErrorOf } from '#lib/visible-line.ts';
import { isGuessable } from './guessable-password.ts';
import type { FieldErrors } from './use-form-submission.ts';

/** The user pool's policy: a minimum length, and no rules about which characters. Source: rules/access.md A7 */
const MIN_PASSWORD_LENGTH = 15;

export const PASSWORD_HELP =
  'At least 15 characters. A few words in a row are easy to remember and hard to guess.';

const GUESSABLE =
  'This password is easy to guess. Choose words that don’t repeat, follow a pattern or come from your email address.';

/** Returns what is wrong with a new password of the account with this address. Source: rules/access.md A7 */
export function passwordErrors(password: string, email: string): FieldErrors {
  const missing = MIN_PASSWORD_LENGTH - password.length;
  if (missing <= 0) return isGuessable(password, email) ? { password: GUESSABLE } : {};
  if (password === '') return { password: 'Choose a password.' };
  return { password: `Add ${missing} more ${missing === 1 ? 'character' : 'characters'}.` };
}

export function nameErrors(name: string): FieldErrors {
  const error = nameErrorOf(name, 'Enter your name as it should appear on your certificates.');
  return error ? { name: error } : {};
}

export function emailErrors(email: string): FieldErrors {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? {}
    : { email: 'Enter your email address, such as name@company.com.' };
}

/** Codes confirm an address or a new password with six digits, and sign in with eight. */
export type CodeLength = 6 | 8;

export const CODE_WORDS: Record<CodeLength, string> = { 6: 'six-digit', 8: 'eight-digit' };

/** Returns the digits of a code as it was typed or pasted from the mail, with spaces or a sentence's period. */
export function digitsOf(code: string): string {
  return code.replaceAll(/[\s.-]/g, '');
}

export function codeErrors(code: string, length: CodeLength): FieldErrors {
  const isComplete = /^\d+$/.test(digitsOf(code)) && digitsOf(code).length === length;
  return isComplete ? {} : { code: `Enter the ${CODE_WORDS[length]} code.` };
}
