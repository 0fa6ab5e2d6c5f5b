import type {
  CourseCohorts,
  CourseItems,
  CourseRow,
  PlanRow,
  RevenueRow,
  SiteRow,
  TrialRow,
} from '@learning/shared/contract/operators/figures';
import { csvOf } from '#csv.ts';

const dollars = (cents: number) => Number((cents / 100).toFixed(2));
const share = (value: number | null) => (value === null ? '' : Number(value.toFixed(4)));

const MONEY = {
  Gross: 'grossCents',
  Refunds: 'refundCents',
  Disputes: 'disputeCents',
  Fees: 'feeCents',
  Other: 'otherCents',
  Net: 'netCents',
  'Tax on invoices': 'taxCents',
} as const;
type MoneyColumn = keyof typeof MONEY;

function moneyOf(row: Pick<RevenueRow, (typeof MONEY)[MoneyColumn]>) {
  const entries = Object.entries(MONEY).map(([column, field]) => [column, dollars(row[field])]);
  return Object.fromEntries(entries) as Record<MoneyColumn, number>;
}

const MONEY_COLUMNS = Object.keys(MONEY) as MoneyColumn[];

/** Returns revenue by month and product as a file. */
export function revenueCsv(rows: readonly RevenueRow[]): string {
  return csvOf(
    ['Month', 'Product', 'Title', 'Purchases', 'Refunded', 'Gift codes', ...MONEY_COLUMNS],
    rows.map((row) => ({
      Month: row.month,
      Product: row.product,
      Title: row.title,
      Purchases: row.purchases,
      Refunded: row.refunds,
      'Gift codes': row.giftRedemptions,
      ...moneyOf(row),
    })),
  );
}

/** Returns what Stripe booked in a month by product, and a last line with the totals. Source: rules/figures.md G5 */
export function accountingCsv(month: string, rows: readonly RevenueRow[]): string {
  const total = Object.fromEntries(
    Object.values(MONEY).map((field) => [field, rows.reduce((sum, row) => sum + row[field], 0)]),
  ) as Record<(typeof MONEY)[MoneyColumn], number>;
  const booked = rows.filter((row) => Object.values(MONEY).some((field) => row[field] !== 0));
  const lines = [...booked, { product: '', title: 'Total', ...total }];
  return csvOf(
    ['Month', 'Product', 'Title', 'Currency', ...MONEY_COLUMNS],
    lines.map((row) => ({
      Month: month,
      Product: row.product,
      Title: row.title,
      Currency: 'USD',
      ...moneyOf(row),
    })),
  );
}

export function planCsv(rows: readonly PlanRow[]): string {
  return csvOf(
    [
      'Month',
      'Product',
      'Title',
      'Plans before',
      'Started',
      'Ended',
      'Ended unpaid',
      'Plans after',
      'Recurring before',
      'New',
      'Grown',
      'Lost',
      'Recurring',
      'Churn',
      'Revenue churn',
    ],
    rows.map((row) => ({
      Month: row.month,
      Product: row.product,
      Title: row.title,
      'Plans before': row.plansBefore,
      Started: row.started,
      Ended: row.ended,
      'Ended unpaid': row.endedUnpaid,
      'Plans after': row.plansAfter,
      'Recurring before': dollars(row.recurringBeforeCents),
      New: dollars(row.newCents),
      Grown: dollars(row.grownCents),
      Lost: dollars(row.lostCents),
      Recurring: dollars(row.recurringCents),
      Churn: share(row.churn),
      'Revenue churn': share(row.revenueChurn),
    })),
  );
}

/** Returns each month of the site with the products that were bought after its trials. */
export function trialCsv(site: readonly SiteRow[], trials: readonly TrialRow[]): string {
  const columns = [
    'Month',
    'Product',
    'Title',
    'New accounts',
    'Trials',
    'Paid since',
    'Trial to paid',
    'Seats taken',
    'Seats freed',
  ] as const;
  return csvOf(
    columns,
    site.flatMap((row) => [
      {
        Month: row.month,
        Product: 'all',
        Title: 'All products',
        'New accounts': row.accounts,
        Trials: row.trials,
        'Paid since': row.conversions,
        'Trial to paid': share(row.conversion),
        'Seats taken': row.seatsTaken,
        'Seats freed': row.seatsFreed,
      },
      ...trials
        .filter(({ month }) => month === row.month)
        .map(({ month, product, title, trials: started, conversions, conversion }) => ({
          Month: month,
          Product: product,
          Title: title,
          'New accounts': '',
          Trials: started,
          'Paid since': conversions,
          'Trial to paid': share(conversion),
          'Seats taken': '',
          'Seats freed': '',
        })),
    ]),
  );
}

export function courseCsv(rows: readonly CourseRow[]): string {
  return csvOf(
    [
      'Month',
      'Course',
      'Title',
      'Enrollments',
      'Modules completed',
      'Submissions',
      'Completions',
      'Certificates',
    ],
    rows.map((row) => ({
      Month: row.month,
      Course: row.courseId,
      Title: row.title,
      Enrollments: row.enrollments,
      'Modules completed': row.moduleCompletions,
      Submissions: row.submissions,
      Completions: row.completions,
      Certificates: row.certificates,
    })),
  );
}

export function cohortCsv({ modules, cohorts }: CourseCohorts): string {
  return csvOf(
    ['Enrolled in', 'Enrolled', ...modules.map(({ id }) => id), 'Completed'],
    cohorts.map(({ month, enrolled, reached, completed }) => ({
      'Enrolled in': month,
      Enrolled: enrolled,
      ...Object.fromEntries(modules.map(({ id }, index) => [id, reached[index]!])),
      Completed: completed,
    })) as Record<string, string | number>[],
  );
}

const ITEM_COLUMNS = [
  'Course',
  'Kind',
  'Activity',
  'Id',
  'Text',
  'Count',
  'Difficulty',
  'Discrimination',
  'Printed minutes',
  'Measured minutes',
  'Drop-off',
  'Tries to pass',
  'Expected',
  'Remembered',
  'Pauses',
  'Flags',
  'Choices',
] as const;
type ItemLine = Partial<Record<(typeof ITEM_COLUMNS)[number], string | number>>;

/** Returns everything of a course in one file, a line for each item; cells that do not apply are empty. */
export function itemCsv(items: CourseItems): string {
  const lines: ItemLine[] = [
    ...items.questions.map((row) => ({
      Kind: 'question',
      Activity: row.activityId,
      Id: row.questionId,
      Text: row.text,
      Count: row.asked,
      Difficulty: share(row.difficulty),
      Discrimination: share(row.discrimination),
      Flags: row.flags.join(' '),
      Choices: choicesOf(row.options),
    })),
    ...items.decisions.map((row) => ({
      Kind: 'decision',
      Activity: row.activityId,
      Id: row.stepId,
      Text: row.text,
      Count: row.decided,
      Flags: row.isOneSided ? 'one_sided' : '',
      Choices: choicesOf(row.options),
    })),
    ...items.activities.map((row) => ({
      Kind: 'activity',
      Id: row.activityId,
      Text: row.title,
      Count: row.learners,
      Difficulty: share(row.firstPassShare),
      'Tries to pass': share(row.triesToPass),
    })),
    ...items.modules.map((row) => ({
      Kind: 'module',
      Id: row.moduleId,
      Text: row.title,
      Count: row.completions,
      'Printed minutes': row.printedMinutes,
      'Measured minutes': share(row.measuredMinutes),
      'Drop-off': share(row.dropOff),
      Flags: row.flags.join(' '),
    })),
    ...items.cards.map((row) => ({
      Kind: 'card',
      Id: row.cardId,
      Text: row.text,
      Count: row.reviews,
      Expected: share(row.expectedShare),
      Remembered: share(row.rememberedShare),
      Pauses: row.pauses,
      Flags: row.isForgotten ? 'forgotten' : '',
      Choices: row.bands
        .map((band) => `${band.fromPercent}–${band.toPercent}%: ${band.remembered}/${band.reviews}`)
        .join(' | '),
    })),
  ];
  const empty = Object.fromEntries(ITEM_COLUMNS.map((column) => [column, '']));
  return csvOf(
    ITEM_COLUMNS,
    lines.map((line) => ({ ...empty, Course: items.title, ...line }) as Required<ItemLine>),
  );
}

function choicesOf(options: readonly { text: string; share: number | null }[]): string {
  return options
    .flatMap(({ text, share: chosen }) =>
      chosen === null ? [] : [`${text}: ${Math.round(chosen * 100)}%`],
    )
    .join(' | ');
}
