import { expect, it } from 'vitest';
import { filePaths, siteRoutes } from './site-routes.ts';

const paths = [
  '/',
  '/courses/',
  '/courses/$courseId/',
  '/course/$courseId/play',
  '/account',
  '/account/',
  '/login',
];

it('lists the pages that only the browser renders (conformance: unknown addresses answer 404)', () => {
  expect(siteRoutes(paths, ['/', '/courses', '/courses/1', '/courses/2'])).toEqual({
    prerendered: ['/', '/courses', '/courses/1', '/courses/2'],
    shell: ['/account', '/course/*/play', '/login'],
    shared: [],
    files: [],
  });
});

it('lists the files that are no pages, a folder as one path', () => {
  const names = ['index.html', 'courses/1/index.html', 'robots.txt', '.vite/manifest.json'];
  expect(filePaths([...names, 'assets/a.js', 'assets/b.css', 'icons/a.png'])).toEqual([
    '/assets/*',
    '/config.json',
    '/icons/*',
    '/robots.txt',
  ]);
});
