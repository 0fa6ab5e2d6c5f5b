import type { RevenueRow } from '@learning/shared/contract/operators/figures';
import { expect, test } from 'vitest';
import { moneyByMonth } from './revenue-charts.ts';

const row = (month: string, product: string, grossCents: number): RevenueRow => ({
  month,
  product,
  title: product,
  purchases: 1,
  refunds: 0,
  giftRedemptions: 0,
  grossCents,
  refundCents: 100,
  disputeCents: 50,
  feeCents: 10,
  otherCents: 0,
  netCents: grossCents - 160,
  taxCents: 0,
});

test('the chart adds up the products of each month, and has months without any', () => {
  const rows = [row('2026-09', 'a', 1_000), row('2026-09', 'b', 2_000), row('2026-11', 'a', 500)];
  expect(moneyByMonth(rows, { from: '2026-09', to: '2026-11' })).toEqual([
    { name: 'Sep 2026', gross: 3_000, back: 300, net: 2_680 },
    { name: 'Oct 2026', gross: 0, back: 0, net: 0 },
    { name: 'Nov 2026', gross: 500, back: 150, net: 340 },
  ]);
});
