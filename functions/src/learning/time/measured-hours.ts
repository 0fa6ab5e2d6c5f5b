import { supportedHours } from '@learning/shared/domain/learning/study-minutes';
import type { CompletionRecord } from '../learner-records.ts';
import type { LearnerState } from '../learner-state.ts';

/** The hours of a completed course, and how far measured time supports them. */
export interface MeasuredHours {
  /** As they were on the day of the completion. */
  courseHours: number;
  measuredMinutes: number;
  /** As log and certificate print them; null while measured time does not support them. */
  instructionHours: number | null;
}

/** Returns the hours of a completion with the time measured until now. Source: rules/hours.md H4, H7 */
export function measuredHours(
  { courseId, instructionHours: courseHours }: CompletionRecord,
  { progress }: Pick<LearnerState, 'progress'>,
): MeasuredHours {
  const measuredMinutes = measuredMinutesOf(courseId, progress);
  const instructionHours = supportedHours(courseHours, measuredMinutes);
  return { courseHours, measuredMinutes, instructionHours };
}

/** Returns the minutes that sittings have reported in a course. */
export function measuredMinutesOf(courseId: number, progress: LearnerState['progress']): number {
  return progress
    .filter((entry) => entry.courseId === courseId)
    .reduce((sum, entry) => sum + entry.timeSpentMinutes, 0);
}
