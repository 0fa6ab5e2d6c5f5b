// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { findPage, pages } from './pages.ts';
import { createAppRouter } from './startup/router.ts';

const routes = Object.values(
  createAppRouter(createQueryClient(), createMemoryHistory()).routesById,
).filter((route) => route.options.staticData?.page);

it('every route has the definition that is beside it', () => {
  const paths: string[] = routes.map((route) => route.fullPath.replace(/(?<=.)\/$/, ''));
  expect(pages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  for (const [index, path] of paths.entries()) {
    const { file, path: _, ...definition } = pages.find((page) => page.path === path)!;
    expect(definition, file).toEqual(routes[index]!.options.staticData!.page);
  }
});

it.each([
  ['/', '/', {}],
  ['/courses/', '/courses', {}],
  ['/course/14/play', '/course/$courseId/play', { courseId: '14' }],
  [
    '/course/14/resources/r1',
    '/course/$courseId/resources/$resourceId',
    { courseId: '14', resourceId: 'r1' },
  ],
])('finds the page at %s', (address, path, params) => {
  expect(findPage(address)).toMatchObject({ path, params });
});

it('finds no page at an unknown address', () => {
  expect(findPage('/course/14/play/more')).toBeUndefined();
});

it('what depends on the learner is never prerendered as a public page', () => {
  const ofLearners = pages.filter(({ path }) =>
    /^\/(account|dashboard|review|certificates|checkout|notifications)|\/play$/.test(path),
  );
  expect(new Set(ofLearners.map(({ kind }) => kind))).toEqual(new Set(['shell']));
});
