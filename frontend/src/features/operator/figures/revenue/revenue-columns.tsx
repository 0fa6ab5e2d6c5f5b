import type {
  PlanRow,
  RevenueRow,
  SiteRow,
  TrialRow,
} from '@learning/shared/contract/operators/figures';
import { monthName } from '#lib/months.ts';
import type { Column } from '../../data-table/column.ts';
import { printCents, printNumber, printShare } from '../print-figures.ts';

const money = <Row,>(id: string, title: string, value: (row: Row) => number): Column<Row> => ({
  id,
  title,
  value,
  cell: (row) => printCents(value(row)),
  isNumeric: true,
});

const count = <Row,>(id: string, title: string, value: (row: Row) => number): Column<Row> => ({
  id,
  title,
  value,
  cell: (row) => printNumber(value(row)),
  isNumeric: true,
});

const month = <Row extends { month: string }>(): Column<Row> => ({
  id: 'month',
  title: 'Month',
  value: (row) => row.month,
  cell: (row) => monthName(row.month),
});

export const revenueColumns: readonly Column<RevenueRow>[] = [
  month(),
  { id: 'product', title: 'Product', value: ({ title }) => title, hasFilter: true },
  count('purchases', 'Purchases', ({ purchases }) => purchases),
  count('gifts', 'Gift codes', ({ giftRedemptions }) => giftRedemptions),
  money('gross', 'Gross', ({ grossCents }) => grossCents),
  money('refunded', 'Refunds', ({ refundCents }) => refundCents),
  money('disputes', 'Disputes', ({ disputeCents }) => disputeCents),
  money('fees', 'Fees', ({ feeCents }) => feeCents),
  money('net', 'Net', ({ netCents }) => netCents),
  money('tax', 'Tax', ({ taxCents }) => taxCents),
];

export const planColumns: readonly Column<PlanRow>[] = [
  month(),
  { id: 'product', title: 'Plan', value: ({ title }) => title, hasFilter: true },
  count('before', 'Before', ({ plansBefore }) => plansBefore),
  count('started', 'Started', ({ started }) => started),
  {
    ...count<PlanRow>('ended', 'Ended', ({ ended }) => ended),
    cell: ({ ended, endedUnpaid }) =>
      endedUnpaid === 0 ? printNumber(ended) : `${ended}, ${endedUnpaid} unpaid`,
  },
  count('after', 'After', ({ plansAfter }) => plansAfter),
  {
    id: 'churn',
    title: 'Churn',
    value: ({ churn }) => churn,
    cell: ({ churn }) => printShare(churn),
    isNumeric: true,
  },
  money('new', 'New', ({ newCents }) => newCents),
  money('grown', 'Grown', ({ grownCents }) => grownCents),
  money('lost', 'Lost', ({ lostCents }) => lostCents),
  money('recurring', 'Recurring', ({ recurringCents }) => recurringCents),
];

const conversion = <Row extends { conversion: number | null }>(): Column<Row> => ({
  id: 'conversion',
  title: 'Trial → paid',
  value: (row) => row.conversion,
  cell: (row) => printShare(row.conversion),
  isNumeric: true,
});

export const trialColumns: readonly Column<TrialRow>[] = [
  month(),
  { id: 'product', title: 'Product', value: ({ title }) => title, hasFilter: true },
  count('trials', 'Trials', ({ trials }) => trials),
  count('conversions', 'Bought it since', ({ conversions }) => conversions),
  conversion(),
];

export const siteColumns: readonly Column<SiteRow>[] = [
  month(),
  count('accounts', 'New accounts', ({ accounts }) => accounts),
  count('trials', 'Trials', ({ trials }) => trials),
  count('conversions', 'Paid since', ({ conversions }) => conversions),
  conversion(),
  count('taken', 'Seats taken', ({ seatsTaken }) => seatsTaken),
  count('freed', 'Seats freed', ({ seatsFreed }) => seatsFreed),
];
