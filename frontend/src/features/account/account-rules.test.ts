import { expect, test } from 'vitest';
import { nameErrors } from './account-rules.ts';

test.each([
  ['', /^Enter your name/],
  ['...', /^Enter your name/],
  ['Ada\u200b', /^This has a character/],
  ['Ada \u202emoc', /^This has a character/],
])('the name %j of a new account is refused', (name, message) => {
  expect(nameErrors(name).name).toMatch(message);
});

test.each(['Ada Lovelace ', '李 小龍', 'علی\u200cرضا'])(
  'the name of an account may be %j',
  (name) => {
    expect(nameErrors(name)).toEqual({});
  },
);
