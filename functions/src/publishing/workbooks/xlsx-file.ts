import type { WorkbookSource } from '@learning/content/workbook-schema';
import { exampleValues, type ExampleValues } from '@learning/content/workbooks/compute-example';
import {
  cellFinder,
  isLines,
  placeWorkbook,
  spreadsheetFormula,
  type CellFinder,
  type PlacedBlock,
  type PlacedCell,
  type PlacedSheet,
} from '@learning/content/workbooks/place-workbook';
import { writeXlsx, type Cell, type CellStyle, type WriteSheet } from 'hucre';
import { validations } from './accepted-values.ts';
import { colorRules } from './cell-colors.ts';
import { chartSheets } from './chart-sheet.ts';
import { pageLayout } from './page-layout.ts';
import { NUMBER_FORMATS, printCell } from './print-cell.ts';

/** Files of the same workbook have the same bytes. */
const MADE_AT = new Date(Date.UTC(2026, 0, 1));
const WHAT_TO_DO = 'Fill in the yellow cells. The gray cells are computed and locked.';

const EDGE = { style: 'thin', color: { rgb: 'B7BDC6' } } as const;
const frame = { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE };
const ground = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;
const TITLE: CellStyle = { font: { bold: true, size: 16 } };
const HEADING: CellStyle = { font: { bold: true, size: 13 } };
const QUIET: CellStyle = { font: { color: { rgb: '555B66' } } };
const LABEL: CellStyle = { alignment: { wrapText: true, vertical: 'center' } };
const HEAD: CellStyle = {
  font: { bold: true },
  alignment: { wrapText: true, vertical: 'bottom' },
  border: { bottom: EDGE },
};

/** Makes the .xlsx file of a workbook, with the example or empty. Formulas have their results, for programs that do not compute. */
export async function xlsxFile(workbook: WorkbookSource, withExample: boolean): Promise<Buffer> {
  const sheets = placeWorkbook(workbook);
  const find = cellFinder(sheets);
  const valueOf = withExample ? exampleValues(workbook, find) : () => '';
  const bytes = await writeXlsx({
    properties: { title: workbook.title, created: MADE_AT, modified: MADE_AT },
    sheets: [
      ...sheets.map((sheet) => writtenSheet(sheet, workbook.title, find, valueOf)),
      ...chartSheets(workbook.chart, sheets),
    ],
  });
  return Buffer.from(bytes);
}

function writtenSheet(
  { name, blocks }: PlacedSheet,
  title: string,
  find: CellFinder,
  valueOf: ExampleValues,
): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const put = (row: number, column: number, value: string, style: CellStyle) =>
    cells.set(`${row},${column}`, { value, style });
  put(0, 0, title, TITLE);
  put(1, 0, WHAT_TO_DO, QUIET);
  for (const placed of blocks) {
    putTexts(placed, put);
    for (const cell of placed.rows.flat()) {
      cells.set(`${cell.row},${cell.column}`, writtenCell(cell, find, valueOf));
    }
  }
  const columns = widths(blocks, valueOf).map((width) => ({ width }));
  const { rows } = blocks.at(-1)!;
  const lastRow = Math.max(...rows.flat().map(({ row }) => row));
  return {
    name,
    rows: Array.from({ length: lastRow + 1 }, () => Array.from(columns, () => null)),
    cells,
    columns,
    protection: { sheet: true },
    dataValidations: blocks.flatMap(({ rows: placedRows }) => validations(placedRows)),
    conditionalRules: colorRules(blocks.map((block) => block.rows)),
    ...pageLayout(title, blocks),
  };
}

function putTexts(
  { block, firstRow, headRow, rows }: PlacedBlock,
  put: (row: number, column: number, value: string, style: CellStyle) => void,
): void {
  if (block.heading) put(firstRow, 0, block.heading, HEADING);
  if (block.intro) put(headRow - 1, 0, block.intro, QUIET);
  if (!isLines(block)) {
    block.columns.forEach(({ label }, column) => put(headRow, column, label, HEAD));
    return;
  }
  put(headRow, 0, 'Item', HEAD);
  put(headRow, 1, 'Value', HEAD);
  if (block.lines.some((line) => line.note)) put(headRow, 2, 'How', HEAD);
  block.lines.forEach(({ label, note }, index) => {
    const { row } = rows[index]![0]!;
    put(row, 0, label, LABEL);
    if (note) put(row, 2, note, QUIET);
  });
}

function writtenCell(cell: PlacedCell, find: CellFinder, valueOf: ExampleValues): Partial<Cell> {
  const { spec } = cell;
  const value = valueOf(cell);
  const isText = spec.format === 'text';
  const alignment = { horizontal: isText ? 'left' : 'right', vertical: 'center' } as const;
  if ('formula' in spec) {
    return {
      formula: spreadsheetFormula(spec.formula, cell, find),
      formulaResult: value,
      style: {
        numFmt: NUMBER_FORMATS[spec.format],
        font: { bold: true },
        fill: ground('EEF0F3'),
        border: frame,
        alignment,
      },
    };
  }
  return {
    value: value === '' ? null : value,
    style: {
      // Text cells keep what is typed: '4-6' does not become a date.
      numFmt: isText ? '@' : NUMBER_FORMATS[spec.format],
      fill: ground('FFF4CC'),
      border: frame,
      alignment: { ...alignment, wrapText: isText },
      protection: { locked: false },
    },
  };
}

const NARROWEST = 14;
const WIDEST = 44;

/** Returns the width of each column of a sheet, in characters. The names of columns may take two lines. */
function widths(blocks: readonly PlacedBlock[], valueOf: ExampleValues): number[] {
  const found: number[] = [];
  const widen = (column: number, width: number) => {
    found[column] = Math.min(WIDEST, Math.max(found[column] ?? NARROWEST, width));
  };
  for (const { block, rows } of blocks) {
    if (isLines(block)) {
      for (const { label } of block.lines) widen(0, label.length + 2);
    } else {
      block.columns.forEach(({ label }, column) => widen(column, Math.ceil(label.length / 2) + 4));
    }
    for (const cell of rows.flat()) {
      const { format } = cell.spec;
      widen(cell.column, printCell(valueOf(cell), format).length + 4);
    }
  }
  return found;
}
