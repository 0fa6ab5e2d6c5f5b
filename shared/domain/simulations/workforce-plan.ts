/**
 * A workforce plan over three quarters: offers become hires, hires and staff leave, and too much work drives more of them away.
 *
 * The separations rate is separations as a percent of employment (Bureau of Labor Statistics, Job Openings and Labor Turnover Survey,
 * https://www.bls.gov/help/def/jl.htm); the course divides by average headcount. That a heavier load goes with exhaustion and intentions to leave follows Aiken et al., JAMA
 * 288(16), 2002 (https://psnet.ahrq.gov/issue/hospital-nurse-staffing-and-patient-mortality-nurse-burnout-and-job-dissatisfaction).
 * How strongly it does here, and what a beginner or a temp achieves, are illustrative.
 */
import {
  PERIOD_COUNT,
  rounded,
  type ModelOf,
  type Period,
  type World,
} from './simulation-model.ts';

type Draw =
  | 'headcount'
  | 'growth'
  | 'turnover'
  | 'acceptance'
  | 'earlyExits'
  | 'costPerTemp'
  | 'rush1'
  | 'rush2'
  | 'rush3';
type Start =
  | Exclude<Draw, `rush${1 | 2 | 3}`>
  | 'target'
  | 'work1'
  | 'work2'
  | 'work3'
  | 'costPerHire'
  | 'budget'
  | 'loadLimit'
  | 'idleLimit';
type Input = 'offers' | 'temps';
type Coefficient =
  | 'strain'
  | 'beginner'
  | 'temp'
  | 'costPerHire'
  | 'loadLimit'
  | 'idleLimit'
  | 'slack';
type Figure = 'hires' | 'leavers' | 'turnoverRate' | 'staff' | 'load' | 'spent';

type Here = World<Start, Coefficient>;
type Quarter = Period<Input, Figure>;

/** People that the plan may miss before the outcome is lost. */
const MOST_MISSED = 8;
const LEAST_TEMPS = 1;

const staffBefore = ({ start }: Here, before: readonly Quarter[]) =>
  before.at(-1)?.figures.staff ?? start.headcount;
const workOf = ({ start }: Here, quarter: number) =>
  [start.work1, start.work2, start.work3][quarter] ?? start.work3;

/** Returns the work that can be done, counted in trained people. */
function capacity({ start, coefficients }: Here, staff: number, hires: number, temps: number) {
  const leaving = (staff * start.turnover) / 100;
  return staff - leaving / 2 + hires * coefficients.beginner + temps * coefficients.temp;
}

function playQuarter(
  world: Here,
  before: readonly Quarter[],
  { offers, temps }: Quarter['entered'],
) {
  const { start, coefficients } = world;
  const staff = staffBefore(world, before);
  const hires = Math.round((offers * start.acceptance) / 100);
  const load = workOf(world, before.length) / capacity(world, staff, hires, temps);
  const strain = 1 + coefficients.strain * Math.max(0, load - 1);
  const leavers =
    Math.round((staff * start.turnover * strain) / 100) +
    Math.round((hires * start.earlyExits) / 100);
  const staffAfter = Math.max(0, staff + hires - leavers);
  const spent =
    (before.at(-1)?.figures.spent ?? 0) + hires * start.costPerHire + temps * start.costPerTemp;
  const figures = {
    hires,
    leavers,
    turnoverRate: rounded((100 * leavers) / Math.max(1, (staff + staffAfter) / 2), 1),
    staff: staffAfter,
    load: rounded(100 * load),
    spent,
  };
  const share = (before.length + 1) / PERIOD_COUNT;
  const due = start.headcount + start.growth * share;
  const events = [
    figures.load > start.loadLimit
      ? 'overload'
      : figures.load < start.idleLimit
        ? 'idle'
        : 'covered',
    ...(staffAfter < due - 6 ? ['behind'] : staffAfter > due + 6 ? ['ahead'] : ['on-plan']),
    ...(spent > start.budget ? ['overspent'] : []),
  ];
  return { figures, events };
}

/** Hires for growth and for those who will leave, and covers the rest of the work with temps. */
function planned(world: Here, before: readonly Quarter[]) {
  const { start } = world;
  const staff = staffBefore(world, before);
  const due = start.headcount + (start.growth * (before.length + 1)) / PERIOD_COUNT;
  const hires = Math.max(
    0,
    (due - staff * (1 - start.turnover / 100)) / (1 - start.earlyExits / 100),
  );
  return { offers: offersFor(world, hires), temps: tempsFor(world, before, Math.round(hires)) };
}

function offersFor({ start }: Here, hires: number): number {
  return Math.round((100 * Math.max(0, hires)) / start.acceptance);
}

function tempsFor(world: Here, before: readonly Quarter[], hires: number): number {
  const open = workOf(world, before.length) - capacity(world, staffBefore(world, before), hires, 0);
  return Math.max(0, Math.ceil(open / world.coefficients.temp));
}

export const workforcePlan: ModelOf<Draw, Start, Input, Coefficient, Figure> = {
  draws: [
    'headcount',
    'growth',
    'turnover',
    'acceptance',
    'earlyExits',
    'costPerTemp',
    'rush1',
    'rush2',
    'rush3',
  ],
  starts: [
    'headcount',
    'growth',
    'turnover',
    'acceptance',
    'earlyExits',
    'costPerTemp',
    'target',
    'work1',
    'work2',
    'work3',
    'costPerHire',
    'budget',
    'loadLimit',
    'idleLimit',
  ],
  inputs: ['offers', 'temps'],
  coefficients: ['strain', 'beginner', 'temp', 'costPerHire', 'loadLimit', 'idleLimit', 'slack'],
  figures: ['hires', 'leavers', 'turnoverRate', 'staff', 'load', 'spent'],
  events: ['overload', 'idle', 'covered', 'behind', 'ahead', 'on-plan', 'overspent'],
  guardrails: ['load', 'idle', 'budget'],

  begin({ rush1, rush2, rush3, ...drawn }, coefficients) {
    const { headcount, growth } = drawn;
    const work = [rush1, rush2, rush3].map((rush, at) =>
      Math.round((headcount + (growth * (at + 0.5)) / PERIOD_COUNT) * (1 + rush / 100)),
    );
    const start = {
      ...drawn,
      target: headcount + growth,
      work1: work[0]!,
      work2: work[1]!,
      work3: work[2]!,
      costPerHire: coefficients.costPerHire,
      budget: Infinity,
      loadLimit: coefficients.loadLimit,
      idleLimit: coefficients.idleLimit,
    };
    const world = { start, coefficients };
    const periods: Quarter[] = [];
    while (periods.length < PERIOD_COUNT) {
      const entered = planned(world, periods);
      periods.push({ entered, ...playQuarter(world, periods, entered) });
    }
    // A quarter without temps would leave nothing to decide.
    if (periods.some(({ entered }) => entered.temps < LEAST_TEMPS)) return undefined;
    const budget = Math.ceil((periods.at(-1)!.figures.spent * coefficients.slack) / 1000) * 1000;
    return { ...start, budget };
  },

  play: playQuarter,

  outcome: ({ start }, periods) =>
    1 - Math.abs((periods.at(-1)?.figures.staff ?? start.headcount) - start.target) / MOST_MISSED,

  broken: ({ start }, periods) => [
    ...(periods.some(({ figures }) => figures.load > start.loadLimit) ? ['load'] : []),
    ...(periods.some(({ figures }) => figures.load < start.idleLimit) ? ['idle'] : []),
    ...(periods.some(({ figures }) => figures.spent > start.budget) ? ['budget'] : []),
  ],

  strategies: {
    planned,
    /** Hires for growth and forgets that people leave. */
    'growth-only': (world, before) => {
      const hires = world.start.growth / PERIOD_COUNT;
      return {
        offers: offersFor(world, hires),
        temps: tempsFor(world, before, Math.round(hires)),
      };
    },
    /** Covers with temps, and hires everyone in the last quarter. */
    'late-hiring': (world, before) => {
      const isLast = before.length === PERIOD_COUNT - 1;
      return isLast ? planned(world, before) : { offers: 0, temps: tempsFor(world, before, 0) };
    },
  },
};
