import type { RecertificationLog } from '@learning/shared/contract/dashboard';
import { verificationUrl } from '@learning/shared/credentials/issuing/addresses';
import { activitiesInWords, isDocument } from '@learning/shared/domain/wording/activities-in-words';
import { csvCell } from '#lib/csv-cell.ts';
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
  // No longer: without enough measured time, the hours are empty.
  'Hours are measured time',
  'Verification page',
  'Activities',
] as const;

/**
 * Returns the log as CSV (RFC 4180), one course per line, the latest first, with dates in the device's time zone.
 * Without the byte order mark, Excel would guess another encoding than UTF-8.
 *
 * @param origin of the site, for the pages that verify the certificates
 */
export function recertificationCsv(log: RecertificationLog, origin: string): string {
  const rows = log.entries.map((entry) => [
    printIsoDate(entry.completedAt),
    entry.courseTitle,
    String(entry.instructionHours ?? ''),
    String(entry.moduleCount),
    entry.activities
      .map(
        ({ title, type, score, completedAt }) =>
          `${title}: ${isDocument(type) ? 'completed' : `${score}%`} (${printIsoDate(completedAt)})`,
      )
      .join('; '),
    entry.themes.map(themeName).join('; '),
    String(entry.measuredMinutes),
    entry.certificateId ?? '',
    ...[entry.minutes?.onScreen, entry.minutes?.activities, entry.minutes?.atDesk].map((minutes) =>
      String(minutes ?? ''),
    ),
    'no',
    entry.certificateId === null ? '' : verificationUrl(origin, entry.certificateId),
    activitiesInWords(entry.activities.map(({ type }) => type)),
  ]);
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
