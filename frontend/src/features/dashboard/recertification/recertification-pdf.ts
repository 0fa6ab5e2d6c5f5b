import { site } from '@learning/content/site';
import { verificationUrl } from '@learning/shared/credentials/issuing/addresses';
import type { RecertificationEntry, RecertificationLog } from '@learning/shared/contract/dashboard';
import {
  activitiesInWords,
  resultInWords,
} from '@learning/shared/domain/wording/activities-in-words';
import type { PdfFonts } from '#lib/pdf/pdf-fonts.ts';
import { addName } from '#lib/pdf/pdf-name.ts';
import { addText, closePdf, openPdf, PDF_COLORS } from '#lib/pdf/pdf-sheet.ts';
import { addTable, type PdfColumn, type PdfLine, type PdfRow } from '#lib/pdf/pdf-table.ts';
import { printDate } from '#lib/print-date.ts';
import { count, printInstructionHours } from '../print-time.ts';
import {
  approvalsOfEntry,
  BODIES,
  hourFacts,
  HOURS_RULE,
  LOG_TITLE,
  missingHours,
  printDisclaimer,
  themeName,
} from './recertification-wording.ts';

const COLUMNS: readonly PdfColumn[] = [
  { title: 'Completed', share: 0.2 },
  { title: 'Course and evidence', share: 0.52, isRowHeader: true },
  { title: 'Themes', share: 0.14 },
  { title: 'Instruction hours', share: 0.14, align: 'right' },
];

const SMALL = { size: 8.5, color: PDF_COLORS.muted };

interface PdfOptions {
  learnerName: string;
  now: Date;
  paper: 'A4' | 'LETTER';
  /** Of the site, for the pages that verify the certificates. */
  origin: string;
}

/** Returns the log as a tagged PDF with the courses, evidence, total hours and disclaimer. */
export function recertificationPdf(
  fonts: PdfFonts,
  log: RecertificationLog,
  { learnerName, now, paper, origin }: PdfOptions,
): Promise<Blob> {
  const sheet = openPdf(fonts, {
    title: `${LOG_TITLE}: ${learnerName}`,
    author: learnerName,
    creator: site.name,
    createdAt: now,
    paper,
  });
  const summary = `${printInstructionHours(log.instructionHours)} of instruction in ${count(log.entries.length, 'course')}`;
  addText(sheet, 'P', site.name, { size: 10, color: PDF_COLORS.accent });
  addText(sheet, 'H1', LOG_TITLE, { face: 'serif', size: 24, spaceBefore: 6 });
  addName(sheet, learnerName, { size: 13, spaceBefore: 4 });
  addText(sheet, 'P', `${summary}. Created on ${printDate(now)}.`, {
    size: 10,
    color: PDF_COLORS.muted,
    spaceBefore: 2,
  });
  addText(sheet, 'P', printDisclaimer(), { size: 10, lineGap: 2.5, spaceBefore: 14 });
  sheet.doc.y += 18;
  addTable(sheet, COLUMNS, [...log.entries.map((entry) => rowOf(entry, origin)), totalRow(log)]);
  addText(sheet, 'H2', 'About the hours', { face: 'serif', size: 13, spaceBefore: 24 });
  for (const text of [HOURS_RULE, ...BODIES.map(({ requirement }) => requirement)]) {
    addText(sheet, 'P', text, { size: 10, lineGap: 2.5, spaceBefore: 6 });
  }
  return closePdf(sheet, `${site.name}. Self-reported record of ${learnerName}.`);
}

function rowOf(entry: RecertificationEntry, origin: string): PdfRow {
  const done = activitiesInWords(entry.activities.map(({ type }) => type));
  return [
    [{ text: printDate(entry.completedAt) }],
    [
      { text: entry.courseTitle, style: { face: 'serif', size: 10.5 } },
      {
        text: [count(entry.moduleCount, 'module'), ...(done ? [done] : [])].join(', '),
        style: SMALL,
      },
      {
        text: hourFacts(entry.minutes, entry.measuredMinutes)
          .map(([name, value]) => `${name}: ${value}`)
          .join(' · '),
        style: SMALL,
      },
      ...missingHours(entry).map((text) => ({ text, style: SMALL })),
      ...entry.activities.map((activity) => ({
        text: `${activity.title}: ${resultInWords(activity)} on ${printDate(activity.completedAt)}`,
        style: SMALL,
      })),
      ...approvalsOfEntry(entry).map((text) => ({ text, style: SMALL })),
      ...(entry.certificateId
        ? [certificateLine(verificationUrl(origin, entry.certificateId))]
        : []),
    ],
    [{ text: entry.themes.map(themeName).join(', ') || '–' }],
    [{ text: entry.instructionHours?.toFixed(2) ?? '–' }],
  ];
}

/** Leads to the page that verifies a certificate. */
function certificateLine(url: string): PdfLine {
  const link = { url, description: `Verify this certificate at ${url}` };
  return { text: `Certificate: ${url}`, style: SMALL, link };
}

function totalRow({ instructionHours }: RecertificationLog): PdfRow {
  const style = { face: 'serif', size: 11 } as const;
  return [[], [{ text: 'Total', style }], [], [{ text: instructionHours.toFixed(2), style }]];
}
