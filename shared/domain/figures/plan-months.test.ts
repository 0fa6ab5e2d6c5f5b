import { expect, test } from 'vitest';
import { monthsBetween, planMonths, type PlanChanges } from './plan-months.ts';

const none: PlanChanges = {
  started: 0,
  ended: 0,
  endedUnpaid: 0,
  joined: 0,
  left: 0,
  startedCents: 0,
  endedCents: 0,
  joinedCents: 0,
  leftCents: 0,
  grownCents: 0,
  shrunkCents: 0,
};
const changes = [
  { ...none, month: '2025-11', started: 4, startedCents: 40_000 },
  { ...none, month: '2026-01', ended: 1, endedUnpaid: 1, endedCents: 10_000 },
  // One plan of 100 dollars becomes one of 150: it leaves its tier and joins another.
  { ...none, month: '2026-01', left: 1, leftCents: 10_000 },
  { ...none, month: '2026-01', joined: 1, joinedCents: 10_000, grownCents: 5_000 },
];

// Source: rules/figures.md G6
test('adds up the recurring revenue from the first plan on, and counts an upgrade as growth alone', () => {
  const [december, january, ...others] = planMonths(changes, '2025-12', '2026-01');
  expect(others).toEqual([]);
  expect(december).toMatchObject({ plansAfter: 4, recurringCents: 40_000, churn: 0, started: 0 });
  expect(january).toMatchObject({
    plansBefore: 4,
    plansAfter: 3,
    ended: 1,
    endedUnpaid: 1,
    recurringBeforeCents: 40_000,
    recurringCents: 35_000,
    lostCents: 10_000,
    grownCents: 5_000,
    churn: 0.25,
    revenueChurn: 0.25,
  });
});

test('has no churn where no plan ran', () => {
  expect(planMonths([], '2026-01', '2026-01')[0]).toMatchObject({
    churn: null,
    revenueChurn: null,
  });
});

test('lists months across a year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});
