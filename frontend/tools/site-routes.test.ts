import { expect, it } from 'vitest';
import { siteRoutes } from './site-routes.ts';

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
  });
});
