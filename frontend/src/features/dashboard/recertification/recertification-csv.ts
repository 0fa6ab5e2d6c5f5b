import type { RecertificationLog } from '@learning/shared/contract/dashboard';
import { printIsoDate } from '../print-time.ts';
import { themeName } from './recertification-wording.ts';

/** Other people's spreadsheets read these: add at the end, rename none. */
const COLUMNS = [
  'Completed on',
  'Course',
  'Instruction hours',
  'Modules',
  'Activities passed',
  'Themes',
  'Measured minutes',
  'Certificate ID',
] as const;

/**
 * The log as CSV: RFC 4180, UTF-8 with a byte order mark (without it Excel guesses another encoding), one course a line, the
 * latest first. Dates are those of the device's time zone.
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
  ]);
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/**
 * One cell. A text that a spreadsheet would run as a formula gets an apostrophe before it.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
