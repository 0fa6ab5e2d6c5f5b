/** A tagged PDF (PDF/UA) in our look. Lengths are points, 72 to the inch, from the top left corner. */
import { PDFDocument, type StructureElement } from 'pdfkit';
import { palettes, surfaces } from '#theme/palette.ts';
import type { PdfFonts } from './pdf-fonts.ts';

export const PDF_COLORS = {
  ink: surfaces.fg.DEFAULT[0],
  muted: surfaces.fg.muted[0],
  line: surfaces.border.DEFAULT[0],
  edge: surfaces.border.emphasized[0],
  accent: palettes.accent.solid[0],
};

export interface PdfMetadata {
  title: string;
  /** Whom it is about. */
  author: string;
  /** The product. */
  creator: string;
  createdAt: Date;
  paper: 'A4' | 'LETTER';
  /** @default 'portrait' */
  layout?: 'portrait' | 'landscape';
}

export interface PdfSheet {
  doc: PDFDocument;
  /** The root of the document's structure; what is read aloud hangs below it. */
  root: StructureElement;
}

export interface TextStyle {
  /** @default 'sans' */
  face?: keyof PdfFonts;
  size: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Extra space between lines. */
  lineGap?: number;
}

const MARGIN = 54;

export function openPdf(fonts: PdfFonts, facts: PdfMetadata): PdfSheet {
  const doc = new PDFDocument({
    size: facts.paper,
    layout: facts.layout ?? 'portrait',
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN + 18, left: MARGIN },
    font: fonts.sans,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: xmlText(facts.title),
      Author: xmlText(facts.author),
      Creator: xmlText(facts.creator),
      CreationDate: facts.createdAt,
    },
  });
  doc.registerFont('sans', fonts.sans).registerFont('serif', fonts.serif);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root };
}

/** pdfkit writes the metadata into XML as it is. */
function xmlText(text: string): string {
  return printable(text).replaceAll('&', 'and').replace(/[<>]/g, '');
}

/** Sets face, size and colour for what is measured or drawn next. */
export function applyStyle(doc: PDFDocument, { face = 'sans', size, color }: TextStyle): void {
  doc.font(face, size).fillColor(color ?? PDF_COLORS.ink);
}

export function contentWidth({ page }: PDFDocument): number {
  return page.width - page.margins.left - page.margins.right;
}

/** A heading (`H1`, `H2`) or a paragraph (`P`) over the page's width, `spaceBefore` below what stands above. */
export function addText(
  { doc, root }: PdfSheet,
  type: 'H1' | 'H2' | 'P',
  text: string,
  look: TextStyle & { spaceBefore?: number },
): void {
  applyStyle(doc, look);
  doc.text(printable(text), doc.page.margins.left, doc.y + (look.spaceBefore ?? 0), {
    width: contentWidth(doc),
    align: look.align ?? 'left',
    lineGap: look.lineGap ?? 2,
    structParent: root,
    structType: type,
  });
}

/** Draws what is decoration and not read aloud: lines, page numbers, repeated headers. */
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

/** Text as the fonts know it: accents joined with their letters, control characters gone. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(/[^\P{Cc}\n]/gu, ' ');
}

/** Numbers the pages, with `note` at the left of each foot, and ends the document. */
export function closePdf({ doc, root }: PdfSheet, note: string): Promise<Blob> {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    const { width, height, margins } = doc.switchToPage(index);
    addArtifact(doc, 'Pagination', () => {
      const y = height - MARGIN + 8;
      drawRule(doc, y - 10);
      applyStyle(doc, { size: 8.5, color: PDF_COLORS.muted });
      const number = `Page ${index + 1} of ${count}`;
      // Without line breaks, text below the margin does not begin a new page.
      doc.text(printable(note), margins.left, y, { lineBreak: false });
      const left = width - margins.right - doc.widthOfString(number);
      doc.text(number, left, y, { lineBreak: false });
    });
  }
  root.end();
  return new Promise((resolve) => {
    const chunks: BlobPart[] = [];
    doc.on('data', (chunk) => chunks.push(chunk as Uint8Array<ArrayBuffer>));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.end();
  });
}
