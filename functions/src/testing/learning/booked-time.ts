import { quarterHourOf } from '@learning/shared/domain/time/learning-time';
import type { BookedTime } from '#learning/progress/progress-updates.ts';

/**
 * Returns minutes to add to the quarter hour of an instant.
 *
 * @param version of the month's item, 0 when the learner has none
 */
export function bookedAt(instant: Date, minutes: number, version = 0): BookedTime {
  const quarter = quarterHourOf(instant);
  return {
    entries: minutes > 0 ? [{ ...quarter, minutes }] : [],
    monthVersions: { [quarter.month]: version },
  };
}
