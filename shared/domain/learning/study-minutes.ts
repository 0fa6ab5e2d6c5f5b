/** The three kinds of learning time. They are shown side by side and never mixed. Source: rules/hours.md H1 */
export interface StudyMinutes {
  /** Reading, writing, figures and recall questions in modules. */
  onScreen: number;
  activities: number;
  /** Workplace practice and the deliverable of an assessment. */
  atDesk: number;
}

/** Below this share of the instruction hours, measured time does not support them. Source: rules/hours.md H7 */
export const LEAST_MEASURED_SHARE = 0.6;

export function totalMinutes({ onScreen, activities, atDesk }: StudyMinutes): number {
  return onScreen + activities + atDesk;
}

export function addMinutes(some: readonly StudyMinutes[]): StudyMinutes {
  return {
    onScreen: some.reduce((sum, one) => sum + one.onScreen, 0),
    activities: some.reduce((sum, one) => sum + one.activities, 0),
    atDesk: some.reduce((sum, one) => sum + one.atDesk, 0),
  };
}

/** Returns minutes as hours, rounded down to quarters. */
export function quarterHours(minutes: number): number {
  return Math.floor(minutes / 15) / 4;
}

/** Returns a course's instruction hours, without time at the desk. Source: rules/hours.md H3 */
export function instructionHours({ onScreen, activities }: StudyMinutes): number {
  return quarterHours(onScreen + activities);
}

/**
 * Returns the hours that the log and the certificate print: the instruction hours, or the measured time if it is too short to
 * support them.
 *
 * Source: rules/hours.md H7
 */
export function supportedHours(hours: number, measuredMinutes: number): number {
  const isSupported = measuredMinutes >= hours * 60 * LEAST_MEASURED_SHARE;
  return isSupported ? hours : quarterHours(measuredMinutes);
}

/** Returns minutes as hours, rounded to halves. Source: rules/hours.md H2 */
export function roundedHours(minutes: number): number {
  return Math.round(minutes / 30) / 2;
}
