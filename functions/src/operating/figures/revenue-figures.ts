import type {
  operatorFigureRoutes,
  PlanRow,
  RevenueRow,
  SiteRow,
  TrialRow,
} from '@learning/shared/contract/operators/figures';
import type { ResponseOf } from '@learning/shared/contract/route';
import { monthsBetween, planMonths } from '@learning/shared/domain/figures/plan-months';
import type { DayFigures, PlanFigures } from '#figures/figure-records.ts';
import { SITE_PRODUCT, TRIAL_PRODUCT } from '#figures/figure-records.ts';
import type { FigureReaders } from './dependencies.ts';
import { rangeOf, type RangeInput } from './figure-range.ts';
import { productTitles } from './product-titles.ts';

type Routes = typeof operatorFigureRoutes;
type TitleOf = (product: string) => string;

const REVENUE_COUNTERS = [
  'purchases',
  'refunds',
  'giftRedemptions',
  'grossCents',
  'refundCents',
  'disputeCents',
  'feeCents',
  'otherCents',
  'netCents',
  'taxCents',
] as const;
type RevenueCounter = (typeof REVENUE_COUNTERS)[number];

/**
 * Returns what came in and what recurs, by month. One Query for each month and one for all plans, all at once.
 *
 * Source: rules/figures.md G5, G6, G7
 */
export async function getRevenueFigures(
  input: RangeInput,
  { catalog, figures }: Pick<FigureReaders, 'catalog' | 'figures'>,
  now: Date,
): Promise<ResponseOf<Routes['getRevenueFigures']>> {
  const { from, to } = rangeOf(input, now);
  const [known, days, plans] = await Promise.all([
    catalog.read(),
    figures.readDays(from, to),
    figures.readPlans(),
  ]);
  const titleOf = productTitles(known);
  const site = siteRows(days, { from, to });
  return {
    from,
    to,
    revenue: revenueRows(days, titleOf),
    plans: planRows(plans, { from, to }, titleOf),
    site,
    trials: trialRows(days, site, titleOf),
  };
}

/** One row for each month and product that anything was counted of, by month and title. */
export function revenueRows(days: readonly DayFigures[], titleOf: TitleOf): RevenueRow[] {
  const groups = Map.groupBy(days, ({ day, product }) => `${day.slice(0, 7)} ${product}`);
  return [...groups.values()]
    .map((rows) => {
      const { day, product } = rows[0]!;
      const sum = (name: RevenueCounter) => rows.reduce((total, row) => total + row[name], 0);
      const sums = Object.fromEntries(REVENUE_COUNTERS.map((name) => [name, sum(name)]));
      return {
        month: day.slice(0, 7),
        product,
        title: titleOf(product),
        ...(sums as Record<RevenueCounter, number>),
      };
    })
    .filter((row) => REVENUE_COUNTERS.some((name) => row[name] !== 0))
    .toSorted(byMonthAndTitle);
}

function planRows(
  plans: readonly PlanFigures[],
  { from, to }: { from: string; to: string },
  titleOf: TitleOf,
): PlanRow[] {
  const products = [...new Set(plans.map(({ product }) => product))];
  const all = planMonths(plans, from, to).map((row) => ({
    ...row,
    product: 'all',
    title: 'All plans',
  }));
  const each = products.flatMap((product) =>
    planMonths(
      plans.filter((row) => row.product === product),
      from,
      to,
    ).map((row) => ({ ...row, product, title: titleOf(product) })),
  );
  return [...all, ...each.toSorted(byMonthAndTitle)];
}

function siteRows(days: readonly DayFigures[], range: { from: string; to: string }): SiteRow[] {
  return monthsBetween(range.from, range.to).map((month) => {
    const sum = (
      product: string,
      name: 'accounts' | 'trials' | 'conversions' | 'seatsTaken' | 'seatsFreed',
    ) =>
      days
        .filter((row) => row.product === product && row.day.startsWith(month))
        .reduce((total, row) => total + row[name], 0);
    const [trials, conversions] = [sum(TRIAL_PRODUCT, 'trials'), sum(TRIAL_PRODUCT, 'conversions')];
    return {
      month,
      accounts: sum(SITE_PRODUCT, 'accounts'),
      trials,
      conversions,
      conversion: trials === 0 ? null : conversions / trials,
      seatsTaken: sum(SITE_PRODUCT, 'seatsTaken'),
      seatsFreed: sum(SITE_PRODUCT, 'seatsFreed'),
    };
  });
}

/** One row for each month and product that was bought after a trial of that month. */
function trialRows(
  days: readonly DayFigures[],
  site: readonly SiteRow[],
  titleOf: TitleOf,
): TrialRow[] {
  const converted = days.filter(
    ({ product, conversions }) => product !== TRIAL_PRODUCT && conversions > 0,
  );
  const trialsOf = new Map(site.map(({ month, trials }) => [month, trials]));
  return [...Map.groupBy(converted, ({ day, product }) => `${day.slice(0, 7)} ${product}`).values()]
    .map((rows) => {
      const { day, product } = rows[0]!;
      const month = day.slice(0, 7);
      const trials = trialsOf.get(month) ?? 0;
      const conversions = rows.reduce((total, row) => total + row.conversions, 0);
      const conversion = trials === 0 ? null : conversions / trials;
      return { month, product, title: titleOf(product), trials, conversions, conversion };
    })
    .toSorted(byMonthAndTitle);
}

function byMonthAndTitle(
  one: { month: string; title: string },
  other: { month: string; title: string },
): number {
  return one.month.localeCompare(other.month) || one.title.localeCompare(other.title);
}
