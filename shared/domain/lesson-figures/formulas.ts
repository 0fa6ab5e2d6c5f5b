import type { FigureFormat } from './print-value.ts';

/** A result of a formula, in the order in which it is shown; the first is the one to look at. */
interface FormulaResult {
  name: string;
  label: string;
  format: FigureFormat;
}

interface Formula {
  inputs: readonly string[];
  results: readonly FormulaResult[];
  compute: (input: Readonly<Record<string, number>>) => Record<string, number>;
}

/** What the calculators of lessons compute. A figure names one of them; it cannot bring its own. Source: rules/content.md C51 */
export const FORMULAS = {
  'turnover-rate': {
    inputs: ['leavers', 'atStart', 'atEnd', 'months'],
    results: [
      { name: 'yearly', label: 'Turnover, as a yearly rate', format: 'percent' },
      { name: 'rate', label: 'Turnover in these months', format: 'percent' },
      { name: 'average', label: 'Average headcount', format: 'decimal' },
    ],
    compute: ({ leavers = 0, atStart = 0, atEnd = 0, months = 12 }) => {
      const average = (atStart + atEnd) / 2;
      const rate = percent(leavers, average);
      return { average, rate, yearly: (rate * 12) / Math.max(1, months) };
    },
  },
  'cost-of-leaving': {
    inputs: ['salary', 'weeksOpen', 'coverPercent', 'hiringCost', 'weeksToLearn'],
    results: [
      { name: 'total', label: 'One resignation costs', format: 'dollars' },
      { name: 'cover', label: 'Cover while the job is open', format: 'dollars' },
      { name: 'hiring', label: 'Finding and hiring', format: 'dollars' },
      { name: 'learning', label: 'Learning the job, at half output', format: 'dollars' },
      { name: 'ofSalary', label: 'Share of a year’s pay', format: 'percent' },
    ],
    compute: ({
      salary = 0,
      weeksOpen = 0,
      coverPercent = 0,
      hiringCost = 0,
      weeksToLearn = 0,
    }) => {
      const week = salary / 52;
      const cover = (week * weeksOpen * coverPercent) / 100;
      const learning = (week * weeksToLearn) / 2;
      const total = cover + hiringCost + learning;
      return { cover, hiring: hiringCost, learning, total, ofSalary: percent(total, salary) };
    },
  },
  'margin-of-error': {
    inputs: ['people', 'answers', 'share'],
    results: [
      { name: 'margin', label: 'Margin, in points up or down', format: 'decimal' },
      { name: 'low', label: 'The true share may be as low as', format: 'percent' },
      { name: 'high', label: 'or as high as', format: 'percent' },
    ],
    compute: ({ people = 2, answers = 1, share = 50 }) => {
      const asked = Math.min(answers, people);
      const p = share / 100;
      const finite = people > 1 ? (people - asked) / (people - 1) : 0;
      const margin = 196 * Math.sqrt(((p * (1 - p)) / Math.max(1, asked)) * finite);
      return { margin, low: Math.max(0, share - margin), high: Math.min(100, share + margin) };
    },
  },
  'four-fifths': {
    inputs: ['appliedA', 'selectedA', 'appliedB', 'selectedB'],
    results: [
      { name: 'ratio', label: 'Lower rate as a share of the higher', format: 'percent' },
      { name: 'rateA', label: 'Selection rate, group A', format: 'percent' },
      { name: 'rateB', label: 'Selection rate, group B', format: 'percent' },
    ],
    compute: ({ appliedA = 0, selectedA = 0, appliedB = 0, selectedB = 0 }) => {
      const rateA = percent(Math.min(selectedA, appliedA), appliedA);
      const rateB = percent(Math.min(selectedB, appliedB), appliedB);
      return { rateA, rateB, ratio: percent(Math.min(rateA, rateB), Math.max(rateA, rateB)) };
    },
  },
  'savings-of-memory': {
    inputs: ['days'],
    results: [{ name: 'kept', label: 'Saved when learning it again', format: 'percent' }],
    compute: ({ days = 1 }) => ({
      kept: 184 / (Math.log10(Math.max(1, days * 1440)) ** 1.25 + 1.84),
    }),
  },
  'span-and-layers': {
    inputs: ['people', 'span'],
    results: [
      { name: 'layers', label: 'Layers of managers', format: 'number' },
      { name: 'managers', label: 'Managers', format: 'number' },
      { name: 'share', label: 'Managers among all employees', format: 'percent' },
    ],
    compute: ({ people = 1, span = 2 }) => {
      let layers = 0;
      let managers = 0;
      for (let level = people; level > 1; layers += 1) {
        level = Math.ceil(level / Math.max(2, span));
        managers += level;
      }
      return { layers, managers, share: percent(managers, people + managers) };
    },
  },
  'workforce-gap': {
    inputs: ['headcount', 'leavePercent', 'years', 'needed'],
    results: [
      { name: 'gap', label: 'People to find or to train', format: 'number' },
      { name: 'left', label: 'Still here by then', format: 'number' },
      { name: 'needed', label: 'Needed by then', format: 'number' },
      { name: 'perYear', label: 'A year', format: 'decimal' },
    ],
    compute: ({ headcount = 0, leavePercent = 0, years = 1, needed = 0 }) => {
      const left = Math.round(headcount * (1 - leavePercent / 100) ** years);
      const gap = needed - left;
      return { left, needed, gap, perYear: gap / Math.max(1, years) };
    },
  },
  'hires-backward': {
    inputs: ['hires', 'acceptPercent', 'offerPercent', 'screenPercent'],
    results: [
      { name: 'applicants', label: 'Applicants to screen', format: 'number' },
      { name: 'interviews', label: 'Interviews', format: 'number' },
      { name: 'offers', label: 'Offers', format: 'number' },
      { name: 'hires', label: 'Hires', format: 'number' },
    ],
    compute: ({ hires = 0, acceptPercent = 100, offerPercent = 100, screenPercent = 100 }) => {
      const before = (count: number, rate: number) => Math.ceil((count * 100) / Math.max(1, rate));
      const offers = before(hires, acceptPercent);
      const interviews = before(offers, offerPercent);
      return { applicants: before(interviews, screenPercent), interviews, offers, hires };
    },
  },
  'raise-cost': {
    inputs: ['people', 'pay', 'raisePercent', 'months', 'onCostPercent'],
    results: [
      { name: 'thisYear', label: 'Cost this year', format: 'dollars' },
      { name: 'fullYear', label: 'Cost in every full year after', format: 'dollars' },
    ],
    compute: ({ people = 0, pay = 0, raisePercent = 0, months = 12, onCostPercent = 0 }) => {
      const fullYear = (people * pay * raisePercent * (100 + onCostPercent)) / 10_000;
      return { fullYear, thisYear: (fullYear * months) / 12 };
    },
  },
  'three-raises': {
    inputs: ['payroll', 'first', 'second', 'third'],
    results: [
      { name: 'total', label: 'Payroll after three raises, above today', format: 'percent' },
      { name: 'sum', label: 'The three percentages added', format: 'percent' },
      { name: 'cost', label: 'Paid above today, in all three years', format: 'dollars' },
    ],
    compute: ({ payroll = 0, first = 0, second = 0, third = 0 }) => {
      const one = 1 + first / 100;
      const two = one * (1 + second / 100);
      const three = two * (1 + third / 100);
      return {
        total: (three - 1) * 100,
        sum: first + second + third,
        cost: payroll * (one + two + three - 3),
      };
    },
  },
  'weeks-to-pay-back': {
    inputs: ['people', 'costEach', 'minutesSaved', 'hourlyPay'],
    results: [
      { name: 'weeks', label: 'Weeks until it has paid for itself', format: 'decimal' },
      { name: 'cost', label: 'Cost', format: 'dollars' },
      { name: 'weekly', label: 'Time saved a week, in pay', format: 'dollars' },
    ],
    compute: ({ people = 0, costEach = 0, minutesSaved = 0, hourlyPay = 0 }) => {
      const cost = people * costEach;
      const weekly = (people * minutesSaved * hourlyPay) / 60;
      return { cost, weekly, weeks: weekly > 0 ? cost / weekly : 0 };
    },
  },
  'residual-risk': {
    inputs: ['likelihood', 'impact', 'controlPercent'],
    results: [
      { name: 'residual', label: 'Risk that remains', format: 'decimal' },
      { name: 'inherent', label: 'Risk without the control', format: 'number' },
    ],
    compute: ({ likelihood = 1, impact = 1, controlPercent = 0 }) => {
      const inherent = likelihood * impact;
      return { inherent, residual: (inherent * (100 - controlPercent)) / 100 };
    },
  },
  'several-raters': {
    inputs: ['raters', 'onePercent'],
    results: [{ name: 'reliability', label: 'Reliability of their average', format: 'percent' }],
    compute: ({ raters = 1, onePercent = 50 }) => {
      const one = onePercent / 100;
      return { reliability: (100 * raters * one) / (1 + (raters - 1) * one) };
    },
  },
  'false-alarms': {
    inputs: ['people', 'leavePercent', 'foundPercent', 'falsePercent'],
    results: [
      { name: 'right', label: 'Flags that are right', format: 'percent' },
      { name: 'flagged', label: 'People flagged', format: 'number' },
      { name: 'found', label: 'of them will leave', format: 'number' },
      { name: 'wronged', label: 'of them would have stayed', format: 'number' },
    ],
    compute: ({ people = 0, leavePercent = 0, foundPercent = 0, falsePercent = 0 }) => {
      const leavers = (people * leavePercent) / 100;
      const found = Math.round((leavers * foundPercent) / 100);
      const wronged = Math.round(((people - leavers) * falsePercent) / 100);
      const flagged = found + wronged;
      return { found, wronged, flagged, right: percent(found, flagged) };
    },
  },
  'kept-through-layers': {
    inputs: ['layers', 'keptPercent'],
    results: [{ name: 'kept', label: 'Arrives as it was meant', format: 'percent' }],
    compute: ({ layers = 1, keptPercent = 100 }) => ({
      kept: 100 * (keptPercent / 100) ** layers,
    }),
  },
  'compa-ratio': {
    inputs: ['pay', 'minimum', 'maximum'],
    results: [
      { name: 'ratio', label: 'Compa-ratio', format: 'decimal' },
      { name: 'midpoint', label: 'Midpoint', format: 'dollars' },
      { name: 'through', label: 'Way through the range', format: 'percent' },
    ],
    compute: ({ pay = 0, minimum = 0, maximum = 0 }) => {
      const midpoint = (minimum + maximum) / 2;
      return {
        midpoint,
        ratio: midpoint > 0 ? pay / midpoint : 0,
        through: percent(pay - minimum, maximum - minimum),
      };
    },
  },
} as const satisfies Record<string, Formula>;

export type FormulaName = keyof typeof FORMULAS;

export const FORMULA_NAMES = Object.keys(FORMULAS) as [FormulaName, ...FormulaName[]];

/** Returns a formula without the types of its own names, to be computed with any input. */
export const formulaNamed = (name: FormulaName): Formula => FORMULAS[name];

/** 0 where there is nothing to compare with. */
const percent = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);
