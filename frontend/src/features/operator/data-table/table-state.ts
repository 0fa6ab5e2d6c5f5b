import type { Column } from './column.ts';
import type { TableSearch } from './table-search.ts';

type Value = string | number | null;

const texts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two values of a column; nothing comes last in ascending order. */
export function compareValues(first: Value, second: Value): number {
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return texts.compare(String(first), String(second));
}

/** Returns whether the values of a row have every word, each in any of them. */
export function includesWords(values: readonly Value[], words: string): boolean {
  const text = values.join('\n').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Reads `-at` as the table's order. */
export function sortingOf(sort: string): { id: string; desc: boolean }[] {
  const desc = sort.startsWith('-');
  return [{ id: desc ? sort.slice(1) : sort, desc }];
}

/** Returns the filters that an address has for columns. */
export function filtersOf(
  columns: readonly Pick<Column<never>, 'id' | 'hasFilter'>[],
  search: TableSearch,
): { id: string; value: string }[] {
  return columns.flatMap(({ id, hasFilter }) => {
    const value = hasFilter ? search[id] : undefined;
    return typeof value === 'string' ? [{ id, value }] : [];
  });
}
