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
import { TEXT_WIDTH_TWIPS } from './word-page.ts';

/** Bounds of the text length, in characters, that a column's share goes by. */
const NARROWEST = 8;
const WIDEST = 90;
/** An underscore of 11 points, the widest thing that stands in a row of its kind. */
const CHARACTER_TWIPS = 120;
/** A row to fill in by hand: 0.3 inches. */
const WRITABLE_HEIGHT_TWIPS = 432;
/** The margins of a cell. */
const GAP_TWIPS = 240;
const line = { style: BorderStyle.SINGLE, size: 4, color: 'B5AE9E' };
const borders = {
  top: line,
  bottom: line,
  left: line,
  right: line,
  insideHorizontal: line,
  insideVertical: line,
};

/** What a cell holds; in a header cell it is bold. */
type ContentOf = (cell: DocumentNode, isHeader: boolean) => (Paragraph | Table)[];

/** A table as wide as the text; rows of its head repeat on every page. */
export function tableOf(node: DocumentNode, contentOf: ContentOf): Table {
  const rows = rowsOf(node, false);
  const columnWidths = widthsOf(rows.map(({ row }) => cellsOf(row)));
  return new Table({
    width: { size: TEXT_WIDTH_TWIPS, type: WidthType.DXA },
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

/** True if the row is a form to fill in: a cell is empty or holds a line to write on. */
function hasBlank(row: DocumentNode): boolean {
  return cellsOf(row).some((cell) => cell.tagName === 'td' && /^[\s_]*$/.test(textOf(cell)));
}

function cellOf(node: DocumentNode, widthTwips: number, contentOf: ContentOf): TableCell {
  const isHeader = node.tagName === 'th';
  const { colSpan, rowSpan } = node.properties ?? {};
  const content = contentOf(node, isHeader);
  return new TableCell({
    // Word takes a cell without a paragraph for a damaged file.
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

/** Each column gets room for its longest word; the rest is shared out by the longest text of each, within bounds. */
function widthsOf(rows: readonly DocumentNode[][]): number[] {
  const columnCount = Math.max(1, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: columnCount }, (_, column) =>
    rows.map((cells) => (cells[column] ? textOf(cells[column]) : '')),
  );
  const share = TEXT_WIDTH_TWIPS / columnCount;
  const least = columns.map((texts) =>
    Math.min(
      share,
      longestOf(texts.flatMap((text) => text.split(/\s+/))) * CHARACTER_TWIPS + GAP_TWIPS,
    ),
  );
  const weights = columns.map((texts) => Math.min(WIDEST, Math.max(NARROWEST, longestOf(texts))));
  const rest = TEXT_WIDTH_TWIPS - sum(least);
  const total = sum(weights);
  return least.map((width, index) => Math.floor(width + (rest * weights[index]!) / total));
}

const longestOf = (texts: readonly string[]): number =>
  texts.reduce((longest, text) => Math.max(longest, text.length), 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
