import type {
  PlanRow,
  RevenueRow,
  SiteRow,
  TrialRow,
} from '@learning/shared/contract/operators/figures';
import type { ChartRow } from '../charts/chart-data.ts';
import { monthAfter } from '../figure-months.ts';
import { printMonthShort } from '../print-figures.ts';

/** Returns the money of each month over all products, also of months without any. */
export function moneyByMonth(
  rows: readonly RevenueRow[],
  { from, to }: { from: string; to: string },
): ChartRow[] {
  const months: ChartRow[] = [];
  for (let month = from; month <= to; month = monthAfter(month, 1)) {
    const sum = (value: (row: RevenueRow) => number) =>
      rows.reduce((total, row) => total + (row.month === month ? value(row) : 0), 0);
    months.push({
      name: printMonthShort(month),
      gross: sum((row) => row.grossCents),
      back: sum((row) => row.refundCents + row.disputeCents),
      net: sum((row) => row.netCents),
    });
  }
  return months;
}

export function planChart(rows: readonly PlanRow[]): ChartRow[] {
  return rows
    .filter(({ product }) => product === 'all')
    .map(({ month, recurringCents }) => ({
      name: printMonthShort(month),
      recurring: recurringCents,
    }));
}

export function trialChart(rows: readonly SiteRow[]): ChartRow[] {
  return rows.map(({ month, trials, conversions }) => ({
    name: printMonthShort(month),
    trials,
    conversions,
  }));
}

/** Returns how many bought each product after a trial, over all months, the most first. */
export function productChart(rows: readonly TrialRow[]): ChartRow[] {
  return [...Map.groupBy(rows, ({ title }) => title)]
    .map(([name, ofProduct]) => ({
      name,
      conversions: ofProduct.reduce((sum, { conversions }) => sum + conversions, 0),
    }))
    .toSorted((one, other) => other.conversions - one.conversions);
}
