import { cellAddress, type PlacedCell } from '@learning/content/workbooks/place-workbook';

/** Cells that follow the same rules: one line, or one column of a table. */
export interface CellArea {
  first: PlacedCell;
  /** In a spreadsheet's words: `B6`, or `B6:B25`. */
  range: string;
}

export function areasOf(rows: readonly PlacedCell[][]): CellArea[] {
  const [firstRow = []] = rows;
  if (firstRow[0]?.inTable === null) {
    return rows.flat().map((cell) => ({ first: cell, range: cellAddress(cell) }));
  }
  return firstRow.map((first, column) => ({
    first,
    range: `${cellAddress(first)}:${cellAddress(rows.at(-1)![column]!)}`,
  }));
}
