import { expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const EMAIL = 'ada.lovelace@example-works.org';

// Source: rules/access.md A7
it.each([
  'passwordpassword',
  'P@ssw0rd P@ssw0rd!',
  'password12345678',
  '123456789012345',
  '098765432109876',
  'aaaaaaaaaaaaaaaa',
  'abcabcabcabcabcabc',
  'qwertyuiopasdfgh',
  'johnjohnjohnjohn',
  'Due Course 2026!!',
  'letmeinletmein1!',
  'welcomewelcome2026',
  '1qaz2wsx3edc4rfv',
  'ada.lovelace@example-works.org',
  'lovelace-lovelace1',
  'example-works 123',
])('%s is refused as easy to guess', (password) => {
  expect(isGuessable(password, EMAIL)).toBe(true);
});

it.each([
  'correct horse battery staple',
  'My password is a green lamp',
  'kT7#vq2!Lm9$xZp4',
  'rain on the tin roof',
  'drei Birnen im Korb',
  'três peras no cesto',
])('%s is accepted', (password) => {
  expect(isGuessable(password, EMAIL)).toBe(false);
});

it('accepts a passphrase before an address is entered', () => {
  expect(isGuessable('rain on the tin roof', '')).toBe(false);
});
