import { nameErrorOf } from '#lib/visible-line.ts';
import type { FieldErrors } from './use-form-submission.ts';

/** The user pool's policy: a minimum length, and no rules about which characters. Source: rules/access.md A7 */
const MIN_PASSWORD_LENGTH = 15;

export const PASSWORD_HELP =
  'At least 15 characters. A few words in a row are easy to remember and hard to guess.';

export function passwordErrors(password: string): FieldErrors {
  const missing = MIN_PASSWORD_LENGTH - password.length;
  if (missing <= 0) return {};
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

export function codeErrors(code: string): FieldErrors {
  return /^\d{6}$/.test(code.trim()) ? {} : { code: 'Enter the six-digit code.' };
}
