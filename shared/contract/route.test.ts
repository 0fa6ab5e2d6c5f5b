import { expect, test } from 'vitest';
import { pathParameters, routeKey } from './route.ts';

test('the parameters of a path are its placeholders in order', () => {
  expect(pathParameters('/api/users/{userId}/courses/{id}/notes')).toEqual(['userId', 'id']);
  expect(pathParameters('/api/courses')).toEqual([]);
});

test("a route's key has the format of API Gateway", () => {
  expect(routeKey({ method: 'GET', path: '/api/courses/{id}' })).toBe('GET /api/courses/{id}');
});
