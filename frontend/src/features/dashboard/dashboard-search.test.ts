import { expect, it } from 'vitest';
import { parseDashboardSearch } from './dashboard-search.ts';

it.each([
  [{ tab: 'analytics' }, { tab: 'analytics' }],
  [
    { tab: 'achievements', trial: 'start' },
    { tab: 'achievements', trial: 'start' },
  ],
  [{ tab: 'overview' }, {}],
  [{ tab: 'elsewhere', other: 1 }, {}],
])('reads %j as %j', (search, parsed) => {
  expect(parseDashboardSearch(search)).toEqual(parsed);
});
