import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each(['/dashboard', '/course/14/play?module=m2#notes', '/courses?search=a%2F%2Fb', '/'])(
  'goes back to %s of this site',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

it.each([
  ['another site', '//evil.example'],
  ['another site by backslash', '/\\evil.example'],
  ['another site by hidden tab', '/\t/evil.example'],
  ['another site by line end', '/\n/evil.example'],
  ['a backslash further on', '/a/..\\\\evil.example'],
  ['an absolute address', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'dashboard'],
  ['the sign-in form itself', '/login?redirect=/login'],
  ['nothing', undefined],
  ['something else than text', ['/dashboard']],
])('goes to the dashboard instead of %s', (_, path) => {
  expect(safeRedirect(path)).toBe('/dashboard');
});
