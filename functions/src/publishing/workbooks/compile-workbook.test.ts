import type { WorkbookSource } from '@learning/content/workbook-schema';
import { exampleValues } from '@learning/content/workbooks/compute-example';
import { dateNumber } from '@learning/content/workbooks/compute-formula';
import {
  cellFinder,
  placeWorkbook,
  type PlacedCell,
} from '@learning/content/workbooks/place-workbook';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readXlsx, type Workbook } from 'hucre';
import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { compileWorkbook } from './compile-workbook.ts';
import { xlsxFile } from './xlsx-file.ts';

/** Has every function, an empty row, another sheet, dates and texts. */
const everything: WorkbookSource = {
  title: 'Every function',
  sheets: [
    {
      name: 'Inputs',
      blocks: [
        {
          id: 'people',
          heading: 'People',
          columns: [
            { id: 'group', label: 'Group', format: 'text', options: ['A', 'B'] },
            { id: 'started', label: 'Started', format: 'date' },
            { id: 'hours', label: 'Hours', format: 'decimal' },
            { id: 'cost', label: 'Cost', format: 'dollars', formula: 'ROUND({hours} * {rate}, 2)' },
            { id: 'review', label: 'Review', format: 'date', formula: 'EDATE({started}, 1)' },
          ],
          rowCount: 6,
          example: [
            { group: 'A', started: '2026-01-31', hours: 10.005 },
            { group: 'B', started: '2025-12-15', hours: 3 },
            { group: 'A', started: '2024-02-29', hours: 0.5 },
            { group: 'B', started: '2026-11-22', hours: 8 },
          ],
        },
        { lines: [{ id: 'rate', label: 'Hourly rate', format: 'dollars', example: 41 }] },
      ],
    },
    {
      name: 'All results',
      blocks: [
        {
          lines: [
            ['SUM({people.cost}) - -2 ^ 2 * 3 / 4'],
            ['AVERAGE({people.hours}) + MEDIAN({people.hours})'],
            ['MIN({people.cost}) + MAX({people.cost}, 1, {rate})'],
            ['COUNT({people.review}) + COUNTA({people.group})'],
            ['COUNTIF({people.hours}, ">=3") + COUNTIF({people.group}, "b")'],
            ['SUMIF({people.group}, "A", {people.cost}) + AVERAGEIF({people.hours}, "<>3")'],
            [
              'IF(AND({rate} > 40, NOT({rate} = 42)), 1, 2) + IF(OR({rate} < 1, {rate} <= 41), 10, 0)',
            ],
            [
              'ABS(0 - {rate}) + INT(-1.5) + ROUND(2.345, 2) + ROUNDUP(1.01, 0) + ROUNDDOWN(-1.99, 1)',
            ],
            ['10 - 2 - 3 + 2 ^ 3 ^ 2'],
          ]
            .flat()
            .map((formula, index) => ({
              id: `result${index}`,
              label: `Result ${index}`,
              format: 'decimal' as const,
              formula,
            })),
        },
        {
          lines: [
            {
              id: 'verdict',
              label: 'Verdict',
              format: 'text',
              formula: 'IF({result0} > 100, "high {not a name}, " & 1, "low")',
            },
          ],
        },
      ],
    },
  ],
};

const folders = await loadContent();
const workbooks = new Map<string, WorkbookSource>([
  ['everything', everything],
  ...folders.flatMap(({ workbooks: some }) => [...some]),
]);

const formulaCells = (workbook: WorkbookSource): PlacedCell[] =>
  placeWorkbook(workbook)
    .flatMap((sheet) => sheet.blocks.flatMap((block) => block.rows.flat()))
    .filter(({ spec }) => 'formula' in spec);
const nameOf = ({ sheetName, row, column }: PlacedCell) => `${sheetName} ${row},${column}`;

/** Returns the results in a file, by place. */
function resultsIn(file: Workbook, cells: readonly PlacedCell[]) {
  return new Map(
    cells.map((cell) => {
      const sheet = file.sheets.find(({ name }) => name === cell.sheetName);
      const found = sheet?.cells?.get(`${cell.row},${cell.column}`);
      const value = found?.formulaResult ?? sheet?.rows[cell.row]?.[cell.column] ?? '';
      return [nameOf(cell), comparable(value)];
    }),
  );
}

/** Ten digits are compared. The reader gives dates as such. */
function comparable(value: unknown): unknown {
  if (value instanceof Date) return dateNumber(value.toISOString().slice(0, 10));
  return typeof value === 'number' ? Number(value.toPrecision(10)) : value;
}

function expectedResults(workbook: WorkbookSource, isEmpty: boolean) {
  const cells = formulaCells(workbook);
  const source = isEmpty ? emptied(workbook) : workbook;
  const placed = placeWorkbook(source);
  const valueOf = exampleValues(source, cellFinder(placed));
  return new Map(
    formulaCells(source).map((cell, index) => {
      return [nameOf(cells[index]!), comparable(valueOf(cell))];
    }),
  );
}

function emptied(workbook: WorkbookSource): WorkbookSource {
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      blocks: sheet.blocks.map((block) =>
        'lines' in block
          ? {
              ...block,
              lines: block.lines.map((line) =>
                'example' in line ? { ...line, example: '' } : line,
              ),
            }
          : { ...block, example: [] },
      ),
    })),
  };
}

describe.each([...workbooks])('the workbook %s', (_, workbook) => {
  test('has the same bytes each time, and locks all but the cells to fill in', async () => {
    const bytes = await xlsxFile(workbook, true);
    expect(bytes.equals(await xlsxFile(workbook, true))).toBe(true);
    const xml = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]);
    const sheets = xml.filter(([name]) => name!.startsWith('xl/worksheets/sheet'));
    expect(sheets).toHaveLength(workbook.sheets.length + (workbook.chart ? 1 : 0));
    for (const [, text] of sheets) expect(text).toContain('<sheetProtection sheet="1"');
    expect(xml.find(([name]) => name === 'xl/styles.xml')![1]).toContain('locked="0"');
  });

  test('keeps headings in sight, colors values, and prints numbered landscape pages', async () => {
    const parts = unzipSync(await xlsxFile(workbook, false));
    const sheets = Object.entries(parts)
      .filter(([name]) => name.startsWith('xl/worksheets/sheet'))
      .map(([, part]) => strFromU8(part));
    for (const sheet of sheets) {
      expect(sheet).toMatch(/<pane ySplit="\d+"[^>]*state="frozen"/);
      expect(sheet).toMatch(/<pageSetup paperSize="1" orientation="landscape"/);
      expect(sheet).toContain('Page &amp;P of &amp;N');
    }
    expect(sheets.join('')).toContain('<cfRule type="expression"');
  });

  test('shows no input of the example in the empty file', async () => {
    const { emptyFile, exampleFile } = await compileWorkbook(workbook);
    const cells = placeWorkbook(workbook)
      .flatMap((sheet) => sheet.blocks.flatMap((block) => block.rows.flat()))
      .filter(({ spec }) => !('formula' in spec));
    const inputs = async (file: string) =>
      [...resultsIn(await readXlsx(Buffer.from(file, 'base64')), cells).values()].filter(
        (value) => value !== '',
      );
    expect(await inputs(emptyFile)).toEqual([]);
    expect((await inputs(exampleFile)).length).toBeGreaterThan(0);
  });
});

test('colors a risk of 20 red, one of 10 amber, and none that is empty', async () => {
  const { sheets } = await readXlsx(await xlsxFile(workbooks.get('hr-risk-register')!, false));
  const rules = sheets[0]!.conditionalRules!.filter(({ range }) => range === 'D7:D26');
  expect(rules.map(({ formula }) => String(formula))).toEqual([
    'AND(ISNUMBER(D7),D7>=15)',
    'AND(ISNUMBER(D7),D7>=8)',
    'AND(ISNUMBER(D7),D7<8)',
  ]);
  expect(rules.map(({ style }) => JSON.stringify(style))).toEqual([
    expect.stringContaining('F8C9C4'),
    expect.stringContaining('FFE3A3'),
    expect.stringContaining('CDEBD3'),
  ]);
});

test('draws a chart on a last sheet of its own, with a text for screen readers', async () => {
  const parts = unzipSync(await xlsxFile(workbooks.get('salary-structure-workbook')!, true));
  const textOf = (name: string) => strFromU8(parts[name]!);
  expect(textOf('xl/workbook.xml')).toMatch(/name="Chart"[^>]*\/><\/sheets>/);
  expect(textOf('xl/charts/chart1.xml')).toContain("'Grades'!$E$7:$E$18");
  const drawing = Object.keys(parts).find((name) => name.startsWith('xl/drawings/drawing'))!;
  expect(textOf(drawing)).toContain('descr="Minimum, midpoint and maximum of each grade"');
});

test('prints the example with its formats, and results in bold', async () => {
  const source = workbooks.get('hr-metrics-formula-sheet')!;
  const text = JSON.stringify((await compileWorkbook(source)).example);
  for (const printed of ['2026-01-01', '120.00', '7.5%', '12.5%', '42']) {
    expect(text).toContain(`"value":"${printed}"`);
  }
  expect(text).toMatch(/"strong","properties":\{\},"children":\[\{"type":"text","value":"7\.5%"/);
});

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

describe.skipIf(!hasLibreOffice)(
  `LibreOffice ${hasLibreOffice ? '' : '(skipped: soffice is not installed) '}`,
  () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'workbooks-'));
      await mkdir(join(folder, 'out'));
      const files = await Promise.all(
        [...workbooks].flatMap(([name, workbook]) =>
          [true, false].map(async (withExample) => {
            const path = join(folder, `${name}-${withExample ? 'example' : 'empty'}.xlsx`);
            await writeFile(path, withoutResults(await xlsxFile(workbook, withExample)));
            return path;
          }),
        ),
      );
      await promisify(execFile)('soffice', [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'xlsx',
        '--outdir',
        join(folder, 'out'),
        ...files,
      ]);
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    test.each([...workbooks.keys()])('computes the shown results of %s', async (name) => {
      const workbook = workbooks.get(name)!;
      const computed = async (version: string) =>
        resultsIn(
          await readXlsx(await readFile(join(folder, 'out', `${name}-${version}.xlsx`))),
          formulaCells(workbook),
        );
      expect(await computed('example')).toEqual(expectedResults(workbook, false));
      expect(await computed('empty')).toEqual(expectedResults(workbook, true));
    });
  },
);

/** Removes the results that a file brings: LibreOffice would believe them. */
function withoutResults(file: Uint8Array): Uint8Array {
  const files = Object.entries(unzipSync(file)).map(([name, part]) => {
    if (!name.startsWith('xl/worksheets/')) return [name, part] as const;
    const text = strFromU8(part).replace(/(<\/f>)(?:<v>[^<]*<\/v>|<v\/>)/g, '$1');
    expect(text).not.toMatch(/<\/f><v/);
    return [name, strToU8(text)] as const;
  });
  return zipSync(Object.fromEntries(files));
}
