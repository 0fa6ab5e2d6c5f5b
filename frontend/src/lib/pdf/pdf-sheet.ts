/** Draws a tagged PDF (PDF/UA) in our design. Lengths are points (72 per inch), measured from the top left corner. */
import { PDFDocument, type StructureElement } from 'pdfkit';
import { palettes, surfaces } from '#ui/theme/palette.ts';
import type { NameFonts } from '../names/load-name-fonts.ts';
import type { PdfFonts } from './pdf-fonts.ts';
import { drawRuns, runsOf, widthOfRuns } from './pdf-runs.ts';

export const PDF_COLORS = {
  ink: surfaces.fg.DEFAULT[0],
  muted: surfaces.fg.muted[0],
  line: surfaces.border.DEFAULT[0],
  edge: surfaces.border.emphasized[0],
  accent: palettes.accent.solid[0],
};

export interface PdfMetadata {
  title: string;
  /** The learner the document is about. */
  author: string;
  /** The product that created the document. */
  creator: string;
  createdAt: Date;
  paper: 'A4' | 'LETTER';
  /** @default 'portrait' */
  layout?: 'portrait' | 'landscape';
  /** On all sides. @default 54, and 72 below */
  margin?: number;
}

export interface PdfSheet {
  doc: PDFDocument;
  /** The root of the document's structure; screen readers read the elements below it. */
  root: StructureElement;
  /** Fonts of the name that the document prints. */
  names: NameFonts;
}

export interface TextStyle {
  /** @default 'sans' */
  face?: 'sans' | 'serif';
  size: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Extra space between lines. */
  lineGap?: number;
}

const MARGIN = 54;
const FOOTER = { size: 8.5, color: PDF_COLORS.muted };

/** Creates a document with one empty page; `closePdf` ends it. */
export function openPdf(fonts: PdfFonts, metadata: PdfMetadata): PdfSheet {
  const doc = new PDFDocument({
    size: metadata.paper,
    layout: metadata.layout ?? 'portrait',
    margins: marginsOf(metadata.margin),
    font: fonts.sans,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: escapeMetadata(metadata.title),
      Author: escapeMetadata(metadata.author),
      Creator: escapeMetadata(metadata.creator),
      CreationDate: metadata.createdAt,
    },
  });
  // As a number, pdfkit would list the letters of each font (CIDSet). PDF/UA does not ask for the list, and it misses parts of composed letters.
  doc.subset = '1';
  doc.registerFont('sans', fonts.sans).registerFont('serif', fonts.serif);
  const names = fonts.names ?? { fonts: [], missing: [] };
  for (const { url, bytes } of names.fonts) doc.registerFont(url, bytes);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, names };
}

function marginsOf(margin?: number) {
  const side = margin ?? MARGIN;
  return { top: side, right: side, bottom: margin ?? MARGIN + 18, left: side };
}

/** Removes markup characters, because pdfkit writes metadata into XML without escaping it. */
function escapeMetadata(text: string): string {
  return printable(text).replaceAll('&', 'and').replace(/[<>]/g, '');
}

/** Sets font, size and color of the text that is measured or drawn next. */
export function applyStyle(doc: PDFDocument, { face = 'sans', size, color }: TextStyle): void {
  doc.font(face, size).fillColor(color ?? PDF_COLORS.ink);
}

export function contentWidth({ page }: PDFDocument): number {
  return page.width - page.margins.left - page.margins.right;
}

/** Adds a heading (`H1` to `H3`) or a paragraph (`P`) as wide as the page, `spaceBefore` below the previous text. */
export function addText(
  { doc, root }: PdfSheet,
  type: 'H1' | 'H2' | 'H3' | 'P',
  text: string,
  style: TextStyle & { spaceBefore?: number },
): void {
  applyStyle(doc, style);
  doc.text(printable(text), doc.page.margins.left, doc.y + (style.spaceBefore ?? 0), {
    width: contentWidth(doc),
    align: style.align ?? 'left',
    lineGap: style.lineGap ?? 2,
    structParent: root,
    structType: type,
  });
}

/** Draws decoration that screen readers skip: lines, page numbers, repeated headers. */
export function addArtifact(doc: PDFDocument, type: 'Pagination' | 'Layout', draw: () => void) {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

export function drawRule(doc: PDFDocument, y: number, color: string = PDF_COLORS.line): void {
  const { left } = doc.page.margins;
  doc
    .lineWidth(0.75)
    .moveTo(left, y)
    .lineTo(left + contentWidth(doc), y)
    .stroke(color);
}

/** Composes accents with their letters, as the fonts need it, and replaces control characters. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(/[^\P{Cc}\n]/gu, ' ');
}

/** Adds a footer with `note` and the page number to each page, and ends the document. */
export function closePdf(sheet: PdfSheet, note: string): Promise<Blob> {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    const { width, height, margins } = doc.switchToPage(index);
    addArtifact(doc, 'Pagination', () => {
      const y = height - MARGIN + 8;
      drawRule(doc, y - 10);
      const number = runsOf(sheet, `Page ${index + 1} of ${count}`, 'sans');
      const left = width - margins.right - widthOfRuns(doc, number, FOOTER.size);
      const style = { ...FOOTER, baseline: y + FOOTER.size };
      drawRuns(doc, number, { ...style, x: left });
      const line = shortened(sheet, printable(note), left - margins.left - FOOTER.size);
      drawRuns(doc, runsOf(sheet, line, 'sans'), { ...style, x: margins.left });
    });
  }
  return endPdf(sheet);
}

/** Returns a line that fits: the end of a long name, which the first page has in full, becomes an ellipsis. */
function shortened(sheet: PdfSheet, text: string, width: number): string {
  const fits = (line: string) =>
    widthOfRuns(sheet.doc, runsOf(sheet, line, 'sans'), FOOTER.size) <= width;
  if (fits(text)) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}

/** Ends the document. */
export function endPdf({ doc, root }: PdfSheet): Promise<Blob> {
  root.end();
  return new Promise((resolve) => {
    const chunks: BlobPart[] = [];
    doc.on('data', (chunk) => chunks.push(chunk as Uint8Array<ArrayBuffer>));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.end();
  });
}
