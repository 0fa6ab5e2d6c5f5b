import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@learning/shared/contract/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { apiQuery } from './api-query.ts';
import { applyEffects, effects } from './effects.ts';
import { updateCached } from './use-api-mutation.ts';

/** The calls made by the queries in this folder. */
const readCalls = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(
      /^ \*.*$/gm,
      '',
    );
    return [...source.matchAll(/(?:apiQuery\(\s*|queryKey: \[|\[\s*(?='\w+',\s*\{))'(\w+)'/g)].map(
      (match) => match[1]!,
    );
  });

const stateKey = (id: number) =>
  apiQuery('getCourseState', { params: { userId: 'learner-1', id } }).queryKey;
const state = (bookmarked: boolean) => ({ bookmarked }) as never;

describe('effects', () => {
  it('has an entry for every call of the contract that changes something, and for no other', () => {
    const mutations = Object.entries(contract)
      .filter(
        ([, route]) =>
          route.access !== 'operator' && route.method !== 'GET' && !('isRead' in route),
      )
      .map(([name]) => name);
    expect(Object.keys(effects).toSorted()).toEqual(mutations.toSorted());
  });

  it('lists only queries defined in this folder, each once per mutation', () => {
    expect(readCalls.length).toBeGreaterThan(10);
    for (const [mutation, queries] of Object.entries(effects)) {
      expect(new Set(queries).size, mutation).toBe(queries.length);
      for (const query of queries) expect(readCalls, mutation).toContain(query);
    }
  });

  it('finds one query for each call', () => {
    expect(readCalls).toEqual([...new Set(readCalls)]);
  });

  it('marks every cached response of the listed queries as stale, for any input, and no other', async () => {
    const queryClient = new QueryClient();
    const other = apiQuery('listCourses', {}).queryKey;
    for (const id of [1, 2]) queryClient.setQueryData(stateKey(id), state(false));
    queryClient.setQueryData(other, []);
    await applyEffects(queryClient, 'startTrial');
    for (const id of [1, 2]) {
      expect(queryClient.getQueryState(stateKey(id))?.isInvalidated).toBe(true);
    }
    expect(queryClient.getQueryState(other)?.isInvalidated).toBe(false);
  });
});

describe('updateCached', () => {
  it('drops the result of a read that started before the change', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(stateKey(1), state(false));
    let completeRead: (response: never) => void = () => undefined;
    const read = queryClient.fetchQuery({
      queryKey: stateKey(1),
      queryFn: ({ signal }) =>
        new Promise<never>((resolve, reject) => {
          completeRead = resolve;
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    await updateCached(queryClient, stateKey(1), () => state(true));
    completeRead(state(false));
    await read.catch(() => undefined);
    expect(queryClient.getQueryData(stateKey(1))).toEqual({ bookmarked: true });
  });

  it('does nothing for a query without a cached response', async () => {
    const queryClient = new QueryClient();
    await updateCached(queryClient, stateKey(1), () => state(true));
    expect(queryClient.getQueryData(stateKey(1))).toBeUndefined();
  });
});
