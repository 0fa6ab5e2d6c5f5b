import { expect, test } from 'vitest';
import { cacheControl } from './cache-headers.ts';

test.each([
  ['/assets/index-Bx81a.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/courses/3/index.html', 'no-cache'],
  ['/_shell.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/config.json', 'no-store'],
  ['/favicon.svg', 'public, max-age=3600'],
])('%s is cached as %s', (key, expected) => {
  expect(cacheControl(key)).toBe(expected);
});
