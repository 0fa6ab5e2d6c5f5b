import { expect, test } from 'vitest';
import { FORMULA_NAMES, formulaNamed, type FormulaName } from './formulas.ts';

const compute = (name: FormulaName, input: Record<string, number>) => {
  const values = formulaNamed(name).compute(input);
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, Math.round(value * 100) / 100]),
  );
};

test.each<[FormulaName, Record<string, number>, Record<string, number>]>([
  [
    'turnover-rate',
    { leavers: 6, atStart: 110, atEnd: 130, months: 6 },
    { average: 120, rate: 5, yearly: 10 },
  ],
  [
    'cost-of-leaving',
    { salary: 52_000, weeksOpen: 6, coverPercent: 50, hiringCost: 4000, weeksToLearn: 12 },
    { cover: 3000, hiring: 4000, learning: 6000, total: 13_000, ofSalary: 25 },
  ],
  [
    'margin-of-error',
    { people: 400, answers: 100, share: 50 },
    { margin: 8.5, low: 41.5, high: 58.5 },
  ],
  [
    'four-fifths',
    { appliedA: 80, selectedA: 48, appliedB: 40, selectedB: 12 },
    { rateA: 60, rateB: 30, ratio: 50 },
  ],
  ['savings-of-memory', { days: 1 }, { kept: 30.41 }],
  ['span-and-layers', { people: 64, span: 4 }, { layers: 3, managers: 21, share: 24.71 }],
  [
    'workforce-gap',
    { headcount: 100, leavePercent: 10, years: 2, needed: 95 },
    { left: 81, needed: 95, gap: 14, perYear: 7 },
  ],
  [
    'hires-backward',
    { hires: 6, acceptPercent: 75, offerPercent: 25, screenPercent: 20 },
    { applicants: 160, interviews: 32, offers: 8, hires: 6 },
  ],
  [
    'raise-cost',
    { people: 10, pay: 50_000, raisePercent: 4, months: 6, onCostPercent: 20 },
    { fullYear: 24_000, thisYear: 12_000 },
  ],
  [
    'three-raises',
    { payroll: 1_000_000, first: 10, second: 10, third: 10 },
    { total: 33.1, sum: 30, cost: 641_000 },
  ],
  [
    'weeks-to-pay-back',
    { people: 20, costEach: 300, minutesSaved: 30, hourlyPay: 30 },
    { cost: 6000, weekly: 300, weeks: 20 },
  ],
  [
    'residual-risk',
    { likelihood: 4, impact: 5, controlPercent: 60 },
    { inherent: 20, residual: 8 },
  ],
  ['several-raters', { raters: 3, onePercent: 50 }, { reliability: 75 }],
  [
    'false-alarms',
    { people: 1000, leavePercent: 10, foundPercent: 70, falsePercent: 20 },
    { found: 70, wronged: 180, flagged: 250, right: 28 },
  ],
  ['kept-through-layers', { layers: 2, keptPercent: 80 }, { kept: 64 }],
  [
    'compa-ratio',
    { pay: 57_000, minimum: 48_000, maximum: 72_000 },
    { midpoint: 60_000, ratio: 0.95, through: 37.5 },
  ],
])('computes %s', (name, input, expected) => {
  expect(compute(name, input)).toEqual(expected);
});

test.each(FORMULA_NAMES)('%s computes each of its results, also of zeros', (name) => {
  const { inputs, results, compute: run } = formulaNamed(name);
  const values = run(Object.fromEntries(inputs.map((input) => [input, 0])));
  expect(results.map((result) => Number.isFinite(values[result.name]))).not.toContain(false);
});
