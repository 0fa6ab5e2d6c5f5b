import { integerOf, textOf, type Params } from './params.ts';

const PAGE_SIZE = 20;

/** Returns a page as API v2 answers it; `next_page_url` leads to the next one. */
export function v2PageOf(rows: object[], path: string, params: Params): object {
  const limit = integerOf(params, 'limit') ?? PAGE_SIZE;
  const start = Number(textOf(params, 'page') ?? 0);
  const url = (from: number) => `${path}?limit=${limit}&page=${from}`;
  return {
    data: rows.slice(start, start + limit),
    next_page_url: start + limit < rows.length ? url(start + limit) : null,
    previous_page_url: start > 0 ? url(Math.max(0, start - limit)) : null,
  };
}
