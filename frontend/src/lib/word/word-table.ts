import { isCell, textOf, type DocumentNode } from '@learning/shared/domain/documents/document-node';
import {
  BorderStyle,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';

/** Bounds of the text length, in characters, that determines a column's width. */
const MIN_WEIGHT = 8;
const MAX_WEIGHT = 90;
/** Width of an underscore at 11 points, the widest character that appears in long sequences. */
const CHARACTER_TWIPS = 120;
/** Height of a row to fill in by hand: 0.3 inches. */
const WRITABLE_HEIGHT_TWIPS = 432;
const CELL_MARGINS_TWIPS = 240;
const border = { style: BorderStyle.SINGLE, size: 4, color: 'B5AE9E' };
const borders = {
  top: border,
  bottom: border,
  left: border,
  right: border,
  insideHorizontal: border,
  insideVertical: border,
};

/** Returns the content of a cell, in bold for a header cell. */
type ContentOf = (cell: DocumentNode, isHeader: boolean) => (Paragraph | Table)[];

/** Converts a table, as wide as the text; its header rows repeat on every page. */
export function tableOf(node: DocumentNode, textWidthTwips: number, contentOf: ContentOf): Table {
  const rows = rowsOf(node, false);
  const columnWidths = widthsOf(
    rows.map(({ row }) => cellsOf(row)),
    textWidthTwips,
  );
  return new Table({
    width: { size: textWidthTwips, type: WidthType.DXA },
    columnWidths,
    layout: TableLayoutType.FIXED,
    borders,
    margins: { top: 60, bottom: 60, left: 110, right: 110 },
    rows: rows.map(
      ({ row, isHead }) =>
        new TableRow({
          ...(isHead ? { tableHeader: true } : {}),
          cantSplit: true,
          ...(hasBlank(row)
            ? { height: { value: WRITABLE_HEIGHT_TWIPS, rule: HeightRule.ATLEAST } }
            : {}),
          children: cellsOf(row).map((cell, index) =>
            cellOf(cell, columnWidths[index] ?? 0, contentOf),
          ),
        }),
    ),
  });
}

/** Returns whether a row is to be filled in by hand: a cell is empty or has a line to write on. */
function hasBlank(row: DocumentNode): boolean {
  return cellsOf(row).some((cell) => cell.tagName === 'td' && /^[\s_]*$/.test(textOf(cell)));
}

function cellOf(node: DocumentNode, widthTwips: number, contentOf: ContentOf): TableCell {
  const isHeader = node.tagName === 'th';
  const { colSpan, rowSpan } = node.properties ?? {};
  const content = contentOf(node, isHeader);
  return new TableCell({
    // Word considers a file with an empty cell damaged.
    children: content.length > 0 ? content : [new Paragraph({ style: 'TableText' })],
    width: { size: widthTwips, type: WidthType.DXA },
    ...(isHeader ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'F4EFE5' } } : {}),
    ...(Number(colSpan) > 1 ? { columnSpan: Number(colSpan) } : {}),
    ...(Number(rowSpan) > 1 ? { rowSpan: Number(rowSpan) } : {}),
  });
}

function rowsOf(node: DocumentNode, isHead: boolean): { row: DocumentNode; isHead: boolean }[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName === 'tr' ? [{ row: child, isHead }] : rowsOf(child, child.tagName === 'thead'),
  );
}

function cellsOf(row: DocumentNode): DocumentNode[] {
  return (row.children ?? []).filter(isCell);
}

/** Fits each column to its longest word, and distributes the remaining width by the longest text, within bounds. */
function widthsOf(rows: readonly DocumentNode[][], textWidthTwips: number): number[] {
  const columnCount = Math.max(1, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: columnCount }, (_, column) =>
    rows.map((cells) => (cells[column] ? textOf(cells[column]) : '')),
  );
  const equalShare = textWidthTwips / columnCount;
  const minimumWidths = columns.map((texts) =>
    Math.min(
      equalShare,
      longestOf(texts.flatMap((text) => text.split(/\s+/))) * CHARACTER_TWIPS + CELL_MARGINS_TWIPS,
    ),
  );
  const weights = columns.map((texts) =>
    Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, longestOf(texts))),
  );
  const remainingWidth = textWidthTwips - sum(minimumWidths);
  const totalWeight = sum(weights);
  return minimumWidths.map((width, index) =>
    Math.floor(width + (remainingWidth * weights[index]!) / totalWeight),
  );
}

const longestOf = (texts: readonly string[]): number =>
  texts.reduce((longest, text) => Math.max(longest, text.length), 0);
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** A table of four columns and at least as many rows is a register: on an upright page, its columns are too narrow to write in. */
const REGISTER_COLUMNS = 4;
const REGISTER_ROWS = 6;

/** Returns whether a document has a register, which needs the page's long side. */
export function hasRegister(node: DocumentNode): boolean {
  if (node.tagName !== 'table') return (node.children ?? []).some(hasRegister);
  const body = rowsOf(node, false).filter(({ isHead }) => !isHead);
  return (
    body.length >= REGISTER_ROWS && body.every(({ row }) => cellsOf(row).length >= REGISTER_COLUMNS)
  );
}
