import type { TableSearch } from '../data-table/table-search.ts';

/** Months that a page shows unless its address says otherwise, and at most. */
const USUAL_MONTHS = 3;
const MAX_MONTHS = 12;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Returns the month so many months after another one, as `2026-11`. */
export function monthAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** Returns the months of an address: the last three without any, and at most twelve, which the server reads at once. */
export function monthsOf(search: TableSearch, now: Date): { from: string; to: string } {
  const named = (name: string) => {
    const value = String(search[name] ?? '');
    return MONTH.test(value) ? value : undefined;
  };
  const to = named('to') ?? now.toISOString().slice(0, 7);
  const from = named('from') ?? monthAfter(to, 1 - USUAL_MONTHS);
  const earliest = monthAfter(to, 1 - MAX_MONTHS);
  if (from > to) return { from: to, to };
  return { from: from < earliest ? earliest : from, to };
}
