import { expect, it } from 'vitest';
import { parseCatalogSearch } from './catalog-search.ts';

it.each([
  [
    { level: 'expert', category: 'relations' },
    { level: 'expert', category: 'relations' },
  ],
  [{ level: 'bogus', category: 'bogus' }, {}],
  [{ level: 'all', category: ['relations'] }, {}],
  [{ search: 2024 }, { search: '2024' }],
  [{ search: '', page: 2 }, {}],
])('reads %j as %j (conformance: filters in the address)', (query, search) => {
  expect(parseCatalogSearch(query)).toEqual(search);
});
