import type { TableBlock, WorkbookColumn, WorkbookLine, WorkbookSource } from '#workbook-schema.ts';
import { FormulaError, namesIn, parseFormula } from './formula.ts';

type Block = WorkbookSource['sheets'][number]['blocks'][number];

/** A cell to fill in or a computed cell. Rows and columns count from 0. */
export interface PlacedCell {
  sheetName: string;
  row: number;
  column: number;
  spec: WorkbookLine | WorkbookColumn;
  /** The table that has the cell, and its row there; null for a line. */
  inTable: { table: TableBlock; rowIndex: number } | null;
}

export interface PlacedBlock {
  block: Block;
  /** Its first row, with the heading, the intro or the names of the columns. */
  firstRow: number;
  /** The row that names the columns. */
  headRow: number;
  /** The cells, row by row. */
  rows: PlacedCell[][];
}

export interface PlacedSheet {
  name: string;
  blocks: PlacedBlock[];
}

/** The rows above the first block: the title, what to do, an empty row. */
const ROWS_ABOVE = 3;

export function isLines(block: Block): block is Extract<Block, { lines: unknown }> {
  return 'lines' in block;
}

/** Gives every cell of a workbook its place: the blocks of a sheet stand one below the other, with an empty row between. */
export function placeWorkbook(workbook: WorkbookSource): PlacedSheet[] {
  return workbook.sheets.map(({ name, blocks }) => {
    let next = ROWS_ABOVE;
    return {
      name,
      blocks: blocks.map((block) => {
        const firstRow = next;
        const headRow = firstRow + (block.heading ? 1 : 0) + (block.intro ? 1 : 0);
        const rows = cellsOf(block, name, headRow + 1);
        next = headRow + 1 + rows.length + 1;
        return { block, firstRow, headRow, rows };
      }),
    };
  });
}

function cellsOf(block: Block, sheetName: string, firstRow: number): PlacedCell[][] {
  if (isLines(block)) {
    return block.lines.map((spec, index) => [
      { sheetName, row: firstRow + index, column: 1, spec, inTable: null },
    ]);
  }
  return Array.from({ length: block.rowCount }, (_, rowIndex) =>
    block.columns.map((spec, column) => ({
      sheetName,
      row: firstRow + rowIndex,
      column,
      spec,
      inTable: { table: block, rowIndex },
    })),
  );
}

/** Finds what a name in a formula means: one cell, or the cells of a table's column. */
export type CellFinder = (name: string, from: PlacedCell) => PlacedCell | PlacedCell[];

/** @throws FormulaError for a name that the workbook does not have */
export function cellFinder(sheets: readonly PlacedSheet[]): CellFinder {
  const rows = sheets.flatMap(({ blocks }) => blocks.flatMap((block) => block.rows));
  const lines = new Map<string, PlacedCell>();
  const columns = new Map<string, PlacedCell[]>();
  const sameRow = new Map<string, PlacedCell>();
  for (const cell of rows.flat()) {
    if (!cell.inTable) lines.set(cell.spec.id, cell);
    else {
      const name = `${cell.inTable.table.id}.${cell.spec.id}`;
      columns.set(name, [...(columns.get(name) ?? []), cell]);
      sameRow.set(`${name} ${cell.inTable.rowIndex}`, cell);
    }
  }
  return (name, { inTable }) => {
    const found =
      (inTable && sameRow.get(`${inTable.table.id}.${name} ${inTable.rowIndex}`)) ??
      lines.get(name) ??
      columns.get(name);
    if (!found) throw new FormulaError(`names {${name}}, which the workbook does not have`);
    return found;
  };
}

/** Returns the formula in the words of a spreadsheet. It shows an empty cell while an input is empty, or instead of an error. */
export function spreadsheetFormula(formula: string, from: PlacedCell, find: CellFinder): string {
  const names = [...new Set(namesIn(parseFormula(formula)))];
  const empty = names.map((name) => {
    const found = find(name, from);
    const address = addressOf(found, from);
    return Array.isArray(found) ? `SUMPRODUCT(--(${address}<>""))=0` : `${address}=""`;
  });
  const computed = formula.replace(/"[^"]*"|\{([^}]*)\}/g, (part, name: string | undefined) =>
    name === undefined ? part : addressOf(find(name, from), from),
  );
  const safe = `IFERROR(${computed},"")`;
  return empty.length > 0 ? `IF(OR(${empty.join(',')}),"",${safe})` : safe;
}

function addressOf(found: PlacedCell | PlacedCell[], from: PlacedCell): string {
  const cells = Array.isArray(found) ? found : [found];
  const [first, last] = [cells[0]!, cells.at(-1)!];
  const sheet = first.sheetName === from.sheetName ? '' : `'${first.sheetName}'!`;
  const end = first === last ? '' : `:${cellAddress(last)}`;
  return `${sheet}${cellAddress(first)}${end}`;
}

/** A column's letter is enough up to Z: tables have at most twelve columns. */
export function cellAddress({ row, column }: { row: number; column: number }): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}
