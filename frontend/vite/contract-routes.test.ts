import { contract } from '@learning/shared/contract/contract';
import { expect, it } from 'vitest';
import { contractRoutes, routesOf } from './contract-routes.ts';

it('contains only the method and path of every call', () => {
  const routes = routesOf(contract);
  expect(Object.keys(routes)).toEqual(Object.keys(contract));
  expect(routes['getCourse']).toEqual(['GET', '/api/courses/{id}']);
  expect(JSON.stringify(routes)).not.toContain('schema');
});

it('provides only the virtual module', async () => {
  const { resolveId, load } = contractRoutes() as unknown as {
    resolveId: (id: string) => string | undefined;
    load: (id: string) => string | undefined;
  };
  const resolved = resolveId('virtual:contract-routes');
  expect(load(resolved ?? '')).toContain('"startTrial":["POST","/api/users/{userId}/trial"]');
  expect(resolveId('react')).toBeUndefined();
  expect(load('react')).toBeUndefined();
});
