import type { PDFDocument } from 'pdfkit';
import { CREDENTIAL_ATTACHMENT } from '@learning/shared/credentials/pdf/credential-attachment';
import { site } from '@learning/content/site';
import type { CertificateContent } from '#components/certificate/certificate-content.ts';
import { composeSheet } from '#components/certificate/compose-sheet.ts';
import {
  type MeasureText,
  SHEET_COLORS,
  type SheetPaper,
  type SheetShape,
  type SheetText,
  textOf,
} from '#components/certificate/sheet-shapes.ts';
import type { PdfFonts } from '#lib/pdf/pdf-fonts.ts';
import { drawRuns, runsOf, widthOfRuns } from '#lib/pdf/pdf-runs.ts';
import { addArtifact, endPdf, openPdf, type PdfSheet, printable } from '#lib/pdf/pdf-sheet.ts';
import { certificateTitle } from './certificate-wording.ts';

interface Options {
  /** The signed token, which the file carries. */
  credential: string;
  paper: SheetPaper;
  fonts: PdfFonts;
}

/** Returns the certificate as a tagged PDF of one page, with its signed token attached. Source: rules/certificates.md K27 */
export function certificatePdf(
  content: CertificateContent,
  { credential, paper, fonts }: Options,
): Promise<Blob> {
  const pdf = openPdf(fonts, {
    title: certificateTitle(content),
    author: site.name,
    creator: site.name,
    createdAt: new Date(content.issuedAt ?? 0),
    paper,
    layout: 'landscape',
    margin: 0,
  });
  const printed = { ...content, participantName: printable(content.participantName) };
  const measure: MeasureText = (text, { face, size, isName }) =>
    isName
      ? widthOfRuns(pdf.doc, runsOf(pdf, text, face), size)
      : widthOf(pdf.doc, text, face, size);
  const sheet = composeSheet(printed, paper, measure);
  addArtifact(pdf.doc, 'Layout', () => {
    for (const shape of [...sheet.ornaments, ...sheet.rules]) drawShape(pdf.doc, shape);
  });
  for (const block of new Set(sheet.texts.map((text) => text.block))) {
    addBlock(
      pdf,
      sheet.texts.filter((text) => text.block === block),
    );
  }
  addCode(pdf, sheet.code, content.verifyUrl);
  attachCredential(pdf, credential, new Date(content.issuedAt ?? 0));
  return endPdf(pdf);
}

function drawShape(doc: PDFDocument, { d, fill, stroke, strokeWidth = 1, place }: SheetShape) {
  doc.save();
  if (place) doc.translate(place.x, place.y).scale(place.scale);
  doc.lineWidth(strokeWidth).path(d);
  if (fill) doc.fill(SHEET_COLORS[fill]);
  else doc.stroke(SHEET_COLORS[stroke ?? 'ink']);
  doc.restore();
}

/** Adds the lines of one text. Their letters are read as typed, whatever the order in which they are drawn. */
function addBlock(pdf: PdfSheet, lines: readonly SheetText[]) {
  const { doc, root } = pdf;
  const first = lines[0]!;
  const text = textOf(lines);
  const element = doc.struct(first.tag === 'h1' ? 'H1' : 'P', first.isName ? { actual: text } : {});
  root.add(element);
  const linked = first.link ? doc.struct('Link', { alt: first.link }) : undefined;
  if (linked) element.add(linked);
  for (const line of lines) {
    (linked ?? element).add(() => drawText(pdf, line));
    if (!linked || !line.link) continue;
    const width = widthOf(doc, line.text, line.face, line.size);
    doc.link(line.x, line.y - line.size, width, line.size * 1.3, line.link, {
      structParent: linked,
      Contents: Object(`Verify this certificate at ${line.link}`) as object,
    });
  }
}

function drawText(pdf: PdfSheet, line: SheetText): void {
  const { text, face, size, tone, align, x, y, isName } = line;
  const { doc } = pdf;
  const runs = isName ? runsOf(pdf, text, face) : [{ text, font: face }];
  const left = x - widthOfRuns(doc, runs, size) * { left: 0, center: 0.5, right: 1 }[align];
  drawRuns(doc, runs, { size, color: SHEET_COLORS[tone], x: left, baseline: y });
}

function widthOf(doc: PDFDocument, text: string, font: string, size: number): number {
  return doc.font(font, size).widthOfString(text, { features: [] });
}

function addCode({ doc, root }: PdfSheet, code: readonly SheetShape[], address: string): void {
  const { x, y, scale } = code[0]!.place!;
  const side = Number(/h(\d+)/.exec(code[0]!.d)![1]) * scale;
  const figure = doc.struct('Figure', {
    alt: `QR code of ${address}`,
    bbox: [x, y, x + side, y + side],
  });
  root.add(figure);
  figure.add(() => {
    for (const shape of code) drawShape(doc, shape);
  });
}

/** Attaches the signed token under the name that `/verify` looks for: to software, it says what the sheet says to people. */
function attachCredential({ doc }: PdfSheet, credential: string, issuedAt: Date): void {
  doc.file(new TextEncoder().encode(credential), {
    name: CREDENTIAL_ATTACHMENT,
    type: 'application/vc+jwt',
    description: 'The signed credential of this certificate',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
    relationship: 'Alternative',
  });
}
