import type { Account, Kinds } from '#account/account.ts';
import { integerOf, nestedOf, textOf, type Params } from './params.ts';
import { refusal } from './stripe-refusal.ts';

/** The parameters that every v1 list accepts. */
export const LIST_PARAMS = ['limit', 'starting_after', 'ending_before', 'created'] as const;

export interface Page {
  object: 'list';
  data: object[];
  has_more: boolean;
  url: string;
}

/** Returns one page of the rows that match, newest first. */
export function pageOf<K extends keyof Kinds>(
  account: Account,
  kind: K,
  url: string,
  params: Params,
  matches: (row: Kinds[K]) => boolean = () => true,
): Page {
  const isInRange = createdFilter(params);
  const rows = ([...account.rows[kind].values()] as (Kinds[K] & { created?: number })[])
    .filter((row) => isInRange(row.created ?? 0) && matches(row))
    .toReversed();
  return pageFrom(rows as { id: string }[], url, params);
}

function pageFrom(rows: { id: string }[], url: string, params: Params): Page {
  const limit = integerOf(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw refusal.invalidParameter('This value must be between 1 and 100.', 'limit');
  }
  const after = textOf(params, 'starting_after');
  const before = textOf(params, 'ending_before');
  if (before !== undefined) {
    const end = positionOf(rows, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(rows, after, 'starting_after') + 1;
  const data = rows.slice(start, start + limit);
  return { object: 'list', data, has_more: rows.length > start + limit, url };
}

function positionOf(rows: { id: string }[], id: string, param: string): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw refusal.noSuch('object', id, param);
  return position;
}

function createdFilter(params: Params): (created: number) => boolean {
  const given = params['created'];
  if (given === undefined) return () => true;
  if (typeof given === 'string') {
    const at = integerOf(params, 'created');
    return (created) => created === at;
  }
  const range = nestedOf(params, 'created') ?? {};
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => integerOf(range, name));
  return (created) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}

/** Builds a nested list that holds all its rows. */
export function wholeList<T extends object>(data: T[], url: string) {
  return { object: 'list' as const, data, has_more: false, url };
}

const V2_PAGE_SIZE = 20;

/** Returns a page as API v2 returns it; `next_page_url` leads to the next one. */
export function v2PageOf(rows: object[], path: string, params: Params): object {
  const limit = integerOf(params, 'limit') ?? V2_PAGE_SIZE;
  const start = Number(textOf(params, 'page') ?? 0);
  const url = (from: number) => `${path}?limit=${limit}&page=${from}`;
  return {
    data: rows.slice(start, start + limit),
    next_page_url: start + limit < rows.length ? url(start + limit) : null,
    previous_page_url: start > 0 ? url(Math.max(0, start - limit)) : null,
  };
}
