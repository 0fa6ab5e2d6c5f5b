import { type Formula, FormulaError } from './formula.ts';

/** What a cell holds. An empty cell is ''. */
export type CellValue = number | string | boolean;
/** One cell, or the cells of a column. */
export type NamedValue = CellValue | readonly CellValue[];

/** A result that a spreadsheet shows as an error, such as a division by zero. */
class CellError extends Error {}

type Values = NamedValue[];

/**
 * Computes a formula as a spreadsheet does; a result that would be an error is ''. A test has LibreOffice recompute all published
 * workbooks.
 *
 * @throws FormulaError for an unknown function
 */
export function computeFormula(formula: Formula, valueOf: (name: string) => NamedValue): CellValue {
  try {
    return single(compute(formula, valueOf));
  } catch (error) {
    if (error instanceof CellError) return '';
    throw error;
  }
}

function compute(formula: Formula, valueOf: (name: string) => NamedValue): NamedValue {
  if (formula.type === 'number' || formula.type === 'text') return formula.value;
  if (formula.type === 'name') return valueOf(formula.name);
  if (formula.type === 'negative') return -numberOf(compute(formula.value, valueOf));
  if (formula.type === 'operation') {
    const left = single(compute(formula.left, valueOf));
    return operate(formula.operator, left, single(compute(formula.right, valueOf)));
  }
  if (formula.name === 'IF') {
    const [condition, then, otherwise] = formula.values;
    const isTrue = Boolean(single(compute(condition!, valueOf)));
    const chosen = isTrue ? then : otherwise;
    return chosen ? compute(chosen, valueOf) : false;
  }
  const run = FUNCTIONS[formula.name];
  if (!run) throw new FormulaError(`uses ${formula.name}, which is not available`);
  return run(formula.values.map((value) => compute(value, valueOf)));
}

function operate(operator: string, left: CellValue, right: CellValue): CellValue {
  if (operator === '&') return `${left}${right}`;
  if (operator in COMPARISONS) {
    const order =
      typeof left === 'string' || typeof right === 'string'
        ? String(left).toLowerCase().localeCompare(String(right).toLowerCase())
        : Number(left) - Number(right);
    return COMPARISONS[operator]!(order);
  }
  const [a, b] = [numberOf(left), numberOf(right)];
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (operator === '^') return a ** b;
  if (b === 0) throw new CellError('division by zero');
  return a / b;
}

const COMPARISONS: Record<string, (order: number) => boolean> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

const FUNCTIONS: Record<string, (values: Values) => CellValue> = {
  SUM: (values) => sum(numbersIn(values)),
  AVERAGE: (values) => average(numbersIn(values)),
  MEDIAN: (values) => {
    const sorted = numbersIn(values).toSorted((a, b) => a - b);
    if (sorted.length === 0) throw new CellError('no numbers');
    const half = Math.floor(sorted.length / 2);
    return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
  },
  MIN: (values) => Math.min(...orZero(numbersIn(values))),
  MAX: (values) => Math.max(...orZero(numbersIn(values))),
  COUNT: (values) => numbersIn(values).length,
  COUNTA: (values) => cellsIn(values).filter((cell) => cell !== '').length,
  COUNTIF: ([range, criterion]) => cellsIn([range!]).filter(meets(single(criterion!))).length,
  SUMIF: ([range, criterion, summed]) => sum(chosen(range!, criterion!, summed)),
  AVERAGEIF: ([range, criterion, summed]) => average(chosen(range!, criterion!, summed)),
  AND: (values) => cellsIn(values).every(Boolean),
  OR: (values) => cellsIn(values).some(Boolean),
  NOT: ([value]) => !single(value!),
  ABS: ([value]) => Math.abs(numberOf(value!)),
  INT: ([value]) => Math.floor(numberOf(value!)),
  ROUND: ([value, digits]) => roundTo(value!, digits, Math.round),
  ROUNDUP: ([value, digits]) => roundTo(value!, digits, Math.ceil),
  ROUNDDOWN: ([value, digits]) => roundTo(value!, digits, Math.floor),
  EDATE: ([date, months]) => laterMonth(numberOf(date!), numberOf(months!)),
};

function single(value: NamedValue): CellValue {
  if (typeof value !== 'object') return value;
  throw new FormulaError('uses a whole column where one cell is needed');
}

/** An empty cell counts as 0; text is an error, as in a spreadsheet. */
function numberOf(value: NamedValue): number {
  const one = single(value);
  if (one === '') return 0;
  if (typeof one === 'string') throw new CellError('text in a calculation');
  return Number(one);
}

const cellsIn = (values: Values): CellValue[] =>
  values.flatMap((value) => (typeof value === 'object' ? [...value] : [value]));
const numbersIn = (values: Values): number[] =>
  cellsIn(values).filter((cell): cell is number => typeof cell === 'number');
const orZero = (numbers: number[]): number[] => (numbers.length > 0 ? numbers : [0]);
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

function average(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new CellError('no numbers');
  return sum(numbers) / numbers.length;
}

function chosen(range: NamedValue, criterion: NamedValue, summed: NamedValue = range): number[] {
  const isMet = meets(single(criterion));
  const values = cellsIn([summed]);
  return numbersIn([cellsIn([range]).flatMap((cell, at) => (isMet(cell) ? [values[at]!] : []))]);
}

/** A criterion: `"U"`, `">=3"` or a number. */
function meets(criterion: CellValue): (value: CellValue) => boolean {
  const match = /^(<=|>=|<>|[<>=])(.*)$/.exec(String(criterion));
  const operator = match?.[1] ?? '=';
  const text = match ? match[2]! : String(criterion);
  const isNumber = text.trim() !== '' && !Number.isNaN(Number(text));
  return (value) => {
    if (isNumber && typeof value !== 'number') return operator === '<>';
    if (!isNumber && typeof value === 'number') return operator === '<>';
    return Boolean(operate(operator, value, isNumber ? Number(text) : text));
  };
}

function roundTo(
  value: NamedValue,
  digits: NamedValue | undefined,
  round: (value: number) => number,
): number {
  const factor = 10 ** (digits === undefined ? 0 : numberOf(digits));
  const exact = numberOf(value);
  // Twelve digits are compared, or 1.005 × 100 would round down.
  const scaled = Number((Math.abs(exact) * factor).toPrecision(12));
  return (Math.sign(exact) * round(scaled)) / factor;
}

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const EPOCH_MS = Date.UTC(1899, 11, 30);

/** Returns the number of a date in a spreadsheet: '2026-11-22' → 46348. */
export function dateNumber(isoDate: string): number {
  return (Date.parse(isoDate) - EPOCH_MS) / DAY_MS;
}

export function isoDateOf(dayNumber: number): string {
  return new Date(EPOCH_MS + dayNumber * DAY_MS).toISOString().slice(0, 10);
}

function laterMonth(day: number, months: number): number {
  const date = new Date(EPOCH_MS + Math.floor(day) * DAY_MS);
  const month = date.getUTCMonth() + Math.trunc(months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = Date.UTC(date.getUTCFullYear(), month, Math.min(lastDay, date.getUTCDate()));
  return (moved - EPOCH_MS) / DAY_MS;
}
