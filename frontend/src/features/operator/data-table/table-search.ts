/** What the address says of a table: words, order, page, and the value of each filter. */
export interface TableSearch {
  q?: string;
  /** The id of a column; with a hyphen before it, the greatest first. */
  sort?: string;
  /** From 1; absent for the first page. */
  page?: number;
  [filter: string]: string | number | undefined;
}

const MAX_LENGTH = 200;

/**
 * Returns a reader of a table's address, for `validateSearch`.
 *
 * @param filters names of the columns with filters, and of other values that the page keeps in its address
 */
export function parseTableSearch(...filters: readonly string[]) {
  return (input: Record<string, unknown>): TableSearch => {
    const search: TableSearch = {};
    for (const name of ['q', 'sort', ...filters]) {
      const value = textOf(input[name]);
      if (value) search[name] = value;
    }
    const page = Number(input['page']);
    if (Number.isSafeInteger(page) && page > 1) search.page = page;
    return search;
  };
}

/** The router reads `?month=2026` as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, MAX_LENGTH)
    : '';
}

/** Other values for an address; undefined leaves one out. */
export type SearchChange = { [Name in keyof TableSearch]: TableSearch[Name] | undefined };

/** Returns the address after a change, on the first page unless that is the change. */
export function changedSearch(search: TableSearch, change: SearchChange): TableSearch {
  const { page: _page, ...rest } = search;
  const next = { ...rest, ...change };
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined && value !== ''),
  );
}
