import { approvalsOf, approvedActivities, printApproval } from '@learning/content/site/approvals';
import type { RecertificationEntry } from '@learning/shared/contract/dashboard';
import type { StudyMinutes } from '@learning/shared/domain/learning/study-minutes';
import {
  printCourseHours,
  printMeasured,
  printNeeded,
} from '#components/certificate/measured-time.ts';
import { printMinutes, STUDY_MINUTE_NAMES } from '#lib/study-minutes.ts';

/**
 * The log's fixed texts, on screen and in the PDF.
 *
 * Source: rules/hours.md H3, H5, H6, H7
 */
export const LOG_TITLE = 'Recertification log';

/** Returns what the log is. @param approved what certifying bodies have approved; the operator's entries */
export function printDisclaimer(approved: readonly unknown[] = approvedActivities): string {
  const approval =
    approved.length === 0
      ? 'No certifying body has approved these courses.'
      : 'A certifying body has approved only what is stated beside a course.';
  return `Your own record of the courses you completed, for you to report. The hours may count toward recertification; your certifying body decides. ${approval}`;
}

/** Returns the approvals of an entry's course on the day it was completed. Source: rules/certificates.md K15 */
export function approvalsOfEntry({ courseId, completedAt }: RecertificationEntry): string[] {
  return approvalsOf(courseId, new Date(completedAt)).map(printApproval);
}

export const HOURS_RULE =
  'Instruction hours are the time on screen and with activities, rounded down to quarter hours. Time at your desk is not counted. Where your measured time is below 60% of a course’s instruction hours, the log prints no hours for it.';

/** Says why a course has no hours, and when it will; nothing for one with hours. */
export function missingHours(entry: RecertificationEntry): string[] {
  if (entry.instructionHours !== null) return [];
  const hours = printCourseHours(entry.courseHours);
  return [
    `${printMeasured(entry)}. The log prints ${hours} once ${printNeeded(entry)} are measured.`,
  ];
}

/** Returns the parts of a course's hours and the measured time, with their names. */
export function hourFacts(
  minutes: StudyMinutes | null,
  measuredMinutes: number,
): [name: string, value: string][] {
  const parts = minutes
    ? Object.entries(STUDY_MINUTE_NAMES).map(([kind, name]): [string, string] => [
        name,
        printMinutes(minutes[kind as keyof StudyMinutes]),
      ])
    : [];
  return [...parts, ['Measured', printMinutes(measuredMinutes)]];
}

export const BODIES: readonly { name: string; requirement: string }[] = [
  {
    name: 'SHRM',
    requirement:
      'SHRM requires 60 professional development credits every three years, counted in 15-minute increments; check your certifying body’s handbook.',
  },
  {
    name: 'HRCI',
    requirement:
      'HRCI requires 60 credits every three years (45 for the aPHR), including at least one in ethics and, for the SPHR, 15 in business; check your certifying body’s handbook.',
  },
];

const THEME_NAMES: Record<string, string> = { ethics: 'Ethics', business: 'Business' };

/** Returns the display name of a theme; an unknown theme is capitalized. */
export function themeName(theme: string): string {
  return THEME_NAMES[theme] ?? `${theme.slice(0, 1).toUpperCase()}${theme.slice(1)}`;
}
