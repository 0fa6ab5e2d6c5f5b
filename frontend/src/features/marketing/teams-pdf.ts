import { site } from '@learning/content/site';
import { teamsPage } from '@learning/content/site/teams';
import type { PricingTier } from '@learning/shared/contract/billing';
import type { PdfFonts } from '#lib/pdf/pdf-fonts.ts';
import { addText, closePdf, openPdf, PDF_COLORS, type PdfSheet } from '#lib/pdf/pdf-sheet.ts';
import { addTable, type PdfColumn } from '#lib/pdf/pdf-table.ts';
import { printDate } from '#lib/print-date.ts';
import { seatFacts } from './seat-facts.ts';

const { file, payment, security } = teamsPage;

const SHARES = [0.22, 0.26, 0.22, 0.3];
const SMALL = { size: 8.5, color: PDF_COLORS.muted };
const DATA_SHOWN = 4;

/** Returns the tagged page about teams for finance, with the published plans. It is made when the site is built. */
export function teamsPdf(fonts: PdfFonts, tiers: readonly PricingTier[]): Promise<Blob> {
  const updatedOn = new Date(`${file.updatedOn}T12:00:00Z`);
  const sheet = openPdf(fonts, {
    title: file.title,
    author: site.name,
    creator: site.name,
    createdAt: updatedOn,
    paper: 'LETTER',
  });
  addText(sheet, 'P', site.name, { size: 10, color: PDF_COLORS.accent });
  addText(sheet, 'H1', file.title, { face: 'serif', size: 18, spaceBefore: 2 });
  addText(sheet, 'P', file.what.text, { size: 9, lineGap: 1, spaceBefore: 5 });
  addHeading(sheet, file.plans.title);
  sheet.doc.y += 4;
  addTable(sheet, columns(), tiers.map(rowOf));
  addText(sheet, 'P', file.plans.note, { ...SMALL, spaceBefore: 4 });
  addHeading(sheet, file.paying.title);
  for (const { title, text } of payment.items) addPoint(sheet, `${title}. ${text}`);
  addHeading(sheet, file.leaving.title);
  for (const text of file.leaving.items) addPoint(sheet, text);
  addHeading(sheet, file.data.title);
  for (const { title, text } of security.items.slice(0, DATA_SHOWN)) {
    addPoint(sheet, `${title}. ${text}`);
  }
  const { email, phone } = site.contact;
  addText(sheet, 'P', `${file.contact} ${email}, ${phone.text}. ${site.origin}/teams`, {
    size: 9,
    spaceBefore: 8,
  });
  return closePdf(sheet, `${site.name}. As of ${printDate(updatedOn)}.`);
}

function columns(): PdfColumn[] {
  return file.plans.columns.map((title, index) => ({
    title,
    share: SHARES[index]!,
    ...(index === 0 ? { isRowHeader: true } : {}),
  }));
}

function rowOf(tier: PricingTier) {
  const { people, price, perSeat } = seatFacts(tier);
  const cell = (text: string) => ({ text, style: { size: 9 } });
  return [
    [cell(tier.name)],
    [cell(people)],
    [cell(String(tier.contents.courses))],
    [cell(price), ...(perSeat && tier.maxUsers !== 1 ? [{ text: perSeat, style: SMALL }] : [])],
  ];
}

function addHeading(sheet: PdfSheet, text: string): void {
  addText(sheet, 'H2', text, { face: 'serif', size: 11.5, spaceBefore: 7 });
}

function addPoint(sheet: PdfSheet, text: string): void {
  addText(sheet, 'P', text, { size: 9, lineGap: 0.5, spaceBefore: 2 });
}
