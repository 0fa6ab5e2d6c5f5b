import { expect, test } from 'vitest';
import { defineFigure } from '#figure-schema.ts';
import { copyOf } from '#testing/sample-activities.ts';
import { sampleFolder, type SampleFolder } from '#testing/sample-folder.ts';
import { defineWorkbook } from '#workbook-schema.ts';
import { checkFigures, checkResourceFiles } from './validate-files.ts';

const figure = defineFigure({
  id: 'late-starts',
  type: 'bars',
  title: 'Most late starts fall on Mondays.',
  description: 'Bars of late starts by weekday; Monday has three times as many as Friday.',
  rowName: 'Weekday',
  valueName: 'Late starts',
  format: 'number',
  series: ['Late starts'],
  rows: [
    { label: 'Monday', values: [9] },
    { label: 'Friday', values: [3] },
  ],
});

const workbook = defineWorkbook({
  title: 'File Note Form',
  sheets: [
    {
      name: 'Notes',
      blocks: [
        {
          lines: [
            { id: 'pages', label: 'Pages', format: 'number', example: 3 },
            { id: 'sheets', label: 'Sheets', format: 'number', formula: 'ROUNDUP({pages} / 2, 0)' },
          ],
        },
      ],
    },
  ],
});

function withFigure(change: (folder: SampleFolder) => void = () => undefined) {
  const folder = sampleFolder();
  folder.figures.set('late-starts', copyOf(figure));
  const id = 'record-keeping-m1';
  folder.modules.set(id, `${folder.modules.get(id)}\n[figure: late-starts]\n`);
  change(folder);
  return folder;
}

test('accepts a figure that a module shows, and a workbook of a resource', () => {
  const folder = withFigure(({ workbooks }) => workbooks.set('file-note-form', workbook));
  expect([...checkFigures(folder), ...checkResourceFiles(folder)]).toEqual([]);
});

test.each<[string, (folder: SampleFolder) => void, string]>([
  [
    'a figure that no module shows',
    ({ modules }) => modules.set('record-keeping-m1', ''),
    'record-keeping/figures/late-starts.ts:  must be shown by exactly one module',
  ],
  [
    'a module that shows a missing figure',
    ({ modules }) => modules.set('record-keeping-m2', '[figure: early-starts]'),
    'record-keeping/modules/record-keeping-m2.md: figure early-starts is not in figures/',
  ],
  [
    'values without a name',
    ({ figures }) => Object.assign(figures.get('late-starts')!, { series: ['A', 'B'] }),
    'record-keeping/figures/late-starts.ts: rows.0.values are 1; series has 2 names',
  ],
  [
    'an unknown highlight',
    ({ figures }) => Object.assign(figures.get('late-starts')!, { highlight: 'Sunday' }),
    'record-keeping/figures/late-starts.ts: highlight is the label of no row',
  ],
  [
    'a filled version of no resource',
    ({ filledResources }) => filledResources.set('other', 'x'),
    'record-keeping/resources/other.filled.md:  belongs to no resource of course.ts',
  ],
  [
    'a filled version without its title',
    ({ filledResources }) =>
      filledResources.set('rubric', filledResources.get('rubric')!.replace('# ', '')),
    'record-keeping/resources/rubric.filled.md:  must begin with its title as `# Title`',
  ],
  [
    'a workbook of no resource',
    ({ workbooks }) => workbooks.set('other', workbook),
    'record-keeping/workbooks/other.ts:  belongs to no resource of course.ts',
  ],
])('finds %s', (_, change, wanted) => {
  const folder = withFigure(change);
  const issues = [...checkFigures(folder), ...checkResourceFiles(folder)];
  expect(issues.map(({ file, field, message }) => `${file}: ${field} ${message}`)).toContain(
    wanted,
  );
});

test.each<[string, Parameters<typeof defineFigure>[0], string]>([
  [
    'a case that belongs nowhere',
    {
      ...shown('sorter'),
      bins: ['Now', 'Later'],
      cases: ['Now', 'Later', 'Now', 'Never'].map((bin, at) => ({
        text: `Case ${at}`,
        bin,
        reason: 'It burns.',
      })),
    },
    'cases.3.bin is none of the bins',
  ],
  [
    'inputs that are not those of the formula',
    {
      ...shown('calculator'),
      formula: 'savings-of-memory',
      inputs: [
        { name: 'weeks', label: 'Weeks', format: 'number', value: 1, min: 1, max: 5, step: 1 },
      ],
      readings: [{ from: 0, text: 'Little is left.' }],
    },
    'inputs must be those of the formula: days',
  ],
  [
    'a stage with more people than the one before',
    {
      ...shown('funnel'),
      stages: [
        { label: 'Applied', count: 10 },
        { label: 'Seen', count: 12 },
        { label: 'Hired', count: 1 },
      ],
    },
    'stages.1.count is more than the stage before',
  ],
])('rejects %s in a figure that the reader moves', (_, moved, message) => {
  const folder = withFigure(({ figures }) => figures.set('late-starts', moved));
  const issues = checkFigures(folder).map((issue) => `${issue.field} ${issue.message}`);
  expect(issues).toEqual([message]);
});

function shown<T extends string>(type: T) {
  return { id: 'late-starts', type, title: 'What it finds.', description: 'What it shows.' };
}
