import { expect, test } from 'vitest';
import { withStripeTag } from './stripe-tag.ts';

const tag = '<script defer src="/_local/stripe/stripe.js"></script>';
const app = '<div id="root"></div>';
const module = '<script type="module" src="/x.js"></script>';

test.each([
  [
    'a built page',
    `<head><script src="/a.js"></script>${module}</head>${app}`,
    `${tag}${module}</head>`,
  ],
  [
    "the dev server's page",
    `<head><title>x</title></head>${app}${module}`,
    `<title>x</title>${tag}</head>`,
  ],
  ['a page without scripts', `<head></head><body>${app}</body>`, `<head>${tag}</head>`],
])('%s gets the tag in its head, before its module script', (_case, page, expected) => {
  const tagged = withStripeTag(page);
  expect(tagged).toContain(expected);
  expect(tagged.split(tag)).toHaveLength(2);
  expect(tagged.replace(tag, '')).toBe(page);
});

test('A text that is not a page is unchanged', () => {
  expect(withStripeTag('home')).toBe('home');
});

test('A public page, which starts without the app, is unchanged', () => {
  const page = `<head>${module}</head><body><div id="page"></div></body>`;
  expect(withStripeTag(page)).toBe(page);
});
