import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each([
  '/dashboard',
  '/course/14/play?module=m2#notes',
  '/courses?search=a%2F%2Fb',
  '/',
  '/login-help',
  '/courses?next=//evil.example',
  '/a:b@c',
])('returns to %s on this site', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

it('returns to the path that a browser makes of one with dots', () => {
  expect(safeRedirect('/courses/../pricing')).toBe('/pricing');
});

/** Paths that a router or browser could turn into another site or into the sign-in form itself. */
const HOSTILE = [
  '/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  '/./..//evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/a/b/../..//evil.example',
  '/a/.././/evil.example',
  '/..///evil.example',
  '/.///evil.example',
  '/..//evil.example/%2e%2e',
  '/.//user@evil.example',
  '/.//evil.example:443/',
  '/.//evil.example?x=/dashboard',
  '/.//evil.example#/dashboard',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/../dashboard',
  '//user:pass@evil.example',
  '//[::1]/',
  '//%65vil.example',
  '//.',
  '/%2fevil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%5C/evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/a/..\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example/',
  'https:/evil.example',
  'https:evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '.evil.example',
  'dashboard',
  '?redirect=/dashboard',
  '#/dashboard',
  '',
  '/login',
  '/login?redirect=/login',
  '/LOGIN',
  '/./login',
  '/courses/../login?mode=confirm',
];

describe('goes to the dashboard', () => {
  it.each(HOSTILE)('instead of %j', (path) => {
    expect(safeRedirect(path)).toBe('/dashboard');
  });

  it.each([[undefined], [null], [['/dashboard']], [{ pathname: '/dashboard' }], [1]])(
    'instead of a value that is not text: %j',
    (value) => {
      expect(safeRedirect(value)).toBe('/dashboard');
    },
  );

  it('so that whatever is returned stays on this site when it is resolved again', () => {
    for (const path of HOSTILE) {
      const target = new URL(safeRedirect(path), 'https://site.example');
      expect(target.origin).toBe('https://site.example');
      expect(target.pathname.startsWith('//')).toBe(false);
    }
  });
});
