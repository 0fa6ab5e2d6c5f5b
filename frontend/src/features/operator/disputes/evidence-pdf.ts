import { site } from '@learning/content/site';
import type { PdfFonts } from '#lib/pdf/pdf-fonts.ts';
import { addName } from '#lib/pdf/pdf-name.ts';
import { addText, closePdf, openPdf, PDF_COLORS, type PdfSheet } from '#lib/pdf/pdf-sheet.ts';
import { printDate, printDateAndTime } from '#lib/print-date.ts';
import type { ShownEvidence } from './evidence-files.ts';

interface PdfOptions {
  now: Date;
  /** What the operator adds; stands first. */
  statement: string;
}

/** Returns the evidence for a dispute as a tagged PDF, with the same texts as on the page. Source: rules/money.md M46 */
export function evidencePdf(
  fonts: PdfFonts,
  { dispute, parts }: ShownEvidence,
  { now, statement }: PdfOptions,
): Promise<Blob> {
  const title = `Evidence for dispute ${dispute.disputeId}`;
  const sheet = openPdf(fonts, {
    title,
    author: site.name,
    creator: site.name,
    createdAt: now,
    // Banks print on it.
    paper: 'LETTER',
  });
  addText(sheet, 'P', site.name, { size: 10, color: PDF_COLORS.accent });
  addText(sheet, 'H1', 'Evidence for a dispute', { face: 'serif', size: 22, spaceBefore: 6 });
  const facts = [
    `Dispute ${dispute.disputeId}, opened on ${printDate(dispute.createdAt)}, reason “${dispute.reason.replaceAll('_', ' ')}”`,
    `Amount $${dispute.amount.toFixed(2)}, order ${dispute.orderId}`,
    ...(dispute.dueAt === null ? [] : [`Answer due by ${printDateAndTime(dispute.dueAt)}`]),
    `Composed from the records of ${site.name} on ${printDateAndTime(now.toISOString())}`,
  ];
  for (const fact of facts) {
    addText(sheet, 'P', fact, { size: 10, color: PDF_COLORS.muted, spaceBefore: 3 });
  }
  if (statement !== '') addPart(sheet, 'Statement', statement);
  for (const part of parts) {
    if (part.text === '') continue;
    if (part.name === 'customer_name') {
      addHeading(sheet, part.title);
      addName(sheet, part.text, { size: TEXT.size, spaceBefore: 4 });
    } else addPart(sheet, part.title, part.text);
  }
  return closePdf(sheet, `${site.name}. ${title}.`);
}

const TEXT = { size: 9.5, lineGap: 1 };

function addHeading(sheet: PdfSheet, title: string): void {
  startPageFor(sheet, 60);
  addText(sheet, 'H2', title, { face: 'serif', size: 13, spaceBefore: 18 });
}

/** Adds each line as a paragraph; a line in capitals is the heading of those below it. */
function addPart(sheet: PdfSheet, title: string, text: string): void {
  addHeading(sheet, title);
  for (const line of inRows(text.split('\n').filter((each) => each.trim() !== ''))) {
    const isHeading = /^[A-Z][^a-z]+(?:\(UTC\))?[^a-z]*$/.test(line);
    if (isHeading) startPageFor(sheet, 40);
    addText(sheet, isHeading ? 'H3' : 'P', isHeading ? sentence(line) : line, {
      ...TEXT,
      ...(isHeading ? { face: 'serif', spaceBefore: 10 } : { spaceBefore: 2 }),
    });
  }
}

/** How many short lines with a time stand beside each other: card networks read 19 pages. */
const BESIDE = 3;

/** Joins short lines that begin with a time, three to a row. */
function inRows(lines: readonly string[]): string[] {
  const rows: string[] = [];
  let joined = 0;
  for (const line of lines) {
    const isShort = /^\d{4}-\d\d-\d\d /.test(line) && line.length <= 36;
    if (isShort && joined > 0 && joined < BESIDE) rows.push(`${rows.pop()}   ·   ${line}`);
    else rows.push(line);
    joined = isShort ? (joined % BESIDE) + 1 : 0;
  }
  return rows;
}

/** Starts a page when less than this is left of it, so that no heading stands alone. */
function startPageFor({ doc }: PdfSheet, points: number): void {
  if (doc.y + points <= doc.page.height - doc.page.margins.bottom) return;
  doc.addPage();
  doc.y = doc.page.margins.top;
}

/** `SIGN-INS, THE LAST ONE FIRST` → `Sign-ins, the last one first` */
const sentence = (line: string) =>
  `${line.charAt(0)}${line.slice(1).toLowerCase()}`.replace('(utc)', '(UTC)');
