/** The three kinds of learning time. They are shown side by side and never mixed. Source: rules/hours.md H1 */
export interface StudyMinutes {
  /** Reading, writing, figures and review questions in modules. */
  onScreen: number;
  activities: number;
  /** Workplace practice and the deliverable of an assessment. */
  atDesk: number;
}

/** Measured minutes that support one hour of instruction: 60 percent of it. Source: rules/hours.md H7 */
const SUPPORTING_MINUTES = 36;

export function totalMinutes({ onScreen, activities, atDesk }: StudyMinutes): number {
  return onScreen + activities + atDesk;
}

export function addMinutes(some: readonly StudyMinutes[]): StudyMinutes {
  return {
    onScreen: some.reduce((sum, minutes) => sum + minutes.onScreen, 0),
    activities: some.reduce((sum, minutes) => sum + minutes.activities, 0),
    atDesk: some.reduce((sum, minutes) => sum + minutes.atDesk, 0),
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

/** Returns how many measured minutes support the instruction hours of a course. Source: rules/hours.md H7 */
export function neededMinutes(courseHours: number): number {
  return Math.ceil(courseHours * SUPPORTING_MINUTES);
}

/**
 * Returns the hours that log and certificate print: all instruction hours, or null while the measured time does not support them. Then
 * nothing prints hours, because a certificate of "0 hours" says more against its holder than none.
 *
 * Source: rules/hours.md H7
 */
export function supportedHours(courseHours: number, measuredMinutes: number): number | null {
  const isSupported = courseHours > 0 && measuredMinutes >= neededMinutes(courseHours);
  return isSupported ? courseHours : null;
}

/** Returns minutes as hours, rounded to halves. Source: rules/hours.md H2 */
export function roundedHours(minutes: number): number {
  return Math.round(minutes / 30) / 2;
}
