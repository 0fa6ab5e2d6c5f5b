import { describe, expect, it } from 'vitest';
import { changedSearch, parseTableSearch } from './table-search.ts';
import { compareValues, filtersOf, includesWords, sortingOf } from './table-state.ts';

describe('the address of a table', () => {
  const parse = parseTableSearch('month', 'action');

  it('keeps what the page knows, and nothing else', () => {
    expect(
      parse({ q: 'ada', sort: '-at', action: 'unlockAccount', page: '3', other: 'x' }),
    ).toEqual({ q: 'ada', sort: '-at', action: 'unlockAccount', page: 3 });
  });

  it('leaves out what is empty, and the first page', () => {
    expect(parse({ q: '', page: 1, month: 2026, action: ['x'] })).toEqual({ month: '2026' });
    expect(parse({ page: -4 })).toEqual({});
  });

  it('goes back to the first page when anything else changes', () => {
    expect(changedSearch({ q: 'ada', page: 3 }, { q: 'eve' })).toEqual({ q: 'eve' });
    expect(changedSearch({ q: 'ada' }, { page: 2 })).toEqual({ q: 'ada', page: 2 });
    expect(changedSearch({ q: 'ada', action: 'x' }, { q: undefined })).toEqual({ action: 'x' });
  });
});

describe('a table', () => {
  it('sorts figures by size, texts by letter, and what is missing last', () => {
    expect([10, null, 9].toSorted(compareValues)).toEqual([9, 10, null]);
    expect(['b10', 'a', 'B9'].toSorted(compareValues)).toEqual(['a', 'B9', 'b10']);
  });

  it('finds rows that have every word in any of their values', () => {
    const values = ['ada@example.org', 'Unlock account', 3, null];
    expect(includesWords(values, 'unlock ADA')).toBe(true);
    expect(includesWords(values, 'unlock eve')).toBe(false);
    expect(includesWords(values, '  ')).toBe(true);
  });

  it('reads order and filters from the address', () => {
    expect(sortingOf('-at')).toEqual([{ id: 'at', desc: true }]);
    const columns = [{ id: 'action', hasFilter: true }, { id: 'at' }];
    expect(filtersOf(columns, { action: 'x', at: 'y' })).toEqual([{ id: 'action', value: 'x' }]);
  });
});
