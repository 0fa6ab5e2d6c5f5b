import { integerOf, textOf, type Params } from './params.ts';

const PAGE_SIZE = 20;

/** A page as API v2 answers; the next one is named by its address. */
export function pageOfModern(rows: object[], path: string, params: Params): object {
  const limit = integerOf(params, 'limit') ?? PAGE_SIZE;
  const start = Number(textOf(params, 'page') ?? 0);
  const address = (from: number) => `${path}?limit=${limit}&page=${from}`;
  return {
    data: rows.slice(start, start + limit),
    next_page_url: start + limit < rows.length ? address(start + limit) : null,
    previous_page_url: start > 0 ? address(Math.max(0, start - limit)) : null,
  };
}
