import { describe, expect, test } from 'vitest';
import { bargainingTable } from './bargaining-table.ts';
import { payBudget } from './pay-budget.ts';
import { printFigure, withFigures } from './print-figure.ts';
import { workforcePlan } from './workforce-plan.ts';

describe('the workforce plan', () => {
  const coefficients = {
    strain: 4,
    beginner: 0.5,
    temp: 0.8,
    costPerHire: 4000,
    loadLimit: 104,
    idleLimit: 95,
    slack: 1.03,
  };
  const start = workforcePlan.begin(
    {
      headcount: 100,
      growth: 30,
      turnover: 10,
      acceptance: 50,
      earlyExits: 20,
      costPerTemp: 8000,
      rush1: 10,
      rush2: 10,
      rush3: 10,
    },
    coefficients,
  )!;
  const world = { start, coefficients };

  test('counts hires, leavers, early leavers, headcount and cost', () => {
    // 20 of 40 accept; 10 of 100 leave, and 4 of the 20 with them. 100 − 5 + 10 + 11.2 can do the work of 116.
    const { figures } = workforcePlan.play(world, [], { offers: 40, temps: 14 });
    expect(start.work1).toBe(116);
    expect(figures).toEqual({
      hires: 20,
      leavers: 14,
      turnoverRate: 13.6,
      staff: 106,
      load: 100,
      spent: 20 * 4000 + 14 * 8000,
    });
  });

  test('loses more people under too much work', () => {
    const alone = workforcePlan.play(world, [], { offers: 0, temps: 0 });
    // 116 / 95 is 22 percent too much: 10 leavers become 19.
    expect(alone.figures).toMatchObject({ load: 122, leavers: 19, staff: 81 });
    expect(alone.events).toEqual(['overload', 'behind']);
  });

  test('scores the distance to the target', () => {
    const period = (staff: number) => [
      {
        entered: { offers: 0, temps: 0 },
        figures: { hires: 0, leavers: 0, turnoverRate: 0, staff, load: 100, spent: 0 },
        events: [],
      },
    ];
    expect(workforcePlan.outcome(world, period(130))).toBe(1);
    expect(workforcePlan.outcome(world, period(128))).toBe(0.75);
    expect(workforcePlan.outcome(world, period(132))).toBe(0.75);
    expect(workforcePlan.outcome(world, period(122))).toBe(0);
  });
});

describe('the pay budget', () => {
  const coefficients = { pull: 0.012, envy: 0.06, drift: 0.5 };
  const world = {
    coefficients,
    start: {
      headcountAgents: 100,
      headcountSpecialists: 50,
      headcountLeads: 10,
      payAgents: 40000,
      paySpecialists: 60000,
      payLeads: 80000,
      gapAgents: 9.5,
      gapSpecialists: 4.5,
      gapLeads: 1.5,
      turnoverAgents: 5,
      turnoverSpecialists: 4,
      turnoverLeads: 2,
      drift: 0.5,
      release1: 100000,
      release2: 100000,
      release3: 100000,
      evenLeavers: 60,
      bestLeavers: 50,
    },
  };

  test('moves the gap by the market and the raise, and turnover by the square of the gap', () => {
    const { figures } = payBudget.play(world, [], {
      raiseAgents: 0,
      raiseSpecialists: 0,
      raiseLeads: 0,
    });
    // 10 points below: 1 + 0.012 × 100.
    expect(figures).toMatchObject({ gapAgents: 10, rateAgents: 11, gapSpecialists: 5, cost: 0 });
    expect(figures.rateSpecialists).toBeCloseTo(4 * (1 + 0.012 * 25), 5);
  });

  test('charges a raise to the release, and those with less leave more often', () => {
    const { figures, events } = payBudget.play(world, [], {
      raiseAgents: 2,
      raiseSpecialists: 0,
      raiseLeads: 0,
    });
    expect(figures).toMatchObject({ cost: 80000, release: 100000, gapAgents: 8 });
    expect(figures.rateSpecialists).toBeCloseTo(4 * (1 + 0.012 * 25) * 1.12, 1);
    expect(events).toEqual(['underspent', 'explained']);
  });

  test('scores leavers between an even raise and the best split', () => {
    const period = (leavers: number) => [{ figures: { leavers } }] as never;
    expect(payBudget.outcome(world, period(60))).toBe(0);
    expect(payBudget.outcome(world, period(55))).toBe(0.5);
    expect(payBudget.outcome(world, period(50))).toBe(1);
  });
});

describe('the bargaining table', () => {
  const coefficients = { stall: 8, rush: 8 };
  const start = {
    shareBackPay: 10,
    shareNotice: 50,
    sharePremium: 30,
    shareGuarantee: 10,
    costBackPay: 40000,
    costNotice: 20000,
    costPremium: 40000,
    costGuarantee: 40000,
    floor: 20,
    mandate: 60000,
    evenPoints: 40,
    bestPoints: 80,
  };
  const world = { start, coefficients };
  const offer = { backPay: 20, notice: 7, premium: 1, guarantee: 0 };
  const meetings = (...offers: (typeof offer)[]) =>
    offers.reduce<ReturnType<typeof played>[]>(
      (before, entered) => [...before, played(before, entered)],
      [],
    );
  const played = (
    before: never[] | Parameters<typeof bargainingTable.play>[1],
    entered = offer,
  ) => ({
    entered,
    ...bargainingTable.play(world, before, entered),
  });

  test('weighs an offer by the survey and counts what it costs', () => {
    const [first] = meetings(offer);
    expect(first!.figures).toEqual({ cost: 8000 + 10000 + 10000, movement: 35, support: 35 });
    expect(first!.events).toEqual(['heard']);
  });

  test('loses trust by a meeting without movement, for good', () => {
    const [, second, third] = meetings(offer, offer, { ...offer, notice: 14 });
    expect(second!.figures.support).toBe(27);
    expect(second!.events).toContain('stalls');
    // A last step that is larger than the one before says that there is more to be had.
    expect(third!.figures.support).toBe(60 - 16);
  });

  test('names a withdrawal, an exceeded mandate and too little back pay', () => {
    const withdrawn = meetings(offer, { ...offer, notice: 5 }, { ...offer, backPay: 0 });
    expect(bargainingTable.broken(world, withdrawn)).toEqual(['withdrawal', 'floor']);
    const all = { backPay: 100, notice: 14, premium: 4, guarantee: 4 };
    expect(bargainingTable.broken(world, meetings(all))).toEqual(['mandate']);
  });
});

test('figures are printed with their units', () => {
  expect(printFigure(4000, 'dollars')).toBe('$4,000');
  expect(printFigure(0.25, 'dollars')).toBe('$0.25');
  expect(printFigure(7.5, 'percent')).toBe('7.5%');
  expect(printFigure(-0.5, 'percent')).toBe('−0.5%');
  expect(printFigure(1, 'days')).toBe('1 day');
  expect(printFigure(2.5, 'hours')).toBe('2.5 hours');
  const names = [{ id: 'staff', name: 'Staff', unit: 'count' as const }];
  expect(withFigures('{staff} of {gone}', names, { staff: 1200 })).toBe('1,200 of {gone}');
});
