import type { PDFDocument, StructureElement } from 'pdfkit';
import {
  addArtifact,
  contentWidth,
  drawRule,
  PDF_COLORS,
  type PdfSheet,
  printable,
  applyStyle,
  type TextStyle,
} from './pdf-sheet.ts';

export interface PdfColumn {
  title: string;
  /** Share of the width; all shares add up to 1. */
  share: number;
  align?: 'left' | 'right';
  /** Whether the cells of this column are the headers of their rows. */
  isRowHeader?: boolean;
}

/** One paragraph of a cell. */
export interface PdfLine {
  text: string;
  style?: Partial<TextStyle>;
  /** Where a click on the text leads, and what a screen reader says of it. */
  link?: { url: string; description: string };
}

/** The paragraphs of each column, from top to bottom. */
export type PdfRow = readonly (readonly PdfLine[])[];

const CELL: TextStyle = { size: 10, lineGap: 1.5 };
const HEADER: TextStyle = { size: 8.5, color: PDF_COLORS.muted };
const [GAP, PADDING] = [14, 7];

/** Adds a table as wide as the page. Rows are never split, and the header repeats on each page. */
export function addTable(
  { doc, root }: PdfSheet,
  columns: readonly PdfColumn[],
  rows: readonly PdfRow[],
): void {
  const table = doc.struct('Table');
  root.add(table);
  const cells = placeColumns(doc, columns);
  const head = doc.struct('THead');
  const titles = doc.struct('TR');
  table.add(head);
  head.add(titles);
  drawHeader(doc, cells, (draw) => addCell(doc, titles, 'TH', 'Column').add(draw));
  drawHeaderRule(doc);
  const body = doc.struct('TBody');
  table.add(body);
  for (const row of rows) {
    const heights = cells.map(({ width }, index) => heightOf(doc, row[index] ?? [], width));
    const height = Math.max(...heights) + 2 * PADDING;
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      doc.y = doc.page.margins.top;
      addArtifact(doc, 'Pagination', () => drawHeader(doc, cells, (draw) => draw()));
      drawHeaderRule(doc);
    }
    drawRow(doc, cells, row, height, body);
  }
}

interface PlacedColumn extends PdfColumn {
  x: number;
  width: number;
}

function placeColumns(doc: PDFDocument, columns: readonly PdfColumn[]): PlacedColumn[] {
  const width = contentWidth(doc) - GAP * (columns.length - 1);
  let x = doc.page.margins.left;
  return columns.map((column) => {
    const placed = { ...column, x, width: width * column.share };
    x += placed.width + GAP;
    return placed;
  });
}

/** Draws the header and moves below it. `addTitle` tags each title for screen readers, or draws it as decoration. */
function drawHeader(
  doc: PDFDocument,
  cells: readonly PlacedColumn[],
  addTitle: (draw: () => void) => void,
): void {
  const top = doc.y;
  applyStyle(doc, HEADER);
  const height = Math.max(...cells.map(({ title, width }) => doc.heightOfString(title, { width })));
  for (const { title, x, width, align = 'left' } of cells) {
    addTitle(() => {
      applyStyle(doc, HEADER);
      doc.text(title, x, top, { width, align });
    });
  }
  doc.y = top + height + PADDING / 2;
}

function drawHeaderRule(doc: PDFDocument): void {
  addArtifact(doc, 'Layout', () => drawRule(doc, doc.y, PDF_COLORS.edge));
}

function drawRow(
  doc: PDFDocument,
  cells: readonly PlacedColumn[],
  lines: PdfRow,
  height: number,
  body: StructureElement,
): void {
  const top = doc.y;
  const row = doc.struct('TR');
  body.add(row);
  cells.forEach(({ x, width, align = 'left', isRowHeader }, index) => {
    const cell = addCell(doc, row, isRowHeader ? 'TH' : 'TD', isRowHeader ? 'Row' : undefined);
    let y = top + PADDING;
    for (const { text, style, link } of lines[index] ?? []) {
      const paragraph = doc.struct('P');
      cell.add(paragraph);
      const linked = link && doc.struct('Link', { alt: link.url });
      if (linked) paragraph.add(linked);
      const lineTop = y;
      (linked ?? paragraph).add(() => {
        applyStyle(doc, { ...CELL, ...style });
        doc.text(printable(text), x, lineTop, { width, align, lineGap: CELL.lineGap! });
      });
      y = doc.y;
      if (linked) {
        const contents = Object(link.description) as object;
        doc.link(x, lineTop, width, y - lineTop, link.url, {
          structParent: linked,
          Contents: contents,
        });
      }
    }
  });
  doc.y = top + height;
  addArtifact(doc, 'Layout', () => drawRule(doc, doc.y));
}

function addCell(
  doc: PDFDocument,
  row: StructureElement,
  type: 'TH' | 'TD',
  scope?: 'Row' | 'Column',
): StructureElement {
  const cell = doc.struct(type, scope ? { scope } : {});
  row.add(cell);
  return cell;
}

function heightOf(doc: PDFDocument, lines: readonly PdfLine[], width: number): number {
  return lines.reduce((sum, { text, style }) => {
    applyStyle(doc, { ...CELL, ...style });
    return sum + doc.heightOfString(printable(text), { width, lineGap: CELL.lineGap! });
  }, 0);
}
