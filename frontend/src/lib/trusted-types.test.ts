import { expect, it } from 'vitest';
import { isTrustedScript } from './trusted-types.ts';

it.each([
  ['/assets/index-1a2b.js', true],
  [`${location.origin}/sw.js`, true],
  ['https://js.stripe.com/dahlia/stripe.js', true],
  ['https://m.js.stripe.com/x.js', true],
  ['http://js.stripe.com/dahlia/stripe.js', false],
  ['https://js.stripe.com.evil.example/x.js', false],
  ['https://evil-js.stripe.com/x.js', false],
  ['https://evil.example/x.js', false],
  ['//evil.example/x.js', false],
  [`blob:${location.origin}/1`, false],
  ['data:text/javascript,1', false],
])('a script from %s is trusted: %s', (address, expected) => {
  expect(isTrustedScript(address)).toBe(expected);
});
