import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each(['/dashboard', '/course/14/play?module=m2#notes', '/courses?search=a%2F%2Fb', '/'])(
  'returns to %s on this site',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

it.each([
  ['another site', '//evil.example'],
  ['another site with a backslash', '/\\evil.example'],
  ['another site with a hidden tab', '/\t/evil.example'],
  ['another site with a line break', '/\n/evil.example'],
  ['a later backslash', '/a/..\\\\evil.example'],
  ['an absolute address', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'dashboard'],
  ['the sign-in form itself', '/login?redirect=/login'],
  ['nothing', undefined],
  ['a value that is not text', ['/dashboard']],
])('goes to the dashboard instead of %s', (_, path) => {
  expect(safeRedirect(path)).toBe('/dashboard');
});
