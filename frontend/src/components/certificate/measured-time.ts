import { neededMinutes } from '@learning/shared/domain/learning/study-minutes';
import { printMinutes } from '#lib/study-minutes.ts';

/** How far measured time supports the hours of a completed course. Source: rules/hours.md H7 */
export interface MeasuredTime {
  courseHours: number;
  measuredMinutes: number;
}

/** Prints `1 h 5 min of 2 hours measured`. */
export function printMeasured({ courseHours, measuredMinutes }: MeasuredTime): string {
  return `${printMinutes(measuredMinutes)} of ${printCourseHours(courseHours)} measured`;
}

/** Prints from which measured time on the hours are printed: `1 h 12 min`. */
export function printNeeded({ courseHours }: Pick<MeasuredTime, 'courseHours'>): string {
  return printMinutes(neededMinutes(courseHours));
}

/** Prints `2 hours`, `1 hour`. */
export function printCourseHours(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
