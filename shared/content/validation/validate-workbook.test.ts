import { expect, test } from 'vitest';
import type {
  Mark,
  TableBlock,
  WorkbookChart,
  WorkbookLine,
  WorkbookSource,
} from '#workbook-schema.ts';
import { checkWorkbook } from './validate-workbook.ts';

const table: TableBlock = {
  id: 'people',
  columns: [
    { id: 'group', label: 'Group', format: 'text', options: ['A', 'B'] },
    { id: 'started', label: 'Started', format: 'date' },
    { id: 'hours', label: 'Hours', format: 'decimal', max: 24 },
    { id: 'days', label: 'Days', format: 'decimal', formula: '{hours} / 8' },
  ],
  rowCount: 2,
  example: [{ group: 'A', started: '2026-01-31', hours: 12 }],
};
const people: WorkbookLine = { id: 'people1', label: 'People', format: 'number', example: 3 };

const withParts = (lines: WorkbookLine[], change: Partial<TableBlock> = {}): WorkbookSource => ({
  title: 'Hours',
  sheets: [{ name: 'Hours', blocks: [{ ...table, ...change }, { lines: [people, ...lines] }] }],
});
const RED_FROM_ONE: Mark = { when: '>=', value: 1, color: 'red' };
const withChart = (change: Partial<WorkbookChart>): WorkbookSource => ({
  ...withParts([]),
  chart: { title: 'Days', table: 'people', labels: 'group', values: ['days'], ...change },
});
const computed = (formula: string, format: WorkbookLine['format'] = 'decimal'): WorkbookLine => ({
  id: 'result',
  label: 'Result',
  format,
  formula,
});
const example = (row: Record<string, string | number>) => ({
  example: [{ ...table.example[0]!, ...row }],
});

test.each([
  'SUM({people.days}) / {people1}',
  'IF({people1} >= 2, "many", "few") & " people"',
  '-{people1} ^ 2 + COUNTIF({people.group}, "A")',
])('accepts the formula %s', (formula) => {
  const format = formula.includes('&') ? 'text' : 'decimal';
  expect(checkWorkbook('hours.ts', withParts([computed(formula, format)]))).toEqual([]);
});

test.each<[string, WorkbookSource, string]>([
  ['an unknown name', withParts([computed('{peple}')]), 'result names {peple}'],
  ['an unknown function', withParts([computed('VLOOKUP({people1})')]), 'result uses VLOOKUP'],
  ['a formula that ends', withParts([computed('1 +')]), 'result ends too early'],
  ['an open parenthesis', withParts([computed('SUM({people.days}')]), "result lacks ')'"],
  ['a lost sign', withParts([computed('1 + ) 2')]), "result has ')' in the wrong place"],
  ['a circle', withParts([computed('{result} + 1')]), 'result depends on its own result'],
  ['a column for a cell', withParts([computed('{people.days} + 1')]), 'result uses a whole column'],
  ['a division by zero', withParts([computed('1 / 0')]), 'result has no result in the example'],
  ['a text for a number', withParts([computed('"one"')]), 'result gives a string instead'],
  ['a name that is used twice', withParts([people]), 'people1 is the name of more than one part'],
  ['a value outside of a list', withParts([], example({ group: 'C' })), 'people.group is none of'],
  ['a value out of its range', withParts([], example({ hours: 25 })), 'people.hours is out of'],
  ['a value below zero', withParts([], example({ hours: -1 })), 'people.hours is out of'],
  ['a text in a number cell', withParts([], example({ hours: 'x' })), 'people.hours is no number'],
  ['a date in words', withParts([], example({ started: 'May 1' })), 'people.started is no date'],
  [
    'a value of a computed cell',
    withParts([], example({ days: 1 })),
    'people.example fills in days',
  ],
  ['too many rows', withParts([], { rowCount: 1, example: [{}, {}] }), 'people.example has more'],
  [
    'a mark that can never hold',
    withParts([{ ...people, id: 'marked', marks: [{ when: '=', value: 'No', color: 'red' }] }]),
    'marked has a mark whose value is no number',
  ],
  ['a chart of no table', withChart({ table: 'peple' }), 'chart.table is peple'],
  ['a chart of no column', withChart({ values: ['weeks'] }), 'chart draws weeks, which is no'],
  ['a chart of text', withChart({ values: ['group'] }), 'chart draws group, which is text'],
  [
    'a second sheet named Chart',
    { ...withChart({}), sheets: [{ ...withChart({}).sheets[0]!, name: 'chart' }] },
    'chart is the name of more than one part',
  ],
  [
    'a fraction of a person',
    withParts([{ ...people, id: 'half', example: 0.5 }]),
    'half is no whole number',
  ],
])('finds %s', (_, workbook, wanted) => {
  const issues = checkWorkbook('hours.ts', workbook);
  expect(issues.map(({ field, message }) => `${field} ${message}`)).toEqual([
    expect.stringContaining(wanted),
  ]);
});

test('accepts a chart and marks', () => {
  const marked = { ...computed('SUM({people.days})'), marks: [RED_FROM_ONE] };
  expect(checkWorkbook('hours.ts', { ...withParts([marked]), chart: withChart({}).chart })).toEqual(
    [],
  );
});
