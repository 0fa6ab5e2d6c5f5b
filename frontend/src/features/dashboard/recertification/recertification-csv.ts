import type { RecertificationLog } from '@learning/shared/contract/dashboard';
import { printIsoDate } from '../print-time.ts';
import { themeName } from './recertification-wording.ts';

/** Other people's spreadsheets read these columns: append new ones, never rename. */
const COLUMNS = [
  'Completed on',
  'Course',
  'Instruction hours',
  'Modules',
  'Activities passed',
  'Themes',
  'Measured minutes',
  'Certificate ID',
  'Minutes on screen',
  'Minutes of activities',
  'Minutes at your desk',
  'Hours are measured time',
] as const;

/**
 * Returns the log as CSV (RFC 4180), one course per line, the latest first, with dates in the device's time zone.
 * Without the byte order mark, Excel would guess another encoding than UTF-8.
 */
export function recertificationCsv(log: RecertificationLog): string {
  const rows = log.entries.map((entry) => [
    printIsoDate(entry.completedAt),
    entry.courseTitle,
    String(entry.instructionHours),
    String(entry.moduleCount),
    entry.activities
      .map(({ title, score, completedAt }) => `${title}: ${score}% (${printIsoDate(completedAt)})`)
      .join('; '),
    entry.themes.map(themeName).join('; '),
    String(entry.measuredMinutes),
    entry.certificateId ?? '',
    ...[entry.minutes?.onScreen, entry.minutes?.activities, entry.minutes?.atDesk].map((one) =>
      String(one ?? ''),
    ),
    entry.isMeasuredTime ? 'yes' : 'no',
  ]);
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/**
 * Returns one cell; text that a spreadsheet would run as a formula gets an apostrophe in front.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(text: string): string {
  const safeText = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
