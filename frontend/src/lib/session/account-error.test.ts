import { expect, it } from 'vitest';
import { accountErrorOf } from './account-error.ts';

function errorOf(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

// Source: rules/wording.md W36
it.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'Invalid email or password'],
  ['NotAuthorizedException', 'Password attempts exceeded', /^Too many attempts/],
  [
    'InvalidParameterException',
    '1 validation error detected: Value at ‘x’',
    /^Something went wrong/,
  ],
  ['UserLambdaValidationException', 'PreSignUp failed with error x.', /^Something went wrong/],
  ['UnknownError', '', /^Something went wrong/],
  ['TypeError', 'Failed to fetch', /^We can’t reach the sign-in service/],
  [
    'UserLambdaValidationException',
    'CustomMessage failed with error The address has had its emails of the day.',
    /^This address has had three emails/,
  ],
  ['QuotaExceededError', 'Failed to execute setItem on Storage', /^Something went wrong/],
])('words a %s (%s) as %s', (name, message, words) => {
  expect(accountErrorOf(errorOf(name, message)).message).toMatch(words);
});

it('words what is no error at all', () => {
  expect(accountErrorOf('a string').message).toMatch(/^Something went wrong/);
});
