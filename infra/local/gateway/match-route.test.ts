import { contract } from '@learning/shared/contract/contract';
import { pathParameters, type Contract } from '@learning/shared/contract/route';
import { describe, expect, test } from 'vitest';
import { MalformedPath, matchRoute } from './match-route.ts';

describe('every route of the contract', () => {
  test.each(Object.entries(contract as Contract))('%s is found by its path', (_name, route) => {
    const path = route.path.replace(/\{\w+\}/g, 'x-1');
    const match = matchRoute(contract, route.method, path);
    expect(match?.route.path).toBe(route.path);
    expect(Object.keys(match!.pathParameters)).toEqual(pathParameters(route.path));
  });
});

test('Path values are decoded after the path is split', () => {
  expect(matchRoute(contract, 'GET', '/api/activities/a%2Fb%20c')?.pathParameters).toEqual({
    id: 'a/b c',
  });
});

test.each([
  ['POST', '/api/courses'],
  ['HEAD', '/api/courses'],
  ['GET', '/api/courses/'],
  ['GET', '/api/courses//modules'],
  ['GET', '/api/no-such-call'],
])('%s %s has no route', (method, path) => {
  expect(matchRoute(contract, method, path)).toBeUndefined();
});

test('A word wins over a placeholder', () => {
  const { response } = contract.getOpenApi;
  const common = {
    method: 'GET',
    summary: '',
    group: 'catalog',
    access: 'public',
    response,
  } as const;
  const routes = {
    one: { ...common, path: '/api/courses/{id}' },
    popular: { ...common, path: '/api/courses/popular' },
  } satisfies Contract;
  expect(matchRoute(routes, 'GET', '/api/courses/popular')?.route.path).toBe(
    '/api/courses/popular',
  );
});

test('A percent sign that does not start a character is refused', () => {
  expect(() => matchRoute(contract, 'GET', '/api/activities/%E0%A4%A')).toThrow(MalformedPath);
});
